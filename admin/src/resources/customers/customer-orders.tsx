import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { CustomerDetail } from '@uruhu/contract/staff/customers';
import { Link } from 'react-router';
import { formatDay, shortenId } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { ORDER_STATUS_LABELS } from '#admin/lib/order-status.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { Panel } from '#admin/ui/panel.tsx';

type Order = CustomerDetail['latest_orders'][number];

const TONES: Record<Order['status'], Tone> = {
  pending: 'waiting',
  preparing: 'waiting',
  in_transit: 'good',
  delivered: 'good',
  cancelled: 'quiet',
};

function describePaid(total_rwf: number, paid_rwf: number): string {
  if (paid_rwf >= total_rwf) return 'paid';
  return paid_rwf === 0 ? 'not paid' : `partly paid: ${formatRwf(paid_rwf)}`;
}

export const CustomerOrders = ({ customer: { user_id, latest_orders, orders, paid_rwf } }: { customer: CustomerDetail }) => (
  <Panel title="Orders">
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>
      {orders} {orders === 1 ? 'order' : 'orders'} without cancelled ones, {formatRwf(paid_rwf)} paid
    </Typography>
    {latest_orders.length > 0 && (
      <>
        <OrderTable orders={latest_orders} />
        <MuiLink component={Link} to={buildListPath('orders', { user_id })} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          All orders of this customer
        </MuiLink>
      </>
    )}
  </Panel>
);

const OrderTable = ({ orders }: { orders: readonly Order[] }) => (
  <TableContainer tabIndex={0} role="region" aria-label="Orders of this customer">
    <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>State</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ order_id, created_at, status, total_rwf, paid_rwf }) => (
          <TableRow key={order_id}>
            <TableCell>
              <MuiLink component={Link} to={`/orders/${order_id}/show`}>
                {shortenId(order_id)}
              </MuiLink>
              <Box sx={{ color: 'text.secondary', fontSize: 14, whiteSpace: 'nowrap' }}>{formatDay(created_at)}</Box>
            </TableCell>
            <TableCell>
              <Badge tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatRwf(total_rwf)}
              <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{describePaid(total_rwf, paid_rwf)}</Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
