import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shortenId } from '#admin/lib/format.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { PaymentToCheck } from './payment-to-check.tsx';
import { useQueue } from './use-queue.ts';

/** Of a fixed height, so that the confirm button stays in its place under the thumb. The longest text, that of a partial payment, fits. */
const STATUS = {
  color: 'text.secondary',
  lineHeight: '24px',
  height: { xs: 72, sm: 48 },
  mb: 1,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '3', sm: '2' },
} as const;

function focusContent(): void {
  const content = document.getElementById('main-content');
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

export const PaymentsToCheckPage = () => {
  const queue = useQueue();
  const [doneMessage, setDoneMessage] = useState('');
  // A chosen entry of the menu keeps the focus, and would take Enter.
  useEffect(focusContent, []);
  return (
    <>
      <PageTitle title="Payments to check" />
      <Box role="status" sx={STATUS}>
        {doneMessage}
      </Box>
      <QueueContent
        queue={queue}
        onDone={(text) => {
          setDoneMessage(text);
          queue.finish();
        }}
      />
    </>
  );
};

type Queue = ReturnType<typeof useQueue>;
type Payment = AdminOrder['payments'][number];

/**
 * The payment on the page. `isFirst`: the page has shown no other payment before it. `correctedFrom`: the transaction that the shopper corrected
 * while its payment was shown; null if she did not.
 */
type ShownPayment = { payment_id: string; isFirst: boolean; correctedFrom: string | null };

/** Follows which payment is shown. A corrected claim is another payment, and takes the place of the shown one. */
function useShownPayment(payment: Payment | undefined, payments: readonly Payment[]): ShownPayment | null {
  const [previous, setPrevious] = useState<ShownPayment | null>(null);
  if (!payment || previous?.payment_id === payment.payment_id) return previous;
  const { payment_id } = payment;
  const correctedPayment = payments.find((other) => other.payment_id === previous?.payment_id && other.replaced_by === payment_id);
  const shownPayment = { payment_id, isFirst: previous === null, correctedFrom: correctedPayment?.reference ?? null };
  setPrevious(shownPayment);
  return shownPayment;
}

const QueueContent = ({ queue, onDone }: { queue: Queue; onDone: (text: string) => void }) => {
  const { listQuery, orderQuery, currentOrderId, row, position, count } = queue;
  const payments = orderQuery.data?.payments ?? [];
  const payment = payments.find(({ state }) => state === 'submitted');
  const shownPayment = useShownPayment(payment, payments);
  if (listQuery.error) return <LoadFailed error={listQuery.error} onRetry={listQuery.refetch} />;
  if (listQuery.isPending) return <Skeleton />;
  if (currentOrderId === null) return <NothingToCheck />;
  if (orderQuery.error) return <LoadFailed error={orderQuery.error} onRetry={orderQuery.refetch} />;
  if (!orderQuery.data) return <Box sx={{ minHeight: 400 }} />;
  if (!payment) return <NoLongerWaits order={orderQuery.data} onNext={() => onDone('')} />;
  return (
    <PaymentToCheck
      key={payment.payment_id}
      order={orderQuery.data}
      payment={payment}
      claimedAt={row?.claimed_at ?? payment.created_at}
      position={`${position} of ${count}`}
      isFirst={shownPayment?.isFirst ?? true}
      correctedFrom={shownPayment?.correctedFrom ?? null}
      onDone={onDone}
      onSkip={queue.hasNext ? queue.skip : undefined}
    />
  );
};

const NothingToCheck = () => (
  <Empty
    title="Every payment is checked"
    action={
      <Button
        component={Link}
        to={{ pathname: '/orders', search: '?filter=%7B%22status%22%3A%22pending%22%2C%22payment%22%3A%22paid%22%7D' }}
        variant="outlined"
      >
        See what is to pack
      </Button>
    }
  >
    When a shopper says that she has paid by mobile money, her payment comes here. Look for the transaction in the merchant account, then
    confirm or reject it.
  </Empty>
);

const NoLongerWaits = ({ order, onNext }: { order: AdminOrder; onNext: () => void }) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" onClick={onNext}>
        Next payment
      </Button>
    }
  >
    The payment of order {shortenId(order.order_id)} does not wait any more: a colleague or the shopper has changed it.
  </Alert>
);
