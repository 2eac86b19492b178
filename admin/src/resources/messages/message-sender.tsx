import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { Thread } from '@uruhu/contract/staff/messages';
import { Link as RouterLink } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatDay, shortenId } from '#admin/lib/format.ts';
import { ORDER_STATUS_LABELS } from '#admin/lib/order-status.ts';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';

export const MessageSender = ({ thread: { name, email, phone, customer } }: { thread: Thread }) => (
  <Stack spacing={2}>
    <Panel title="From">
      <Facts
        facts={{
          Name: name,
          'E-mail': <Link href={`mailto:${email}`}>{email}</Link>,
          Phone: <Link href={`tel:${phone}`}>{phone}</Link>,
          Customer: customer ? <CustomerLink customer={customer} /> : 'no account with this confirmed address',
        }}
      />
      {customer?.by === 'address' && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          The sender was not signed in, and anybody can type an address. Your answer goes to that address, so its owner reads it.
        </Typography>
      )}
    </Panel>
    {customer && customer.latest_orders.length > 0 && <Orders orders={customer.latest_orders} />}
  </Stack>
);

type Customer = NonNullable<Thread['customer']>;

const CustomerLink = ({ customer: { user_id, name, username } }: { customer: Customer }) => {
  const isAllowed = useAllowed();
  const label = `${name} (${username})`;
  if (!isAllowed('customers.read')) return label;
  return (
    <Link component={RouterLink} to={`/customers/${user_id}`}>
      {label}
    </Link>
  );
};

const Orders = ({ orders }: { orders: Customer['latest_orders'] }) => (
  <Panel title="Latest orders">
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {orders.map(({ order_id, created_at, status, total_rwf }) => (
        <li key={order_id}>
          <Link component={RouterLink} to={`/orders/${order_id}/show`}>
            {shortenId(order_id)}
          </Link>
          , {formatDay(created_at)}, {ORDER_STATUS_LABELS[status]}, {formatRwf(total_rwf)}
        </li>
      ))}
    </Box>
  </Panel>
);
