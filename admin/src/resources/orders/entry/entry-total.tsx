import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { OrderQuote } from '@uruhu/contract/staff/orders/entry';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import type { OrderDraft } from './order-draft.ts';

type Props = {
  draft: OrderDraft;
  onChange: (change: Partial<OrderDraft>) => void;
  quote: OrderQuote | undefined;
  /** Why the server cannot price the drafted order; '' if it can. */
  quoteError: string;
  message: string;
  isBusy: boolean;
  onPlace: () => void;
};

const CouponField = ({ code, onChange }: { code: string; onChange: (code: string) => void }) => (
  <TextField
    label="Coupon (optional)"
    value={code}
    onChange={({ target }) => onChange(target.value)}
    helperText="A code of hers, or one for all customers."
    autoComplete="off"
    fullWidth
    sx={{ mt: 2 }}
  />
);

/** The total, which staff tell the customer before they place the order. */
export const EntryTotal = ({ draft, onChange, quote, quoteError, message, isBusy, onPlace }: Props) => (
  <Panel title="Total">
    {quote ? (
      <Facts
        facts={{
          Products: formatRwf(quote.subtotal),
          Coupon: quote.coupon_discount_amount > 0 ? `less ${formatRwf(quote.coupon_discount_amount)}` : null,
          Delivery: quote.shipping_fees === 0 ? 'free' : formatRwf(quote.shipping_fees),
          Total: <strong>{formatRwf(quote.total)}</strong>,
        }}
      />
    ) : (
      draft.lines.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          Choose products, and the total comes here. Tell it to the customer before you place the order.
        </Box>
      )
    )}
    {draft.account && <CouponField code={draft.coupon_code} onChange={(coupon_code) => onChange({ coupon_code })} />}
    <Box role="alert" sx={{ mt: 1 }}>
      {(quoteError || message) && <Alert severity="error">{quoteError || message}</Alert>}
    </Box>
    <Button variant="contained" size="large" fullWidth disabled={!quote || isBusy} onClick={onPlace} sx={{ mt: 1 }}>
      {quote ? `Place for ${formatRwf(quote.total)}` : 'Place the order'}
    </Button>
    <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>
      The shop then holds the pieces for the customer. She pays in the same way as for an order that she places herself; you can note the
      transaction on the page of the order.
    </Box>
  </Panel>
);
