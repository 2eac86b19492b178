import { FILTERS } from '@uruhu/contract/catalogue/filters';
import { findPathToCategory } from '#app/features/categories/tree.ts';
import type { ListParams } from '#app/features/listing/list-params.ts';
import type { Branch } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/catalogue';
import css from './chips.module.css';
import { type ChosenFilters, hasPrice, removePrice, toggleFilter } from './filters.ts';

type ChipsProps = { listParams: ListParams; branches: readonly Branch[]; hrefFor: (listParams: ListParams) => string; onPick: () => void };

/** The chosen filters, each a link to the list without it. `onPick` is called before the link disappears with the focus on it. */
export function Chips({ listParams, branches, hrefFor, onPick }: ChipsProps) {
  const { chosen } = listParams;
  const chips: { key: string; group: string; label: string; rest: ChosenFilters }[] = FILTERS.flatMap((name) =>
    (chosen[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      group: messages.filterGroups[name],
      label: name === 'category_id' ? (findPathToCategory(branches, value).at(-1)?.name ?? value) : messages.chipLabel(name, value),
      rest: toggleFilter(chosen, name, value),
    })),
  );
  if (hasPrice(chosen))
    chips.push({
      key: 'price',
      group: messages.filterGroups.price,
      label: messages.priceChip(chosen.min_rwf, chosen.max_rwf),
      rest: removePrice(chosen),
    });
  if (chips.length === 0) return null;
  // Some labels, such as 'Brightening', are both a feature and a concern.
  const getLabel = ({ group, label }: (typeof chips)[number]) =>
    chips.filter((chip) => chip.label === label).length > 1 ? `${group}: ${label}` : label;
  const link = { preventScrollReset: true, onClick: onPick };
  return (
    <ul className={css.chips} aria-label={messages.chosenFilters}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <PageLink
            className={css.chip}
            to={hrefFor({ ...listParams, page: 1, chosen: chip.rest })}
            aria-label={messages.removeFilter(getLabel(chip))}
            {...link}
          >
            <span>{getLabel(chip)}</span>
            <Icon name="close" small />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={`link ${css.clear}`} to={hrefFor({ ...listParams, page: 1, chosen: {} })} {...link}>
          {messages.clearAll}
        </PageLink>
      </li>
    </ul>
  );
}
