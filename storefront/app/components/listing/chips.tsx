import { FILTERS } from '@uruhu/contract/filters';
import type { Asked } from '#app/lib/asked.ts';
import { type Chosen, hasPrice, toggled, withoutPrice } from '#app/lib/filters.ts';
import type { Branch } from '#app/lib/shop.ts';
import { trailTo } from '#app/lib/tree.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/catalogue';
import css from './chips.module.css';

type ChipsProps = { asked: Asked; branches: readonly Branch[]; hrefFor: (asked: Asked) => string; onPick: () => void };

/** What is chosen, each a link to the list without it. `onPick`: the link is about to vanish with the focus on it. */
export function Chips({ asked, branches, hrefFor, onPick }: ChipsProps) {
  const { chosen } = asked;
  const chips: { key: string; group: string; label: string; rest: Chosen }[] = FILTERS.flatMap((name) =>
    (chosen[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      group: words.filterGroups[name],
      label: name === 'category_id' ? (trailTo(branches, value).at(-1)?.name ?? value) : words.chipLabel(name, value),
      rest: toggled(chosen, name, value),
    })),
  );
  if (hasPrice(chosen))
    chips.push({
      key: 'price',
      group: words.filterGroups.price,
      label: words.priceChip(chosen.min_rwf, chosen.max_rwf),
      rest: withoutPrice(chosen),
    });
  if (chips.length === 0) return null;
  // 'Brightening' is a feature and a concern.
  const labelOf = ({ group, label }: (typeof chips)[number]) =>
    chips.filter((chip) => chip.label === label).length > 1 ? `${group}: ${label}` : label;
  const link = { preventScrollReset: true, onClick: onPick };
  return (
    <ul className={css.chips} aria-label={words.chosenFilters}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <PageLink
            className={css.chip}
            to={hrefFor({ ...asked, page: 1, chosen: chip.rest })}
            aria-label={words.removeFilter(labelOf(chip))}
            {...link}
          >
            <span>{labelOf(chip)}</span>
            <Icon name="close" small />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={`link ${css.clear}`} to={hrefFor({ ...asked, page: 1, chosen: {} })} {...link}>
          {words.clearAll}
        </PageLink>
      </li>
    </ul>
  );
}
