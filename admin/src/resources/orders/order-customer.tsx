import Link from '@mui/material/Link';
import type { AdminOrder } from '@uruhu/contract/staff';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CorrectContact } from './correct-contact.tsx';
import { EraseCustomer } from './erase-customer.tsx';

export const OrderCustomer = ({ order }: { order: AdminOrder }) => {
  const { customer, address, cancel_reason, tracking_url } = order;
  return (
    <Panel title="Customer">
      <Facts
        facts={{
          Name: customer.name || '-',
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
