import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { Link } from 'react-router';
import { listOptions } from '#admin/api/records.ts';
import { formatDay, shortenId } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { buildOrderPath } from './order-paths.ts';
import { describeOrder } from './order-state.ts';

/** Other orders of the customer's account, or with her phone number. */
export const OtherOrders = ({ order: { customer, user_id, other_orders } }: { order: AdminOrder }) =>
  other_orders.length === 0 ? null : (
    <Panel title="The customer’s other orders">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {other_orders.map((other) => (
          <li key={other.order_id}>
            <MuiLink component={Link} to={buildOrderPath(other)}>
              {shortenId(other.order_id)}
            </MuiLink>{' '}
            {formatDay(other.created_at)}, {formatRwf(other.final_total)}, {describeOrder({ ...other, payment_review: null }).label}
            {other.customer_name !== null && `, same phone number: ${other.customer_name}`}
          </li>
        ))}
      </Box>
      <AllOrders
        {...(user_id ? { filter: { user_id }, of: 'of this customer' } : { filter: { q: customer.phone }, of: 'with this phone number' })}
      />
    </Panel>
  );

/** Leads to the list of the orders of this customer, in which this order is one. */
const AllOrders = ({ filter, of }: { filter: OrderFilter; of: string }) => {
  const { data } = useQuery(listOptions('orders', { perPage: 1, filter }));
  if (!data || data.total < 2) return null;
  return (
    <MuiLink component={Link} to={buildListPath('orders', filter)} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
      All {data.total.toLocaleString('en-US')} orders {of}
    </MuiLink>
  );
};
