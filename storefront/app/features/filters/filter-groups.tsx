import type { Filter } from '@uruhu/contract/catalogue/filters';
import type { Language } from '@uruhu/contract/languages';
import { ATTRIBUTES } from '@uruhu/contract/product-attributes';
import { type ReactNode, useState } from 'react';
import { listRelatedIds, listVisibleCategories } from '#app/features/categories/tree.ts';
import type { CategoryNode } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/catalogue/catalogue';
import { arrangeInOrder, type FilterOption, type FilterOptions, getOptionOrder, splitByVisibility } from './facets.ts';
import css from './filter-groups.module.css';
import { type ChosenFilters, FILTER_PARAMETERS, hasPrice, isChosen, toggleCategory, toggleFilter } from './filters.ts';
import { PriceRange } from './price-range.tsx';
import { getValueName } from './value-name.ts';

/** The filters with a list of values. */
type ValueFilter = Exclude<Filter, 'category_id'>;

export type FilterGroupsProps = {
  chosen: ChosenFilters;
  options: FilterOptions;
  /** The categories to choose from. */
  categories: readonly CategoryNode[];
  /** Groups that the panel leaves out, since the page sets these filters itself. */
  hiddenFilters?: readonly Filter[] | undefined;
  /** Returns false if the browser is offline, so that the choice does not change. */
  onChange: (chosen: ChosenFilters) => boolean;
};

/** The groups that follow this one, as they are most like it. */
const NEXT_GROUPS: Readonly<Record<string, readonly ValueFilter[]>> = { skin_type: ['without'] };
/** The groups in the specification's order. Each group that the specification does not name follows the one most like it. */
const VALUE_GROUPS: readonly ValueFilter[] = [
  ...ATTRIBUTES.flatMap((key) => [key, ...(NEXT_GROUPS[key] ?? [])]),
  'ingredients',
  'keywords',
  'brand',
];
const OPEN_GROUP: ValueFilter = 'skin_concern';

/** All groups of the filter panel. Each value shows how many products it would leave. */
export function FilterGroups({ chosen, options, categories, hiddenFilters = [], onChange }: FilterGroupsProps) {
  const createPickHandler = (name: Filter) => (value: string) => void onChange(toggleFilter(chosen, name, value));
  return (
    <>
      {categories.length > 0 && <Categories chosen={chosen} options={options.category_id} categories={categories} onChange={onChange} />}
      <Group title={messages.filterGroups.price} open chosenCount={Number(hasPrice(chosen))}>
        <PriceRange chosen={chosen} range={options.price} onChange={onChange} />
      </Group>
      {VALUE_GROUPS.filter((name) => options[name].length > 0 && !hiddenFilters.includes(name)).map((name) => (
        <Values
          key={name}
          name={name}
          open={name === OPEN_GROUP}
          values={chosen[name] ?? []}
          options={options[name]}
          onPick={createPickHandler(name)}
        />
      ))}
    </>
  );
}

type ValuesProps = {
  name: ValueFilter;
  open: boolean;
  values: readonly string[];
  options: readonly FilterOption[];
  onPick: (value: string) => void;
};

/**
 * The values of one filter. They keep their first order when the counts change, so that no value moves while the shopper presses or focuses
 * it.
 */
function Values({ name, open, values, options, onPick }: ValuesProps) {
  const [order] = useState(() => getOptionOrder(splitByVisibility(options, ([value]) => values.includes(value))));
  const { visible, hidden } = arrangeInOrder(options, order);
  const renderChoices = (list: readonly FilterOption[]) =>
    list.map(([value, count]) => (
      <Choice
        key={value}
        name={name}
        value={value}
        label={getValueName(name, value)}
        count={count}
        checked={values.includes(value)}
        onPick={onPick}
      />
    ));
  return (
    <Group title={messages.filterGroups[name]} open={open || values.length > 0} chosenCount={values.length}>
      {renderChoices(visible)}
      {hidden.length > 0 && (
        <details className={css.hiddenValues}>
          <summary>{messages.showAll(options.length)}</summary>
          {renderChoices(hidden)}
        </details>
      )}
    </Group>
  );
}

type CategoriesProps = Pick<FilterGroupsProps, 'chosen' | 'categories' | 'onChange'> & { options: readonly FilterOption[] };

function Categories({ chosen, options, categories, onChange }: CategoriesProps) {
  const ids = chosen.category_id ?? [];
  const counts = new Map(options);
  return (
    <Group title={messages.filterGroups.category_id} open chosenCount={ids.length}>
      {listVisibleCategories(categories, ids).map(({ id, name, lang, depth }) => (
        <Choice
          key={id}
          name="category_id"
          value={id}
          label={name}
          lang={lang}
          depth={depth}
          count={counts.get(id) ?? 0}
          checked={isChosen(chosen, 'category_id', id)}
          onPick={() => onChange(toggleCategory(chosen, id, listRelatedIds(categories, id)))}
        />
      ))}
    </Group>
  );
}

type GroupProps = { title: string; open: boolean; chosenCount: number; children: ReactNode };

/** `open` is the initial state: afterwards the shopper opens and closes the group. */
function Group({ title, open, chosenCount, children }: GroupProps) {
  const [isOpenAtFirst] = useState(open);
  return (
    <details className={css.group} open={isOpenAtFirst}>
      <summary>
        <h3>{title}</h3>
        {chosenCount > 0 && <span className={css.chosen}>{messages.chosenIn(chosenCount)}</span>}
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
  lang?: Language | undefined;
  count: number;
  checked: boolean;
  depth?: number;
  onPick: (value: string) => void;
};

/** One value of a filter. A value without products shows 0 and is disabled. */
function Choice({ name, value, label, lang, count, checked, depth = 0, onPick }: ChoiceProps) {
  return (
    <label className={`check ${css.choice}`} data-depth={depth || undefined}>
      <input
        type="checkbox"
        name={FILTER_PARAMETERS[name]}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onPick(value)}
      />
      <span className={css.label} lang={lang}>
        {label}
      </span>
      <span className={css.count}>
        {count}
        <span className="vh">{messages.productsAfterCount(count)}</span>
      </span>
    </label>
  );
}
