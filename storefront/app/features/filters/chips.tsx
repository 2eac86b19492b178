import { FILTERS } from '@uruhu/contract/catalogue/filters';
import { findPathToCategory } from '#app/features/categories/tree.ts';
import type { ListParams } from '#app/features/listing/list-params.ts';
import type { CategoryNode } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/catalogue';
import css from './chips.module.css';
import { type ChosenFilters, hasPrice, removePrice, toggleFilter } from './filters.ts';
import { getChipName } from './value-name.ts';

type ChipsProps = {
  listParams: ListParams;
  categories: readonly CategoryNode[];
  buildHref: (listParams: ListParams) => string;
  /** Called before the pressed link disappears with the focus on it. */
  onPick: () => void;
};

/** The chosen filters, each a link to the list without it. */
export function Chips({ listParams, categories, buildHref, onPick }: ChipsProps) {
  const { chosen } = listParams;
  const chips: { key: string; group: string; label: string; remainingFilters: ChosenFilters }[] = FILTERS.flatMap((name) =>
    (chosen[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      group: messages.filterGroups[name],
      label: name === 'category_id' ? (findPathToCategory(categories, value).at(-1)?.name ?? value) : getChipName(name, value),
      remainingFilters: toggleFilter(chosen, name, value),
    })),
  );
  if (hasPrice(chosen))
    chips.push({
      key: 'price',
      group: messages.filterGroups.price,
      label: messages.priceChip(chosen.min_rwf, chosen.max_rwf),
      remainingFilters: removePrice(chosen),
    });
  if (chips.length === 0) return null;
  // Some labels, such as 'Brightening', are both a feature and a concern.
  const getLabel = ({ group, label }: (typeof chips)[number]) =>
    chips.filter((chip) => chip.label === label).length > 1 ? messages.filterOfGroup(group, label) : label;
  const linkProps = { preventScrollReset: true, onClick: onPick };
  return (
    <ul className={css.chips} aria-label={messages.chosenFilters}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <PageLink
            className={css.chip}
            to={buildHref({ ...listParams, page: 1, chosen: chip.remainingFilters })}
            aria-label={messages.removeFilter(getLabel(chip))}
            {...linkProps}
          >
            <span>{getLabel(chip)}</span>
            <Icon name="close" small />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={`link ${css.clear}`} to={buildHref({ ...listParams, page: 1, chosen: {} })} {...linkProps}>
          {messages.clearAll}
        </PageLink>
      </li>
    </ul>
  );
}
