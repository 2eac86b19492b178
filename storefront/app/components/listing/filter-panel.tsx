import type { FilterQuery } from '@uruhu/contract/product';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Asked } from '#app/lib/asked.ts';
import type { Chosen } from '#app/lib/filters.ts';
import { useGo } from '#app/lib/go.ts';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/catalogue';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';

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
    const goes = go(hrefFor({ ...asked, page: 1, chosen: next }), { preventScrollReset: true });
    if (goes) setChosen(next);
    return goes;
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

/** Where there are scripts nothing is ever sent by it. */
export function FilterForm({ asked, action, children }: { asked: Asked; action: string; children: ReactNode }) {
  const stay = (event: FormEvent) => event.preventDefault();
  const kept = { q: asked.q, sort: asked.sort, perPage: asked.perPage };
  return (
    <form action={action} onSubmit={stay}>
      {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
