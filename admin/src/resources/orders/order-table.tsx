import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRwf } from '@uruhu/contract/rules/money';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { Link, useNavigate } from 'react-router';
import { formatTime, formatWait, shortenId } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { describeOrder } from './order-state.ts';

export const buildOrderPath = (order_id: string): string => `/orders/${order_id}/show`;

export const OrderTable = ({ orders }: { orders: readonly AdminOrderRow[] }) => (
  <TableContainer>
    <Table size="small" aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Placed</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>State</TableCell>
          <TableCell align="right">Pieces</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const OrderRow = ({ order }: { order: AdminOrderRow }) => {
  const navigate = useNavigate();
  const now = useNow();
  const { label, tone } = describeOrder(order);
  const path = buildOrderPath(order.order_id);
  return (
    // The whole row is a target for the pointer; the keyboard has the link.
    <TableRow hover sx={{ cursor: 'pointer', '& td': { py: 1.25 } }} onClick={() => navigate(path)}>
      <TableCell>
        <MuiLink component={Link} to={path} onClick={(event) => event.stopPropagation()}>
          {shortenId(order.order_id)}
        </MuiLink>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatTime(order.created_at)}</TableCell>
      <TableCell>
        {order.customer.name}
        <Box sx={{ color: 'text.secondary' }}>{order.customer.phone}</Box>
      </TableCell>
      <TableCell>
        <Badge tone={tone}>{label}</Badge>
        {order.claimed_at && <Box sx={{ color: 'text.secondary', mt: 0.25 }}>waits {formatWait(order.claimed_at, now)}</Box>}
      </TableCell>
      <TableCell align="right">{order.total_products}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        {formatRwf(order.final_total)}
      </TableCell>
    </TableRow>
  );
};
