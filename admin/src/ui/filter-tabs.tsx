import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'ra-core';

type FilterTab = { label: string; filter: Readonly<Record<string, unknown>> };

/** Preset filters of a list as tabs. Search words and other filters stay when the tab changes. */
export const FilterTabs = ({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) => {
  const { filterValues, setFilters } = useListContext();
  const fields = [...new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))];
  const currentIndex = tabs.findIndex(({ filter }) => fields.every((field) => filterValues[field] === filter[field]));
  const otherFilters = Object.fromEntries(Object.entries(filterValues).filter(([field]) => !fields.includes(field)));
  return (
    <Tabs
      value={currentIndex < 0 ? false : currentIndex}
      onChange={(_, index: number) => setFilters({ ...otherFilters, ...tabs[index]?.filter })}
      aria-label={label}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 1, width: '100%' }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.label} label={tab.label} />
      ))}
    </Tabs>
  );
};
