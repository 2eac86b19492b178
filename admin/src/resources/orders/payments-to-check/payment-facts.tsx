import Box from '@mui/material/Box';
import { computeAmountDue } from '@uruhu/contract/rules/prices/amount-due';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { formatWait, shortenId } from '#admin/lib/format.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';
import { useNow } from '#admin/ui/use-now.ts';

type Props = { order: AdminOrder; payment: AdminOrder['payments'][number]; claimedAt: string; position: string };

const HEAD = { display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' } as const;
/** Amount and transaction, which staff compare with the merchant account, are beside each other also on a phone. */
const COMPARED = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: { xs: 1.5, sm: 4 },
  m: 0,
  mt: 1.5,
  '& dt': { color: 'text.secondary', fontSize: 14 },
  '& dd': { m: 0, fontSize: { xs: 22, sm: 36 }, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& dd:not(.amount)': { fontWeight: 600, fontSize: { xs: 17, sm: 28 }, lineHeight: { xs: '28px', sm: '46px' }, overflowWrap: 'anywhere' },
} as const;
const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'max-content minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: { xs: 1.5, sm: 2 },
  m: 0,
  mt: 2,
  '& dt': { color: 'text.secondary', fontSize: 14 },
  '& dd': { m: 0, fontSize: { xs: 16, sm: 20 }, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

/** Always two lines high on a phone, so that the confirm button stays in its place under the thumb. */
const NAME = { minHeight: { xs: 48, sm: 'auto' } } as const;

/** What to compare with the merchant account: the amount, the transaction, and the payer's number. */
export const PaymentFacts = ({ order, payment, claimedAt, position }: Props) => {
  const now = useNow();
  // Members who see no totals look for the amount of the payment alone.
  const due_rwf = order.final_total === null ? payment.amount : computeAmountDue(order.final_total, order.payments);
  return (
    <>
      <Box sx={HEAD}>
        <span>{position}, longest wait first</span>
        <span>waits {formatWait(claimedAt, now)}</span>
      </Box>
      <Box component="dl" sx={COMPARED}>
        <Box sx={{ flexShrink: 0 }}>
          <dt>Amount</dt>
          <Box component="dd" className="amount" sx={{ fontFamily: DISPLAY, whiteSpace: 'nowrap' }}>
            {formatRwf(payment.amount)}
          </Box>
        </Box>
        <Box sx={{ minWidth: 0, textAlign: 'right' }}>
          <dt>Transaction</dt>
          <dd>{payment.reference || '-'}</dd>
        </Box>
      </Box>
      <EarlierClaims order={order} />
      {due_rwf !== payment.amount && <Box sx={{ color: COLOURS.terracottaInk }}>The order still needs {formatRwf(due_rwf)}.</Box>}
      <Box component="dl" sx={FACTS}>
        <div>
          <dt>Payer’s phone</dt>
          <dd>{payment.phone || '-'}</dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>{shortenId(order.order_id)}</dd>
        </div>
        <div>
          <dt>Customer</dt>
          <Box component="dd" sx={NAME}>
            {order.customer.name}
          </Box>
        </div>
      </Box>
    </>
  );
};

/** Earlier claims with the reasons why they were rejected. A shopper who paid too little before may have sent only the missing amount now. */
const EarlierClaims = ({ order: { payments } }: { order: AdminOrder }) => {
  const rejected = payments.filter(({ state, reason, replaced_by }) => state === 'rejected' && reason !== '' && replaced_by === null);
  if (rejected.length === 0) return null;
  return (
    <Box component="ul" aria-label="Rejected before" sx={{ m: 0, mt: 1, pl: 2.5, color: COLOURS.terracottaInk }}>
      {rejected.map(({ payment_id, reference, reason }) => (
        <li key={payment_id}>
          Transaction {reference} was rejected: {reason}
        </li>
      ))}
    </Box>
  );
};
