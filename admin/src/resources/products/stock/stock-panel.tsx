import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { LowStockInput } from '../form/low-stock-input.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { StockHistory } from './stock-history.tsx';
import { listStockItems, type StockItem } from './stock-items.ts';
import { describePieces } from './stock-reasons.ts';

const ROW = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: `1px solid ${COLOURS.line}` } as const;
const SMALL = { color: 'text.secondary', fontSize: 14 } as const;

const Pieces = ({ item: { stock, reserved }, lowStockAt }: { item: StockItem; lowStockAt: number }) => {
  const availablePieces = stock === null ? null : stock - reserved;
  return (
    <>
      <Box sx={SMALL}>
        {stock === null ? 'Made to order' : `${describePieces(stock)} on hand`}
        {reserved > 0 && `, ${reserved.toLocaleString('en-US')} held by open orders`}
      </Box>
      {availablePieces !== null && availablePieces <= lowStockAt && (
        <Badge tone={availablePieces <= 0 ? 'bad' : 'waiting'}>{availablePieces <= 0 ? 'Sold out' : 'Low'}</Badge>
      )}
    </>
  );
};

/** The pieces on hand. They are not saved with the form but each in a dialog, with a reason, because orders change them at any moment. */
export const StockPanel = ({ product }: { product: AdminProduct }) => {
  const mayChange = useAllowed()('stock.write');
  const [changedItem, setChangedItem] = useState<StockItem | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listStockItems(product).map((item) => (
          <Box component="li" key={item.key} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{item.name}</strong>
              <Pieces item={item} lowStockAt={product.low_stock_at} />
            </Box>
            {mayChange && (
              <Button onClick={() => setChangedItem(item)} aria-label={`Change the pieces: ${item.name}`}>
                Change
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <LowStockInput />
      <Button onClick={() => setHistoryOpen(true)} sx={{ mt: 1, ml: -1 }}>
        Changes of the stock
      </Button>
      {changedItem && <StockDialog product={product} item={changedItem} onClose={() => setChangedItem(null)} />}
      {isHistoryOpen && <StockHistory product_id={product.product_id} onClose={() => setHistoryOpen(false)} />}
    </>
  );
};
