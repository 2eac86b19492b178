import type { FilterQuery } from '@uruhu/contract/product';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#app/lib/api.ts';
import type { Asked } from '#app/lib/asked.ts';
import { type Offers, offersFrom } from '#app/lib/facets.ts';
import { type Chosen, chosenCount, toFilterQuery } from '#app/lib/filters.ts';
import { useGo } from '#app/lib/go.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/catalogue';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import css from './filter-panel.module.css';

export type FilterPanelProps = Pick<FilterGroupsProps, 'offers' | 'branches' | 'omit'> & {
  asked: Asked;
  pinned: FilterQuery;
  /** Products of the list as it is shown. */
  count: number;
  /** The path that answers, and the address of another choice. */
  action: string;
  hrefFor: (asked: Asked) => string;
};

/** What is chosen, shown at once: the page that answers comes a moment later, and then is what counts. */
function useChosen(asked: Asked) {
  const [chosen, setChosen] = useState(asked.chosen);
  const [of, setOf] = useState(asked);
  if (of !== asked) {
    setOf(asked);
    setChosen(asked.chosen);
  }
  return [chosen, setChosen] as const;
}

/** Beside the list on wide screens: each choice changes the list. Without scripts it is a form with a button. */
export function FilterAside({ asked, count: _, pinned: __, action, hrefFor, ...groups }: FilterPanelProps) {
  const [chosen, setChosen] = useChosen(asked);
  const go = useGo();
  function change(next: Chosen) {
    if (go(hrefFor({ ...asked, page: 1, chosen: next }), { preventScrollReset: true })) setChosen(next);
  }
  return (
    <FilterForm asked={asked} action={action}>
      <FilterGroups chosen={chosen} {...groups} onChange={change} />
      <Button type="submit" kind="line" className="no-script">
        {words.apply}
      </Button>
    </FilterForm>
  );
}

function FilterForm({ asked, action, children }: { asked: Asked; action: string; children: ReactNode }) {
  const stay = (event: FormEvent) => event.preventDefault();
  const kept = { q: asked.q, sort: asked.sort, perPage: asked.perPage };
  return (
    <form action={action} onSubmit={stay}>
      {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}

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
      const answer = await api.filterProducts(1, { ...toFilterQuery(chosen, pinned), search: asked.q, pagination: 1 });
      // Something else has been chosen since. Where no answer comes, the page itself will say how many there are.
      if (mine !== asking.current || !answer.ok) return;
      setOutlook({ offers: offersFrom(answer.data.facets, chosen), count: answer.data.count });
    }, PAUSE_MS);
  }
  return { outlook, look };
}

/** On phones: a sheet from below. Nothing changes until it is said so; leaving it leaves everything as it was. */
export function FilterSheet({ onClose, ...panel }: FilterPanelProps & { onClose: () => void }) {
  const { asked, branches, omit, action, hrefFor } = panel;
  const [chosen, setChosen] = useState(asked.chosen);
  const { outlook, look } = useOutlook(panel);
  const go = useGo();
  function change(next: Chosen) {
    setChosen(next);
    look(next);
  }
  function show() {
    if (go(hrefFor({ ...asked, page: 1, chosen }))) onClose();
  }
  return (
    <FilterForm asked={asked} action={action}>
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

/** The button of phones, and the sheet it opens. */
export function FilterButton(panel: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="line" className={css.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" small />
        {words.filterButton(chosenCount(panel.asked.chosen))}
      </Button>
      <Dialog kind="sheet" title={words.filter} open={open} onClose={close}>
        {open && <FilterSheet {...panel} onClose={close} />}
      </Dialog>
    </>
  );
}
