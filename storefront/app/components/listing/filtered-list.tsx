import type { Filter } from '@uruhu/contract/filters';
import type { FilterQuery } from '@uruhu/contract/product';
import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type Asked, listQuery } from '#app/lib/asked.ts';
import { chosenCount } from '#app/lib/filters.ts';
import { useGo } from '#app/lib/go.ts';
import { shownRange } from '#app/lib/listing.ts';
import type { FoundList } from '#app/lib/load-listing.ts';
import type { ListQuery } from '#app/lib/paths.ts';
import type { Section } from '#app/lib/section.ts';
import { type Branch, useCategories } from '#app/lib/shop.ts';
import { filter, showing } from '#messages/catalogue';
import { Chips } from './chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterAside, type FilterPanelProps } from './filter-panel.tsx';
import css from './filtered-list.module.css';
import { ListMenus, type SortChoices } from './list-menus.tsx';
import { ListingGrid } from './listing.tsx';
import { ProfilePlace } from './profile-place.tsx';

type FilteredListProps = {
  asked: Asked;
  list: Section<FoundList>;
  /** The address of this list with these parameters. */
  path: (query?: ListQuery) => string;
  sorts: SortChoices;
  /** The default page size, where the shopper may choose one. */
  perPage?: number;
  /** What the page itself is about, and the filters that this sets. */
  pinned?: FilterQuery;
  omit?: readonly Filter[];
  /** The categories to choose from; without, all of the shop. */
  branches?: readonly Branch[];
  /** Shown instead of the list when it is empty. */
  empty: ReactNode;
};

/** True while another view of this list is on its way. */
function useIsComing(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}

/** A list with its panel of filters, what is chosen, its order, its products and its pages: all of it in the address. */
export function FilteredList({ asked, list, path, sorts, perPage, pinned = {}, omit, branches: own, empty }: FilteredListProps) {
  const top = useRef<HTMLDivElement>(null);
  const all = useCategories();
  const branches = own ?? all;
  const coming = useIsComing();
  const go = useGo();
  const action = path();
  // What was pressed goes away, or stays far below: the focus goes where the new list begins.
  const toTop = () => top.current?.focus({ preventScroll: true });
  const hrefFor = (next: Asked) => path(listQuery(next, { page: next.page }));
  const panel: FilterPanelProps | null = list.ok
    ? { asked, offers: list.data.offers, count: list.data.count, pinned, branches, action, hrefFor, ...(omit ? { omit } : {}) }
    : null;
  // Nothing to narrow, nothing to sort.
  if (list.ok && list.data.count === 0 && chosenCount(asked.chosen) === 0) return empty;
  const range = list.ok ? shownRange(list.data) : null;
  return (
    <div className={css.layout}>
      <aside className={css.aside} id="filters" aria-label={filter}>
        <div className={css.filters}>
          <h2 className="h3">{filter}</h2>
          <ProfilePlace
            chosen={asked.chosen}
            onChange={(chosen) => go(hrefFor({ ...asked, page: 1, chosen }), { preventScrollReset: true }) && toTop()}
          />
        </div>
        {panel && <FilterAside key={`${action} ${asked.q}`} {...panel} />}
      </aside>
      <div className={css.main}>
        <div className={css.bar} ref={top} tabIndex={-1}>
          {panel && <FilterButton {...panel} />}
          <a className={`btn btn--line no-script ${css.jump}`} href="#filters">
            {filter}
          </a>
          <p className={perPage ? css.range : `${css.range} ${css.quiet}`} role="status">
            {list.ok && range && range.first > 0 && showing(range.first, range.last, list.data.count)}
          </p>
          <ListMenus asked={asked} sorts={sorts} perPage={perPage} action={action} hrefFor={hrefFor} />
        </div>
        <Chips asked={asked} branches={all} hrefFor={hrefFor} onPick={toTop} />
        <div className={css.results} aria-busy={coming}>
          <ListingGrid listing={list} hrefFor={(page) => hrefFor({ ...asked, page })} onTurn={toTop} empty={empty} />
        </div>
      </div>
    </div>
  );
}
