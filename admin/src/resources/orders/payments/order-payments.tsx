import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { computeAmountDue } from '@uruhu/contract/rules/prices/amount-due';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { canAskProvider, findRefundBlock } from '../order-steps.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NoteClaim } from './note-claim.tsx';
import { describeConfirmationBlock, describeReplacement, PAYMENT_STATES } from './payment-states.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { OrderChanges } from './use-order-change.ts';

type Payment = AdminOrder['payments'][number];
type Props = { order: AdminOrder; changes: OrderChanges };

const METHODS: Record<Payment['method'], string> = { mobile_money: 'Mobile money', card: 'Card', prompt: 'Phone prompt' };

export const OrderPayments = ({ order, changes }: Props) => (
  <Panel title="Payments">
    {order.payments.length === 0 && (
      <Box sx={{ color: 'text.secondary' }}>
        {order.final_total === null
          ? 'No payment waits to be checked.'
          : 'The shopper has not begun to pay. The shop cancels the order by itself if she does not.'}
      </Box>
    )}
    <OverpaidAlert order={order} />
    <PartPaidAlert order={order} />
    {order.payments.map((payment) => (
      <Box key={payment.payment_id} sx={{ '& + &': { borderTop: `1px solid ${COLOURS.line}`, mt: 2, pt: 2 } }}>
        <OnePayment payment={payment} order={order} changes={changes} />
      </Box>
    ))}
    <NoteClaim order={order} />
  </Panel>
);

/** The order waits for the rest of its total. Members who see no totals get no note. */
const PartPaidAlert = ({ order: { status, is_part_paid, final_total, payments } }: { order: AdminOrder }) => {
  if (!is_part_paid || status !== 'pending' || final_total === null) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      A part is paid. {formatRwf(computeAmountDue(final_total, payments))} of {formatRwf(final_total)} are left to pay.
    </Alert>
  );
};

/**
 * Warns that more than the total came, and that none of the payments is superfluous as a whole. The shop cannot refund a part of a payment, so
 * staff send the difference back themselves. A payment that is superfluous as a whole can be refunded, and a payment problem says so.
 */
const OverpaidAlert = ({ order: { final_total, payments } }: { order: AdminOrder }) => {
  const amounts = payments.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount);
  const excess_rwf = amounts.reduce((sum, amount) => sum + amount, 0) - (final_total ?? 0);
  if (final_total === null || excess_rwf <= 0 || amounts.some((amount) => amount <= excess_rwf)) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {formatRwf(excess_rwf)} more than the total came. Unless a note says that it was sent back, send it back from your own account, and
      write a note.
    </Alert>
  );
};

const OnePayment = ({ payment, order, changes }: Props & { payment: Payment }) => {
  const { label, tone } = PAYMENT_STATES[payment.state];
  const replacement = describeReplacement(payment, order.payments);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        {replacement ? <Badge tone="quiet">{replacement}</Badge> : <Badge tone={tone}>{label}</Badge>}
        <strong>{formatRwf(payment.amount)}</strong>
        <Box sx={{ color: 'text.secondary' }}>{formatTime(payment.created_at)}</Box>
      </Box>
      <Facts
        facts={{
          By: METHODS[payment.method],
          Transaction: payment.reference || null,
          'Payer’s phone': payment.phone || null,
          Reason: payment.reason || null,
          'Sent back by transaction': payment.refund_transaction_id || null,
        }}
      />
      <PaymentActions payment={payment} order={order} changes={changes} />
    </>
  );
};

const PaymentActions = ({ payment, order, changes }: Props & { payment: Payment }) => {
  const [dialog, setDialog] = useState<'confirm' | 'reject' | 'refund' | null>(null);
  const isAllowed = useAllowed();
  const [mayCheck, mayRefund] = [isAllowed('payments.check'), isAllowed('payments.refund')];
  const refundBlock = findRefundBlock(order, payment);
  const confirmationBlock = describeConfirmationBlock(payment);
  const { payment_id, state, amount } = payment;
  const close = () => {
    changes.clear();
    setDialog(null);
  };
  const dialogProps = { payment, changes, onClose: close };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
      {state === 'submitted' && mayCheck && (
        <>
          {confirmationBlock && <Box sx={{ flexBasis: '100%', color: 'text.secondary' }}>{confirmationBlock}</Box>}
          {!confirmationBlock && (
            <Button variant="contained" disabled={changes.isBusy} onClick={() => setDialog('confirm')}>
              Confirm {formatRwf(amount)}
            </Button>
          )}
          <Button variant={confirmationBlock ? 'contained' : 'outlined'} disabled={changes.isBusy} onClick={() => setDialog('reject')}>
            Reject
          </Button>
        </>
      )}
      {canAskProvider(payment) && mayCheck && (
        <Button variant="outlined" disabled={changes.isBusy} onClick={() => void changes.change('confirmPayment', { payment_id })}>
          Ask the provider again
        </Button>
      )}
      {state === 'succeeded' && mayRefund && (
        <Button variant="outlined" disabled={refundBlock !== '' || changes.isBusy} onClick={() => setDialog('refund')}>
          Refund
        </Button>
      )}
      {state === 'succeeded' && mayRefund && refundBlock && <Box sx={{ color: 'text.secondary' }}>{refundBlock}</Box>}
      {dialog === 'confirm' && <ConfirmDialog {...dialogProps} />}
      {dialog === 'reject' && <RejectDialog {...dialogProps} />}
      {dialog === 'refund' && <RefundDialog {...dialogProps} />}
    </Box>
  );
};
