import type { Filter } from '@uruhu/contract/filters';
import { type ReactNode, useState } from 'react';
import { inPlaces, leadAndRest, type Offer, type Offers, placesOf } from '#app/lib/facets.ts';
import { type Chosen, hasPrice, isChosen, PARAMETER, toggled, toggledCategory } from '#app/lib/filters.ts';
import type { Branch } from '#app/lib/shop.ts';
import { openBranches, relatedIds } from '#app/lib/tree.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/catalogue';
import css from './filter-groups.module.css';
import { PriceRange } from './price-range.tsx';

export type FilterGroupsProps = {
  chosen: Chosen;
  offers: Offers;
  /** The categories to choose from. */
  branches: readonly Branch[];
  /** Filters that the page itself has set. */
  omit?: readonly Filter[];
  /** False: it cannot be had now, and all stays as it is. */
  onChange: (chosen: Chosen) => boolean;
};

/** In the specification's order; what is added to it stands beside what it is like. */
const LISTS: readonly { name: Exclude<Filter, 'category_id'>; open?: true }[] = [
  { name: 'tags' },
  { name: 'features' },
  { name: 'skin_concern', open: true },
  { name: 'skin_type' },
  { name: 'without' },
  { name: 'fomulation' },
  { name: 'ingredients' },
  { name: 'keywords' },
  { name: 'brand' },
];

/** Every group of the panel, each choice with how many products it would give under the others. */
export function FilterGroups({ chosen, offers, branches, omit = [], onChange }: FilterGroupsProps) {
  const pick = (name: Filter) => (value: string) => void onChange(toggled(chosen, name, value));
  return (
    <>
      {branches.length > 0 && <Categories chosen={chosen} offers={offers.category_id} branches={branches} onChange={onChange} />}
      <Group title={words.filterGroups.price} open chosen={Number(hasPrice(chosen))}>
        <PriceRange chosen={chosen} range={offers.price} onChange={onChange} />
      </Group>
      {LISTS.filter(({ name }) => offers[name].length > 0 && !omit.includes(name)).map(({ name, open = false }) => (
        <Values key={name} name={name} open={open} values={chosen[name] ?? []} offers={offers[name]} onPick={pick(name)} />
      ))}
    </>
  );
}

type ValuesProps = {
  name: Exclude<Filter, 'category_id'>;
  open: boolean;
  values: readonly string[];
  offers: readonly Offer[];
  onPick: (value: string) => void;
};

/** The values keep their places while they are chosen: nothing moves under the finger, or away from the focus. */
function Values({ name, open, values, offers, onPick }: ValuesProps) {
  const [places] = useState(() => placesOf(leadAndRest(offers, ([value]) => values.includes(value))));
  const { lead, rest } = inPlaces(offers, places);
  const choices = (list: readonly Offer[]) =>
    list.map(([value, count]) => (
      <Choice
        key={value}
        name={name}
        value={value}
        label={words.filterValue(name, value)}
        count={count}
        checked={values.includes(value)}
        onPick={onPick}
      />
    ));
  return (
    <Group title={words.filterGroups[name]} open={open || values.length > 0} chosen={values.length}>
      {choices(lead)}
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>{words.showAll(offers.length)}</summary>
          {choices(rest)}
        </details>
      )}
    </Group>
  );
}

type CategoriesProps = Pick<FilterGroupsProps, 'chosen' | 'branches' | 'onChange'> & { offers: readonly Offer[] };

function Categories({ chosen, offers, branches, onChange }: CategoriesProps) {
  const ids = chosen.category_id ?? [];
  const counts = new Map(offers);
  return (
    <Group title={words.filterGroups.category_id} open chosen={ids.length}>
      {openBranches(branches, ids).map(({ id, name, depth }) => (
        <Choice
          key={id}
          name="category_id"
          value={id}
          label={name}
          depth={depth}
          count={counts.get(id) ?? 0}
          checked={isChosen(chosen, 'category_id', id)}
          onPick={() => onChange(toggledCategory(chosen, id, relatedIds(branches, id)))}
        />
      ))}
    </Group>
  );
}

type GroupProps = { title: string; open: boolean; chosen: number; children: ReactNode };

/** `open` is how it begins: afterwards it is the shopper's to open and close. */
function Group({ title, open, chosen, children }: GroupProps) {
  const [begun] = useState(open);
  return (
    <details className={css.group} open={begun}>
      <summary>
        <h3>{title}</h3>
        {chosen > 0 && <span className={css.chosen}>{words.chosenIn(chosen)}</span>}
        <Icon name="down" small />
      </summary>
      <div className={css.choices}>{children}</div>
    </details>
  );
}

type ChoiceProps = {
  name: Filter;
  value: string;
  label: string;
  count: number;
  checked: boolean;
  depth?: number;
  onPick: (value: string) => void;
};

/** What would give nothing cannot be chosen, and says so by its 0. */
function Choice({ name, value, label, count, checked, depth = 0, onPick }: ChoiceProps) {
  return (
    <label className={`check ${css.choice}`} data-depth={depth || undefined}>
      <input
        type="checkbox"
        name={PARAMETER[name]}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onPick(value)}
      />
      <span className={css.label}>{label}</span>
      <span className={css.count}>
        {count}
        <span className="vh">{words.productsWord}</span>
      </span>
    </label>
  );
}
