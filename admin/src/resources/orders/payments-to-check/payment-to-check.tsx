import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shortenId } from '#admin/lib/format.ts';
import { ConfirmDialog } from '../payments/confirm-dialog.tsx';
import { describeConfirmationBlock } from '../payments/payment-states.ts';
import { RejectDialog } from '../payments/reject-dialog.tsx';
import { useOrderChange } from '../payments/use-order-change.ts';
import { PaymentFacts } from './payment-facts.tsx';
import type { QueueAction } from './queue.ts';
import { SameTransactions } from './same-transactions.tsx';
import { useQueueShortcuts } from './use-queue-shortcuts.ts';

/** After the next payment has appeared, presses are ignored for this time, because they were meant for the previous payment. */
const IGNORE_PRESSES_MS = 500;

/**
 * Returns `shouldAct`, whether to act on a press, and `isReady`, whether a press made now counts, for which the end-to-end tests wait.
 * `isFirst`: the page has shown no other payment before this one. The time at which a press was made decides, because a busy device handles it
 * later.
 */
function usePresses(isFirst: boolean) {
  const [countsFrom_ms] = useState(() => (isFirst ? 0 : performance.now() + IGNORE_PRESSES_MS));
  const [isReady, setReady] = useState(isFirst);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), IGNORE_PRESSES_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isReady, shouldAct: (press: Press) => press.timeStamp >= countsFrom_ms };
}

type Press = { timeStamp: number };

type Props = {
  order: AdminOrder;
  payment: AdminOrder['payments'][number];
  claimedAt: string;
  position: string;
  /** The page has shown no other payment before this one. */
  isFirst: boolean;
  /** The transaction that the shopper corrected while its payment was on the page; null if she did not. */
  correctedFrom: string | null;
  onDone: (text: string) => void;
  /** Undefined if no other payment waits. */
  onSkip: (() => void) | undefined;
};

/** A payment that a shopper has claimed, in large type, with buttons to confirm, reject or skip it. */
export const PaymentToCheck = ({ order, payment, claimedAt, position, isFirst, correctedFrom, onDone, onSkip }: Props) => {
  const changes = useOrderChange(order);
  const [dialog, setDialog] = useState<'confirm' | 'other amount' | 'reject' | null>(null);
  const { isReady, shouldAct } = usePresses(isFirst);
  const isContested = order.same_transactions.length > 0;
  const confirmationBlock = describeConfirmationBlock(payment);
  const amount = formatRwf(payment.amount);
  const finish = (verb: string, received_rwf = payment.amount) => {
    const missing = received_rwf < payment.amount ? ` of ${amount}, ${formatRwf(payment.amount - received_rwf)} are left to pay` : '';
    onDone(`${verb}: order ${shortenId(order.order_id)}, ${order.customer.name}, ${formatRwf(received_rwf)}${missing}.`);
  };
  async function confirm() {
    if (confirmationBlock) return setDialog('reject');
    if (payment.confirmation_refusal === 'payment_too_small') return setDialog('confirm');
    // Another order names the same transaction, or the shopper has just corrected this one, so pressing one key is not enough to confirm.
    if (isContested || correctedFrom !== null) return setDialog('confirm');
    if (await changes.change('confirmPayment', { payment_id: payment.payment_id })) finish('Confirmed');
  }
  const actions: Record<QueueAction, () => void> = {
    confirm: () => void confirm(),
    reject: () => setDialog('reject'),
    skip: () => onSkip?.(),
  };
  const run = (action: QueueAction, press: Press) => {
    if (shouldAct(press) && !changes.isBusy) actions[action]();
  };
  useQueueShortcuts(run);
  function closeDialog() {
    setDialog(null);
    changes.clear();
  }
  const dialogProps = { payment, changes, onClose: closeDialog };
  return (
    <Paper
      component="section"
      aria-label={`Payment ${position}`}
      data-ready={isReady || undefined}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}
    >
      <CorrectionAlert oldReference={correctedFrom} newReference={payment.reference} />
      <PaymentFacts order={order} payment={payment} claimedAt={claimedAt} position={position} />
      <SameTransactions order={order} {...(confirmationBlock && { advice: confirmationBlock })} />
      <div role="alert">
        {changes.errorSummary && dialog === null && (
          <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
            {changes.errorSummary}
          </Alert>
        )}
      </div>
      {confirmationBlock && !isContested && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {confirmationBlock}
        </Alert>
      )}
      <QueueButtons
        amount={amount}
        isBusy={changes.isBusy}
        isBlocked={confirmationBlock !== ''}
        onPress={run}
        hasNext={onSkip !== undefined}
      />
      <Box sx={KEY_HINT}>{confirmationBlock ? 'Enter or R rejects, S skips.' : 'Enter or C confirms, R rejects, S skips.'}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {!confirmationBlock && <Button onClick={() => setDialog('other amount')}>Another amount came</Button>}
        <Button component={Link} to={`/orders/${order.order_id}/show`}>
          Open the order
        </Button>
      </Box>
      {dialog === 'confirm' && (
        <ConfirmDialog
          {...dialogProps}
          onDone={(received_rwf) => finish('Confirmed', received_rwf)}
          warning={<SameTransactions order={order} />}
        />
      )}
      {dialog === 'other amount' && (
        <ConfirmDialog
          {...dialogProps}
          onDone={(received_rwf) => finish('Confirmed', received_rwf)}
          warning={<SameTransactions order={order} />}
          isOtherAmount
        />
      )}
      {dialog === 'reject' && <RejectDialog {...dialogProps} onDone={() => finish('Rejected')} />}
    </Paper>
  );
};

const CorrectionAlert = ({ oldReference, newReference }: { oldReference: string | null; newReference: string }) => (
  <div role="alert">
    {oldReference !== null && (
      <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
        Nothing is confirmed: the shopper has corrected transaction {oldReference}. Please look for {newReference} now.
      </Alert>
    )}
  </div>
);

type ButtonsProps = {
  amount: string;
  isBusy: boolean;
  isBlocked: boolean;
  onPress: (action: QueueAction, press: Press) => void;
  hasNext: boolean;
};

/** Shown on devices with a mouse, which usually have a keyboard. */
const KEY_HINT = { display: 'none', '@media (hover: hover)': { display: 'block' }, mt: 1, color: 'text.secondary', fontSize: 14 } as const;
const BUTTONS = { display: 'grid', gap: 1, mt: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } } as const;

const MAIN_BUTTON = { gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 56, fontSize: 18 } as const;

/** No button has the focus at first, so that a held Enter does not press it again and again. `isBlocked`: the server would refuse to confirm. */
const QueueButtons = ({ amount, isBusy, isBlocked, onPress, hasNext }: ButtonsProps) => (
  <Box sx={BUTTONS}>
    {!isBlocked && (
      <Button
        variant="contained"
        size="large"
        disabled={isBusy}
        onClick={(event) => onPress('confirm', event)}
        aria-keyshortcuts="Enter C"
        sx={MAIN_BUTTON}
      >
        Confirm {amount}
      </Button>
    )}
    <Button
      variant={isBlocked ? 'contained' : 'outlined'}
      color="error"
      disabled={isBusy}
      onClick={(event) => onPress('reject', event)}
      aria-keyshortcuts={isBlocked ? 'Enter R' : 'R'}
      sx={isBlocked ? MAIN_BUTTON : {}}
    >
      Reject
    </Button>
    <Button variant="outlined" disabled={isBusy || !hasNext} onClick={(event) => onPress('skip', event)} aria-keyshortcuts="S">
      Skip
    </Button>
  </Box>
);
