import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { formatTime, formatWait, shortenId } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { describeOrder } from '../order-state.ts';

export type Row = AdminOrderRow & { id: string };

const QUIET = { color: 'text.secondary', mt: 0.25 } as const;

/** The state of an order, and how long it has waited for staff to check a payment, or for the shopper to pay. */
const OrderState = ({ order }: { order: AdminOrderRow }) => {
  const now = useNow();
  const { label, tone } = describeOrder(order);
  const since = order.claimed_at ?? order.unpaid_since;
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {since && <Box sx={QUIET}>waits {formatWait(since, now)}</Box>}
    </>
  );
};

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Order', render: ({ order_id }) => shortenId(order_id) },
  { label: 'Placed', render: ({ created_at }) => formatTime(created_at), sort: 'created_at' },
  {
    label: 'Customer',
    render: ({ customer }) => (
      <>
        {customer.name}
        <Box sx={QUIET}>{customer.phone}</Box>
      </>
    ),
  },
  { label: 'State', render: (order) => <OrderState order={order} />, sort: 'waiting' },
  { label: 'Pieces', render: ({ total_products }) => total_products, align: 'right' },
];

const TOTAL: Column<Row> = {
  label: 'Total',
  render: ({ final_total }) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
      {final_total !== null && formatRwf(final_total)}
    </Box>
  ),
  sort: 'final_total',
  align: 'right',
};

export const listColumns = (seesMoney: boolean): readonly Column<Row>[] => (seesMoney ? [...COLUMNS, TOTAL] : COLUMNS);
