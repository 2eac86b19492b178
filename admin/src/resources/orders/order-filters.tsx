import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useGetList, useListContext } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { findTab, ORDER_TABS, type OrderFilter } from './order-tabs.ts';

const ONE_ROW = { page: 1, perPage: 1 };

/** The number of orders under a tab. */
function useCount(filter: OrderFilter): string {
  const { total } = useGetList('orders', { pagination: ONE_ROW, filter });
  return total === undefined ? '' : ` ${total.toLocaleString('en-US')}`;
}

const TabLabel = ({ label, filter }: { label: string; filter: OrderFilter }) => {
  const count = useCount(filter);
  return (
    <span>
      {label}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {count}
      </Box>
    </span>
  );
};

export const OrderFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const { q = '' } = filterValues as OrderFilter;
  const tab = findTab(filterValues as OrderFilter);
  const choose = (index: number) => setFilters({ ...ORDER_TABS[index]?.filter, ...(q ? { q } : {}) });
  return (
    <>
      <SearchField text={q} onSearch={(words) => setFilters({ ...filterValues, q: words })} />
      <Tabs
        value={tab < 0 ? false : tab}
        onChange={(_, index: number) => choose(index)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Orders by what they wait for"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
      >
        {ORDER_TABS.map(({ label, filter }) => (
          <Tab key={label} label={<TabLabel label={label} filter={filter} />} />
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
    <Box component="form" role="search" onSubmit={onSubmit} sx={{ display: 'flex', gap: 1, mb: 1, maxWidth: 560 }}>
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
