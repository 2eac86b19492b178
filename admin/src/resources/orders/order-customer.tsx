import Link from '@mui/material/Link';
import type { AdminOrder } from '@uruhu/contract/staff';
import { LANGUAGE_NAMES } from '@uruhu/contract/staff/translatable';
import { Link as RouterLink } from 'react-router';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CorrectContact } from './correct-contact.tsx';
import { EraseCustomer } from './erase-customer.tsx';

export const OrderCustomer = ({ order }: { order: AdminOrder }) => {
  const { customer, user_id, address, cancel_reason, tracking_url } = order;
  return (
    <Panel title="Customer">
      <Facts
        facts={{
          // Members without the permission customers.read do not see the account.
          Name: user_id ? (
            <Link component={RouterLink} to={`/customers/${user_id}`}>
              {customer.name}
            </Link>
          ) : (
            customer.name || '-'
          ),
          Language: LANGUAGE_NAMES[order.language],
          Phone: customer.phone ? <Link href={`tel:${customer.phone}`}>{customer.phone}</Link> : '-',
          // Empty for members without the permission customers.read.
          'E-mail': customer.email ? <Link href={`mailto:${customer.email}`}>{customer.email}</Link> : null,
          Address: address || '-',
          Parcel: tracking_url ? (
            <Link href={tracking_url} rel="noreferrer" target="_blank">
              Track it
            </Link>
          ) : null,
          'Cancelled because': cancel_reason || null,
        }}
      />
      <CorrectContact order={order} />
      <EraseCustomer order={order} />
    </Panel>
  );
};
