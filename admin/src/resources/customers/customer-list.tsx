import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { Customer } from '@uruhu/contract/staff/customers';
import { formatDay } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = Customer & { id: string };

/** An amount or a day, which a narrow column must not break. */
const OneLine = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {text}
  </Box>
);

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Name',
    sort: 'name',
    render: ({ name, blocked_at }) => (
      <>
        {name} {blocked_at && <Badge tone="bad">Blocked</Badge>}
      </>
    ),
  },
  {
    label: 'E-mail and phone',
    render: ({ email, email_verified, phone }) => (
      <>
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {email}
          {!email_verified && ' (not confirmed)'}
        </Box>
        {phone && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {phone}
          </Box>
        )}
      </>
    ),
  },
  { label: 'Orders', sort: 'orders', align: 'right', render: ({ orders }) => orders },
  { label: 'Paid', sort: 'paid_rwf', align: 'right', render: ({ paid_rwf }) => <OneLine text={formatRwf(paid_rwf)} /> },
  {
    label: 'Last order',
    sort: 'last_order_at',
    render: ({ last_order_at }) => <OneLine text={last_order_at ? formatDay(last_order_at) : '–'} />,
  },
  { label: 'Since', sort: 'created_at', render: ({ created_at }) => <OneLine text={formatDay(created_at)} /> },
];

const TABS = [
  { label: 'All', filter: {} },
  { label: 'Blocked', filter: { blocked: true } },
];

export const CustomerList = () => (
  <ListPage
    resource="customers"
    title="Customers"
    help="Shoppers with an account. Cancelled orders do not count. Paid: payments minus refunds."
    columns={COLUMNS}
    getPath={({ user_id }) => `/customers/${user_id}`}
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={
      <>
        <FilterTabs label="Customers to show" tabs={TABS} />
        <SearchFilter label="Search customers" placeholder="Name, username, e-mail or phone" />
      </>
    }
    empty={{ title: 'No customers yet', text: 'Every shopper who signs up comes here, with orders, addresses and your notes.' }}
  />
);
