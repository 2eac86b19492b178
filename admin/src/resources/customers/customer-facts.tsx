import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { CustomerDetail } from '@uruhu/contract/staff/customers';
import { Link as RouterLink } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatDay } from '#admin/lib/format.ts';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 } as const;

export const CustomerFacts = ({ customer }: { customer: CustomerDetail }) => (
  <>
    <Account customer={customer} />
    <Addresses customer={customer} />
    <Coupons customer={customer} />
  </>
);

const buildFilter = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function Account({ customer }: { customer: CustomerDetail }) {
  const { user_id, username, email, email_verified, pending_email, phone, secondary_phone, sign_up_phone, open_sessions } = customer;
  const isAllowed = useAllowed();
  return (
    <Panel title="Account">
      <Facts
        facts={{
          Username: username,
          'E-mail': <Link href={`mailto:${email}`}>{email}</Link>,
          Confirmed: email_verified ? 'yes' : 'no: mails about orders go only to confirmed addresses',
          'Wants to change to': pending_email,
          Phone: phone ? <Link href={`tel:${phone}`}>{phone}</Link> : '-',
          'Second phone': secondary_phone || null,
          'Phone at sign-up': sign_up_phone === phone ? null : sign_up_phone,
          'Signed in on': `${open_sessions} ${open_sessions === 1 ? 'device' : 'devices'}`,
          Messages: isAllowed('messages.answer') ? (
            <Link component={RouterLink} to={`/messages${buildFilter({ user_id })}`}>
              Messages of this customer
            </Link>
          ) : null,
          Reviews: isAllowed('reviews.moderate') ? (
            <Link component={RouterLink} to={`/reviews${buildFilter({ user_id })}`}>
              Reviews of this customer
            </Link>
          ) : null,
        }}
      />
    </Panel>
  );
}

const Addresses = ({ customer: { addresses } }: { customer: CustomerDetail }) => (
  <Panel title="Addresses">
    {addresses.length === 0 ? (
      'None yet.'
    ) : (
      <Box component="ul" sx={LIST}>
        {addresses.map(({ address_id, address, city, country, is_default }) => (
          <li key={address_id}>
            {[address, city, country].filter(Boolean).join(', ')}
            {is_default && ' (default)'}
          </li>
        ))}
      </Box>
    )}
  </Panel>
);

const Coupons = ({ customer: { coupons } }: { customer: CustomerDetail }) => (
  <Panel title="Own coupons">
    {coupons.length === 0 ? (
      'None.'
    ) : (
      <Box component="ul" sx={LIST}>
        {coupons.map(({ coupon_id, coupon_code, coupon_type, discount, ends_at }) => (
          <li key={coupon_id}>
            <strong>{coupon_code}</strong>, {coupon_type === 'percentage' ? `${discount} %` : formatRwf(discount)}
            {ends_at && `, until ${formatDay(ends_at)}`}
          </li>
        ))}
      </Box>
    )}
  </Panel>
);
