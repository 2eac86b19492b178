import { PAGE_SIZE } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { pageCount } from '@uruhu/contract/rules/pagination';
import { data } from 'react-router';
import { EmptyList } from '#app/components/listing/empty-list.tsx';
import { FilteredList } from '#app/components/listing/filtered-list.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { apiContext } from '#app/context.ts';
import { askedFrom, isPlain, type ListKind } from '#app/lib/asked.ts';
import { describeList } from '#app/lib/describe-list.ts';
import { loadListing } from '#app/lib/load-listing.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { toBranch, useCategories } from '#app/lib/shop.ts';
import { idsBelow, trailTo } from '#app/lib/tree.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/category.ts';
import css from './category.module.css';

const SORTS = ['new', 'best', 'price', '-price'] as const;
const SORT_CHOICES = SORTS.map((value) => ({ value, label: words.categorySorts[value] }));

const listKind = (category_id: string): ListKind => ({
  sorts: SORTS,
  perPage: PAGE_SIZE.category,
  pinned: { category_id: [category_id] },
});

export async function loader({ context, params: { categoryId }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const parents = await api.parentCategories();
  const trail = parents.ok ? trailTo(parents.data.map(toBranch), categoryId) : [];
  const branch = trail.at(-1);
  if (parents.ok && !branch) throw data(MESSAGE.categoryMissing, { status: 404 });
  const kind = listKind(categoryId);
  const { chosen, ...rest } = askedFrom(url.searchParams, kind);
  const { category_id = [], ...others } = chosen;
  // What is chosen narrows this category; another one would leave it.
  const within = branch ? category_id.filter((id) => idsBelow(branch).includes(id)) : [];
  const asked = { ...rest, q: '', chosen: within.length > 0 ? { ...others, category_id: within } : others };
  // A page without its category's name is no whole page.
  const list = parents.ok ? await loadListing(api, asked, kind) : { ok: false as const, message: parents.message };
  return { name: branch?.name ?? '', asked, list };
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.name || words.allTitle;
  const plain = loaderData && isPlain(loaderData.asked);
  return describeList(matches, {
    title: words.categoryTitle(name),
    description: words.categoryDescription(name),
    listing: loaderData?.list,
    hrefFor: plain ? (page) => paths.category(params.categoryId, { page }) : null,
  });
}

export default function CategoryPage({ loaderData: { name, asked, list }, params: { categoryId } }: Route.ComponentProps) {
  const trail = trailTo(useCategories(), categoryId);
  const children = trail.at(-1)?.children ?? [];
  const path = (query?: ListQuery) => paths.category(categoryId, query);
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[...trail.slice(0, -1).map((above) => ({ label: above.name, to: paths.category(above.id) })), { label: name }]}
      />
      <div className={listingCss.head}>
        <h1 className="h1">{words.categoryTitle(name)}</h1>
        {list.ok && (
          <p className="muted">{words.itemsAndPage(list.data.count, list.data.page, pageCount(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      {children.length > 0 && (
        <nav className={css.subcats} aria-label={words.subcategories}>
          <PageLink className={css.chip} to={path()} aria-current="page">
            {words.allOf(name)}
          </PageLink>
          {children.map((child) => (
            <PageLink className={css.chip} key={child.id} to={paths.category(child.id)}>
              {child.name}
            </PageLink>
          ))}
        </nav>
      )}
      <FilteredList
        {...{ asked, list, path }}
        sorts={SORT_CHOICES}
        pinned={listKind(categoryId).pinned ?? {}}
        branches={children}
        empty={<EmptyList asked={asked} path={path} />}
      />
    </div>
  );
}
