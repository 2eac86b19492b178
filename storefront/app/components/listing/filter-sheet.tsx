import { useEffect, useRef, useState } from 'react';
import { ask } from '#app/lib/ask.ts';
import { type Offers, offersFrom } from '#app/lib/facets.ts';
import { type Chosen, chosenCount, toFilterQuery } from '#app/lib/filters.ts';
import { useGo } from '#app/lib/go.ts';
import { useSession } from '#app/lib/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as words from '#messages/catalogue';
import { FilterGroups } from './filter-groups.tsx';
import { FilterForm, type FilterPanelProps } from './filter-panel.tsx';
import css from './filter-sheet.module.css';
import { ProfilePlace } from './profile-place.tsx';

/** Choices follow each other quickly: the counts are asked for once they pause. */
const PAUSE_MS = 250;

/** What the choices would give, without fetching it: how many, and what else there is to choose. */
function useOutlook({ asked, pinned, offers, count }: FilterPanelProps) {
  const [outlook, setOutlook] = useState<{ offers: Offers; count: number | null }>({ offers, count });
  const asking = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function look(chosen: Chosen) {
    clearTimeout(timer.current);
    asking.current += 1;
    const mine = asking.current;
    setOutlook((now) => ({ ...now, count: null }));
    timer.current = setTimeout(async () => {
      const answer = await ask((api) => api.filterProducts(1, { ...toFilterQuery(chosen, pinned), search: asked.q, pagination: 1 }));
      // Something else has been chosen since. Where no answer comes, the page itself will say how many there are.
      if (mine !== asking.current || !answer.ok) return;
      setOutlook({ offers: offersFrom(answer.data.facets, chosen), count: answer.data.count });
    }, PAUSE_MS);
  }
  return { outlook, look };
}

function SheetForm({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }) {
  const { asked, branches, omit, action, hrefFor } = panel;
  const [chosen, setChosen] = useState(asked.chosen);
  const { outlook, look } = useOutlook(panel);
  const go = useGo();
  const known = Boolean(useSession());
  function change(next: Chosen) {
    setChosen(next);
    look(next);
    return true;
  }
  function show() {
    if (go(hrefFor({ ...asked, page: 1, chosen }))) onClose();
  }
  return (
    <FilterForm asked={asked} action={action}>
      {known && (
        <div className={css.profile}>
          <ProfilePlace chosen={chosen} onChange={change} />
        </div>
      )}
      <FilterGroups chosen={chosen} offers={outlook.offers} branches={branches} {...(omit ? { omit } : {})} onChange={change} />
      <div className={css.foot}>
        <Button kind="line" disabled={chosenCount(chosen) === 0} onClick={() => change({})}>
          {words.clearAll}
        </Button>
        <Button onClick={show}>{words.showProducts(outlook.count)}</Button>
      </div>
    </FilterForm>
  );
}

/** On phones: a sheet from below. Nothing changes until it is said so; leaving it leaves everything as it was. */
export function FilterSheet({ open, onClose, ...panel }: FilterPanelProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog kind="sheet" title={words.filter} open={open} onClose={onClose}>
      {open && <SheetForm {...panel} onClose={onClose} />}
    </Dialog>
  );
}
