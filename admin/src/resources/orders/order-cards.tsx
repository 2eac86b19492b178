import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/money';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { Link } from 'react-router';
import { formatTime, formatWait, shortenId } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { describeOrder } from './order-state.ts';
import { buildOrderPath } from './order-table.tsx';

const CARD = {
  ...{ display: 'block', p: 1.5, border: `1px solid ${COLOURS.line}`, borderRadius: 1, bgcolor: COLOURS.surface },
  ...{ color: COLOURS.ink, textDecoration: 'none' },
} as const;
const LINE = { display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' } as const;

/** The list of orders on a phone. */
export const OrderCards = ({ orders }: { orders: readonly AdminOrderRow[] }) => {
  const now = useNow();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {orders.map((order) => (
        <li key={order.order_id}>
          <OrderCard order={order} now={now} />
        </li>
      ))}
    </Box>
  );
};

const OrderCard = ({ order, now }: { order: AdminOrderRow; now: number }) => {
  const { label, tone } = describeOrder(order);
  return (
    <Box component={Link} to={buildOrderPath(order.order_id)} sx={CARD}>
      <Box sx={LINE}>
        <strong>{order.customer.name}</strong>
        <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
          {formatRwf(order.final_total)}
        </Box>
      </Box>
      <Box sx={{ ...LINE, color: 'text.secondary', fontSize: 14, my: 0.5 }}>
        <span>
          {shortenId(order.order_id)} · {formatTime(order.created_at)}
        </span>
        <span>{order.customer.phone}</span>
      </Box>
      <Box sx={LINE}>
        <Badge tone={tone}>{label}</Badge>
        {order.claimed_at && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>waits {formatWait(order.claimed_at, now)}</Box>}
      </Box>
    </Box>
  );
};
