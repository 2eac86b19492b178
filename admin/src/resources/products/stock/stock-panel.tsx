import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { useState } from 'react';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { LowStockInput } from '../form/low-stock-input.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { StockHistory } from './stock-history.tsx';
import { describePieces } from './stock-reasons.ts';
import { listParts, type StockedPart } from './stocked-parts.ts';

const ROW = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: `1px solid ${COLOURS.line}` } as const;
const SMALL = { color: 'text.secondary', fontSize: 14 } as const;

const Pieces = ({ part: { stock, reserved }, lowAt }: { part: StockedPart; lowAt: number }) => {
  const free = stock === null ? null : stock - reserved;
  return (
    <>
      <Box sx={SMALL}>
        {stock === null ? 'Made to order' : `${describePieces(stock)} on hand`}
        {reserved > 0 && `, ${reserved.toLocaleString('en-US')} held by open orders`}
      </Box>
      {free !== null && free <= lowAt && <Badge tone={free <= 0 ? 'bad' : 'waiting'}>{free <= 0 ? 'Sold out' : 'Low'}</Badge>}
    </>
  );
};

/** The pieces on hand. They change by a call of their own, with a reason, because orders change them at any moment. */
export const StockPanel = ({ product }: { product: AdminProduct }) => {
  const mayChange = useAllowed()('stock.write');
  const [changed, setChanged] = useState<StockedPart | null>(null);
  const [isHistory, setHistory] = useState(false);
  return (
    <Panel title="Stock">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listParts(product).map((part) => (
          <Box component="li" key={part.key} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{part.name}</strong>
              <Pieces part={part} lowAt={product.low_stock_at} />
            </Box>
            {mayChange && (
              <Button onClick={() => setChanged(part)} aria-label={`Change the pieces: ${part.name}`}>
                Change
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <LowStockInput />
      <Button onClick={() => setHistory(true)} sx={{ mt: 1 }}>
        Changes of the stock
      </Button>
      {changed && <StockDialog product={product} part={changed} onClose={() => setChanged(null)} />}
      {isHistory && <StockHistory product_id={product.product_id} onClose={() => setHistory(false)} />}
    </Panel>
  );
};
