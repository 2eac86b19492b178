import type { Filter } from '@uruhu/contract/catalogue/filters';
import type { FilterQuery } from '@uruhu/contract/catalogue/product';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Chips } from '#app/features/filters/chips.tsx';
import { FilterButton } from '#app/features/filters/filter-button.tsx';
import { FilterAside, type FilterPanelProps } from '#app/features/filters/filter-panel.tsx';
import { countChosen } from '#app/features/filters/filters.ts';
import { LazyProfileChoice } from '#app/features/filters/lazy-profile-choice.tsx';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import type { ListQuery } from '#app/lib/paths.ts';
import type { Section } from '#app/lib/section.ts';
import { type CategoryNode, useCategories } from '#app/lib/shop.ts';
import { filter, showing } from '#messages/catalogue/catalogue';
import css from './filtered-list.module.css';
import { ListMenus } from './list-menus.tsx';
import { type ListParams, toListQuery } from './list-params.ts';
import { ListingGrid } from './listing.tsx';
import { getShownRange } from './listing-page.ts';
import type { FilteredListing } from './load-listing.ts';
import type { SortChoices } from './sorts.ts';

type FilteredListProps = {
  listParams: ListParams;
  list: Section<FilteredListing>;
  /** The URL of this list with these parameters. */
  path: (query?: ListQuery) => string;
  sorts: SortChoices;
  /** The default page size, where the shopper may choose one. */
  perPage?: number;
  /** The filters of the page itself, such as the category of a category page. */
  pageFilters?: FilterQuery;
  /** Filters that the panel does not offer, because the page sets them itself. */
  hiddenFilters?: readonly Filter[] | undefined;
  /** The categories to choose from; all of the shop if undefined. */
  categories?: readonly CategoryNode[];
  /** Shown instead of the list when it is empty. */
  empty: ReactNode;
};

/** True while another page or sort order of this list is loading. */
function useIsLoading(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}

/** A product list with filter panel, chosen filters, sort order and pages. The URL holds all of this state. */
export function FilteredList({
  listParams,
  list,
  path,
  sorts,
  perPage,
  pageFilters = {},
  hiddenFilters,
  categories: pageCategories,
  empty,
}: FilteredListProps) {
  const top = useRef<HTMLDivElement>(null);
  const allCategories = useCategories();
  const categories = pageCategories ?? allCategories;
  const loading = useIsLoading();
  const navigateOnline = useOnlineNavigate();
  const action = path();
  // The pressed link disappears or is far below: the focus moves to the top of the new list.
  const focusTop = () => top.current?.focus({ preventScroll: true });
  /** Scrolls to the start of the list, if a filter was chosen far down in the panel. */
  const scrollToStart = () => {
    const bar = top.current;
    if (bar && bar.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
      bar.scrollIntoView({ behavior: 'instant' });
  };
  const buildHref = (next: ListParams) => path(toListQuery(next, { page: next.page }));
  const panel: FilterPanelProps | null = list.ok
    ? { listParams, options: list.data.options, count: list.data.count, pageFilters, hiddenFilters, categories, action, buildHref }
    : null;
  // Without products and chosen filters, the panel and the menus would have nothing to offer.
  if (list.ok && list.data.count === 0 && countChosen(listParams.chosen) === 0) return empty;
  const range = list.ok ? getShownRange(list.data) : null;
  return (
    <div className={css.layout}>
      <aside className={css.aside} id="filters" aria-label={filter}>
        <div className={css.filters}>
          <h2 className="h3">{filter}</h2>
          <LazyProfileChoice
            chosen={listParams.chosen}
            onChange={(chosen) => navigateOnline(buildHref({ ...listParams, page: 1, chosen }), { preventScrollReset: true }) && focusTop()}
          />
        </div>
        <Suspense>{panel && <FilterAside key={`${action} ${listParams.q}`} {...panel} onChosen={scrollToStart} />}</Suspense>
      </aside>
      <div className={css.list} ref={top} tabIndex={-1}>
        <div className={css.bar}>
          {panel && <FilterButton {...panel} />}
          <a className={`btn btn--line no-script ${css.filtersLink}`} href="#filters">
            {filter}
          </a>
          <p className={perPage ? css.range : `${css.range} ${css.hiddenOnPhone}`} role="status">
            {list.ok && range && range.first > 0 && showing(range.first, range.last, list.data.count)}
          </p>
          <ListMenus listParams={listParams} sorts={sorts} perPage={perPage} action={action} buildHref={buildHref} />
        </div>
        <Chips listParams={listParams} categories={allCategories} buildHref={buildHref} onPick={focusTop} />
        <div className={css.results} aria-busy={loading}>
          <ListingGrid listing={list} buildHref={(page) => buildHref({ ...listParams, page })} onPageChange={focusTop} empty={empty} />
        </div>
      </div>
    </div>
  );
}
