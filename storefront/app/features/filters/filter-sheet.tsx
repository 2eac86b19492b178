import { useRef, useState } from 'react';
import { callApi } from '#app/api/call-api.ts';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { useOnline } from '#app/lib/online.ts';
import { useSession } from '#app/lib/session.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/catalogue';
import { offline } from '#messages/shell/common';
import { type FilterOptions, toFilterOptions } from './facets.ts';
import { FilterGroups } from './filter-groups.tsx';
import { FilterForm, type FilterPanelProps } from './filter-panel.tsx';
import css from './filter-sheet.module.css';
import { type ChosenFilters, countChosen, toFilterQuery } from './filters.ts';
import { LazyProfileChoice } from './lazy-profile-choice.tsx';

/** Shoppers choose several values quickly: the counts are requested once after the last one. */
const PAUSE_MS = 250;

/** Loads the number of products that the choice would leave, and the options that remain, but not the products. */
function usePreview({ listParams, pageFilters, options, count }: FilterPanelProps) {
  const [preview, setPreview] = useState<{ options: FilterOptions; count: number | null }>({ options, count });
  const [choice, setChoice] = useState<ChosenFilters | null>(null);
  const latestChoice = useRef<ChosenFilters>(null);
  async function loadPreview() {
    if (!choice) return;
    const result = await callApi((api) =>
      api.filterProducts(1, { ...toFilterQuery(choice, pageFilters), search: listParams.q, pagination: 1 }),
    );
    // Ignores the response if the choice has changed since. If the call fails, the list page will show the count.
    if (choice !== latestChoice.current || !result.ok) return;
    setPreview({ options: toFilterOptions(result.data.facets, choice), count: result.data.count });
  }
  useTimeout(loadPreview, choice && PAUSE_MS, choice);
  function schedulePreview(chosen: ChosenFilters) {
    latestChoice.current = chosen;
    setChoice(chosen);
    setPreview((preview) => ({ ...preview, count: null }));
  }
  return { preview, schedulePreview };
}

/** The content of the sheet. `onClose`: called when the list changes. */
export function FilterSheet({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }) {
  const { listParams, categories, hiddenFilters, action, buildHref } = panel;
  const [chosen, setChosen] = useState(listParams.chosen);
  const { preview, schedulePreview } = usePreview(panel);
  const navigateOnline = useOnlineNavigate();
  const signedIn = Boolean(useSession());
  const online = useOnline();
  function change(next: ChosenFilters) {
    setChosen(next);
    schedulePreview(next);
    return true;
  }
  function showProducts() {
    if (navigateOnline(buildHref({ ...listParams, page: 1, chosen }), { replace: true })) onClose();
  }
  return (
    <FilterForm listParams={listParams} action={action}>
      {signedIn && (
        <div className={css.profile}>
          <LazyProfileChoice chosen={chosen} onChange={change} />
        </div>
      )}
      <FilterGroups chosen={chosen} options={preview.options} categories={categories} hiddenFilters={hiddenFilters} onChange={change} />
      <p className="small" role="status">
        {!online && offline}
      </p>
      <div className={css.foot}>
        <Button kind="line" disabled={countChosen(chosen) === 0} onClick={() => change({})}>
          {messages.clearAll}
        </Button>
        <Button onClick={showProducts}>{messages.showProducts(preview.count)}</Button>
      </div>
    </FilterForm>
  );
}
