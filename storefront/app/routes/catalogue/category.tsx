import { PAGE_SIZE } from '@uruhu/contract/constants';
import { countPages } from '@uruhu/contract/rules/pagination';
import { data } from 'react-router';
import { apiContext } from '#app/context.ts';
import { findPathToCategory, listDescendantIds } from '#app/features/categories/tree.ts';
import { describeList } from '#app/features/listing/describe-list.ts';
import { EmptyList } from '#app/features/listing/empty-list.tsx';
import { FilteredList } from '#app/features/listing/filtered-list.tsx';
import { isUnfiltered, type ListConfig, parseListParams } from '#app/features/listing/list-params.ts';
import listingCss from '#app/features/listing/listing.module.css';
import { loadListing } from '#app/features/listing/load-listing.ts';
import { CATEGORY_SORTS, toSortChoices } from '#app/features/listing/sorts.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { toCategoryNode, useCategories } from '#app/lib/shop.ts';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/catalogue';
import type { Route } from './+types/category.ts';
import css from './category.module.css';

const SORT_CHOICES = toSortChoices(CATEGORY_SORTS);

const getListConfig = (category_id: string): ListConfig => ({
  sorts: CATEGORY_SORTS,
  perPage: PAGE_SIZE.category,
  pageFilters: { category_id: [category_id] },
});

export { LIST_PARAMETERS as queryParameters } from '#app/features/filters/filters.ts';

export async function loader({ context, params: { categoryId }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const topCategories = await api.parentCategories();
  const pathToCategory = topCategories.ok ? findPathToCategory(topCategories.data.map(toCategoryNode), categoryId) : [];
  const category = pathToCategory.at(-1);
  if (topCategories.ok && !category) throw data(messages.categoryMissing, { status: 404 });
  const config = getListConfig(categoryId);
  const parsed = parseListParams(url.searchParams, config);
  const { category_id: chosenIds = [], ...otherFilters } = parsed.chosen;
  // Ignores chosen categories that are not in the category of this page: with them the list would show products of other categories.
  const descendantIds = category ? chosenIds.filter((id) => listDescendantIds(category).includes(id)) : [];
  const chosen = descendantIds.length > 0 ? { ...otherFilters, category_id: descendantIds } : otherFilters;
  const listParams = { ...parsed, q: '', chosen };
  // If the categories could not be loaded, the category's name is unknown, so the page shows that failure in place of the list.
  const loaded = topCategories.ok
    ? await loadListing(api, listParams, config)
    : { listParams, list: { ok: false as const, message: topCategories.message } };
  return { name: category?.name ?? '', ...loaded };
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.name || messages.allTitle;
  const isDefaultList = loaderData && isUnfiltered(loaderData.listParams);
  return describeList(matches, {
    title: messages.categoryTitle(name),
    description: messages.categoryDescription(name),
    listing: loaderData?.list,
    buildHref: isDefaultList ? (page) => paths.category(params.categoryId, { page }) : null,
  });
}

export default function CategoryPage({ loaderData: { name, listParams, list }, params: { categoryId } }: Route.ComponentProps) {
  const pathToCategory = findPathToCategory(useCategories(), categoryId);
  const children = pathToCategory.at(-1)?.children ?? [];
  const path = (query?: ListQuery) => paths.category(categoryId, query);
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          ...pathToCategory
            .slice(0, -1)
            .map((ancestor) => ({ label: ancestor.name, lang: ancestor.lang, to: paths.category(ancestor.id) })),
          { label: name, lang: pathToCategory.at(-1)?.lang },
        ]}
      />
      <div className={listingCss.head}>
        <h1 className="h1">{messages.categoryTitle(name)}</h1>
        {list.ok && (
          <p className="muted">{messages.itemsAndPage(list.data.count, list.data.page, countPages(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      {children.length > 0 && (
        <nav className={css.subcategories} aria-label={messages.subcategories}>
          <PageLink className={css.chip} to={path()} aria-current="page">
            {messages.allOf(name)}
          </PageLink>
          {children.map((child) => (
            <PageLink className={css.chip} key={child.id} lang={child.lang} to={paths.category(child.id)}>
              {child.name}
            </PageLink>
          ))}
        </nav>
      )}
      <FilteredList
        listParams={listParams}
        list={list}
        path={path}
        sorts={SORT_CHOICES}
        pageFilters={getListConfig(categoryId).pageFilters ?? {}}
        categories={children}
        empty={<EmptyList listParams={listParams} path={path} />}
      />
    </div>
  );
}
