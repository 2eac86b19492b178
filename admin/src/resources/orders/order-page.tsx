import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Link, useParams } from 'react-router';
import { useRecord } from '#admin/api/records.ts';
import { ChangesLink } from '#admin/history/changes-link.tsx';
import { formatTime, shortenId } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderNextSteps } from './order-next-steps.tsx';
import { OrderNotes } from './order-notes.tsx';
import { buildPrintPath } from './order-paths.ts';
import { OrderProblems } from './order-problems.tsx';
import { describeOrder } from './order-state.ts';
import { OtherOrders } from './other-orders.tsx';
import { OrderPayments } from './payments/order-payments.tsx';
import { useOrderChange } from './payments/use-order-change.ts';

export const OrderPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord('orders', id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  return data ? <OrderView order={data} /> : <PageSkeleton title={undefined} />;
};

const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } } as const;

const OrderView = ({ order }: { order: AdminOrder }) => {
  const { label, tone } = describeOrder(order);
  const changes = useOrderChange(order);
  return (
    <>
      <PageTitle title={`Order ${shortenId(order.order_id)}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Badge tone={tone}>{label}</Badge>
        {order.final_total !== null && <strong>{formatRwf(order.final_total)}</strong>}
        <Box sx={{ color: 'text.secondary' }}>
          placed {formatTime(order.created_at)}
          {order.entered_by && `, typed in by ${order.entered_by}`}
          {order.is_guest && ', without an account'}
        </Box>
        <Box sx={{ ml: { sm: 'auto' } }}>
          <Button component={Link} to={buildPrintPath('slips', [order.order_id])} target="_blank">
            Packing slip
          </Button>
          {order.final_total !== null && (
            <Button component={Link} to={buildPrintPath('invoices', [order.order_id])} target="_blank">
              Invoice
            </Button>
          )}
        </Box>
      </Box>
      <div role="alert">
        {changes.errorSummary && (
          <Alert severity="error" role="presentation" onClose={changes.clear} sx={{ mb: 2 }}>
            {changes.errorSummary}
          </Alert>
        )}
      </div>
      <OrderProblems order={order} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          <OrderNextSteps order={order} changes={changes} />
          <OrderPayments order={order} changes={changes} />
          <OrderLines order={order} />
        </Stack>
        <Stack spacing={2}>
          <OrderCustomer order={order} />
          <OrderNotes order={order} />
          <OtherOrders order={order} />
          <OrderMails order={order} />
          <div>
            <OrderLog order={order} />
            <Box sx={{ mt: 1 }}>
              <ChangesLink id={order.order_id} label="All changes of this order" />
            </Box>
          </div>
        </Stack>
      </Box>
    </>
  );
};
