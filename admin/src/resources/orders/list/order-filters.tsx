import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { OrderTabName } from '@uruhu/contract/staff/order-tabs';
import { useListContext } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { FilterMenu } from './filter-menu.tsx';
import { ListTools } from './list-tools.tsx';
import { findTab, getTabFilter, type OrderFilter, TABS } from './order-tabs.ts';

/** Below the lists of orders in the cache, so that a change of an order counts anew. */
const COUNTS_KEY = ['orders', 'getList', 'counts'];

const TabLabel = ({ label, count }: { label: string; count: number | undefined }) => (
  <span>
    {label}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {count === undefined ? '' : ` ${count.toLocaleString('en-US')}`}
    </Box>
  </span>
);

export const OrderFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const counts = useQuery({ queryKey: COUNTS_KEY, queryFn: async () => (await callStaff('orderTabCounts')).data });
  const filter = filterValues as OrderFilter;
  const { q = '' } = filter;
  const choose = (name: OrderTabName) => setFilters({ ...getTabFilter(name), ...(q ? { q } : {}) });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SearchField text={q} onSearch={(words) => setFilters({ ...filterValues, q: words })} />
        <FilterMenu />
        <Box sx={{ flex: 1 }} />
        <ListTools />
      </Box>
      <Tabs
        value={findTab(filter)?.name ?? false}
        onChange={(_, name: OrderTabName) => choose(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Orders by what they wait for"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
      >
        {TABS.map(({ name, label }) => (
          <Tab key={name} value={name} label={<TabLabel label={label} count={counts.data?.[name]} />} />
        ))}
      </Tabs>
    </>
  );
};

const SearchField = ({ text, onSearch }: { text: string; onSearch: (words: string) => void }) => {
  const [words, setWords] = useState(text);
  // The browser's back button changes the search as well.
  useEffect(() => setWords(text), [text]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim());
  }
  return (
    <Box component="form" role="search" onSubmit={onSubmit} sx={{ display: 'flex', gap: 1, flex: '1 1 320px', maxWidth: 560 }}>
      <TextField
        size="small"
        type="search"
        label="Search orders"
        placeholder="Order, name, phone or transaction"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="outlined">
        Search
      </Button>
    </Box>
  );
};
