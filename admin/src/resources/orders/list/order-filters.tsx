import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { OrderTabName } from '@uruhu/contract/staff/orders/tabs';
import { useCallback } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { buildListKey } from '#admin/api/records.ts';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { SearchField } from '#admin/ui/list/search-field.tsx';
import { ChosenCustomer } from './chosen-customer.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { ListTools } from './list-tools.tsx';
import { chooseTab, findTab, getLimits, TABS } from './order-tabs.ts';

/** The key begins like those of the lists of orders, so that a change of an order also reloads the counts. */
const COUNTS_KEY = [...buildListKey('orders'), 'counts'];

const TabLabel = ({ label, count }: { label: string; count: number | undefined }) => (
  <span>
    {label}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {count === undefined ? '' : ` ${count.toLocaleString('en-US')}`}
    </Box>
  </span>
);

export const OrderFilters = () => {
  const { filter: currentFilter, changeFilter } = useCurrentList();
  const filter = currentFilter as OrderFilter;
  const { q = '', user_id } = filter;
  const search = useCallback((words: string) => changeFilter((latest) => ({ ...latest, q: words })), [changeFilter]);
  const limits = JSON.stringify({ ...getLimits(filter), user_id });
  const counts = useQuery({
    queryKey: [...COUNTS_KEY, limits],
    queryFn: async () => (await callStaff('orderTabCounts', { query: { filter: limits } })).data,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SearchField label="Search orders" placeholder="Order, name, phone or transaction" text={q} onSearch={search} />
        <FilterMenu />
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <ListTools />
      </Box>
      <Tabs
        value={findTab(filter)?.name ?? false}
        onChange={(_, name: OrderTabName) => changeFilter((latest) => chooseTab(latest, name))}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Orders by what they wait for"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
      >
        {TABS.map(({ name, label }) => (
          <Tab key={name} value={name} label={<TabLabel label={label} count={counts.data?.[name]} />} />
        ))}
      </Tabs>
      {user_id && <ChosenCustomer user_id={user_id} />}
    </>
  );
};
