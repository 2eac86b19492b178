import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useCurrentList } from './list-provider.tsx';

type FilterTab = { label: string; filter: Readonly<Record<string, unknown>> };

const listFields = (tabs: readonly FilterTab[]) => [...new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))];

/** Preset filters of a list as tabs. Search words and other filters stay when the tab changes. */
export const FilterTabs = ({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) => {
  const { filter: currentFilter, changeFilter } = useCurrentList();
  const currentIndex = tabs.findIndex(({ filter }) => listFields(tabs).every((field) => currentFilter[field] === filter[field]));
  return useMemo(() => {
    const chooseTab = (index: number) =>
      changeFilter((latest) => ({
        ...Object.fromEntries(Object.entries(latest).filter(([field]) => !listFields(tabs).includes(field))),
        ...tabs[index]?.filter,
      }));
    return (
      <Tabs
        value={currentIndex < 0 ? false : currentIndex}
        onChange={(_, index: number) => chooseTab(index)}
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
  }, [changeFilter, currentIndex, label, tabs]);
};
