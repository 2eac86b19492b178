import type { FilterQuery } from '@uruhu/contract/catalogue/product';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ListParams } from '#app/features/listing/list-params.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/catalogue';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import type { ChosenFilters } from './filters.ts';

export type FilterPanelProps = Pick<FilterGroupsProps, 'options' | 'categories' | 'hiddenFilters'> & {
  listParams: ListParams;
  /** The page's own filters. */
  pageFilters: FilterQuery;
  /** The number of products in the list as it is shown. */
  count: number;
  /** The path of the list. */
  action: string;
  /** Builds the URL of the list with these parameters. */
  buildHref: (listParams: ListParams) => string;
};

/** The chosen filters, updated at once. When the new page arrives, its own filters replace them. */
function useChosenFilters(listParams: ListParams) {
  const [chosen, setChosen] = useState(listParams.chosen);
  const [shownParams, setShownParams] = useState(listParams);
  if (shownParams !== listParams) {
    setShownParams(listParams);
    setChosen(listParams.chosen);
  }
  return [chosen, setChosen] as const;
}

/** The filter panel beside the list on wide screens. Each choice changes the list. Without scripts it is a form with a button. */
export function FilterAside({ onChosen, ...panel }: FilterPanelProps & { onChosen: () => void }) {
  const { listParams, options, categories, hiddenFilters, action, buildHref } = panel;
  const [chosen, setChosen] = useChosenFilters(listParams);
  const navigateOnline = useOnlineNavigate();
  function change(next: ChosenFilters) {
    const navigates = navigateOnline(buildHref({ ...listParams, page: 1, chosen: next }), { preventScrollReset: true });
    if (navigates) {
      setChosen(next);
      onChosen();
    }
    return navigates;
  }
  return (
    <FilterForm listParams={listParams} action={action}>
      <FilterGroups chosen={chosen} options={options} categories={categories} hiddenFilters={hiddenFilters} onChange={change} />
      <Button type="submit" kind="line" className="no-script">
        {messages.apply}
      </Button>
    </FilterForm>
  );
}

/** Only browsers without JavaScript submit this form. */
export function FilterForm({ listParams, action, children }: { listParams: ListParams; action: string; children: ReactNode }) {
  const preventSubmit = (event: FormEvent) => event.preventDefault();
  const hiddenFields = { q: listParams.q, sort: listParams.sort, perPage: listParams.perPage };
  return (
    <form action={action} onSubmit={preventSubmit}>
      {Object.entries(hiddenFields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
