import { PAGE_SIZE } from '@uruhu/contract/constants';
import type { Tag } from '@uruhu/contract/product-attributes';
import { countPages } from '@uruhu/contract/rules/pagination';
import { apiContext } from '#app/context.ts';
import { describeList } from '#app/features/listing/describe-list.ts';
import { EmptyList } from '#app/features/listing/empty-list.tsx';
import { FilteredList } from '#app/features/listing/filtered-list.tsx';
import { isUnfiltered, type ListConfig, parseListParams } from '#app/features/listing/list-params.ts';
import listingCss from '#app/features/listing/listing.module.css';
import { loadListing } from '#app/features/listing/load-listing.ts';
import { BEST_SORTS, SHARED_SORTS, toSortChoices } from '#app/features/listing/sorts.ts';
import { useFailureToast } from '#app/features/products/use-failure-toast.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import * as messages from '#messages/catalogue/catalogue';
import type { Route } from './+types/tagged.ts';

type TagList = {
  tag: Tag;
  sorts: ListConfig['sorts'];
  perPage: number;
  title: string;
  description: string;
  empty: string;
  path: (query?: ListQuery) => string;
};

/** The three lists that are defined by a tag, by the id of their route. */
const TAG_LISTS: Record<string, TagList> = {
  best: {
    tag: 'BEST SELLER',
    sorts: BEST_SORTS,
    perPage: PAGE_SIZE.best,
    title: messages.bestTitle,
    description: messages.bestDescription,
    empty: messages.bestEmpty,
    path: paths.best,
  },
  new: {
    tag: 'NEW ARRIVAL',
    sorts: SHARED_SORTS,
    perPage: PAGE_SIZE.new,
    title: messages.newTitle,
    description: messages.newDescription,
    empty: messages.newEmpty,
    path: paths.new,
  },
  deals: {
    tag: 'HOT DEAL',
    sorts: SHARED_SORTS,
    perPage: PAGE_SIZE.deals,
    title: messages.dealsTitle,
    description: messages.dealsDescription,
    empty: messages.dealsEmpty,
    path: paths.deals,
  },
};

const HIDDEN_FILTERS = ['tags'] as const;

/** `route`: the id of the route, or its pattern, which may have the prefix of the language. */
function getTagList(route: string | undefined): TagList {
  const tagList = TAG_LISTS[route?.split('/').at(-1) ?? ''];
  if (!tagList) throw new Error(`The route ${route} has no tag`);
  return tagList;
}

const getListConfig = ({ tag, sorts, perPage }: TagList): ListConfig => ({
  sorts,
  perPage,
  pageFilters: { tags: [tag] },
  preferredTag: tag,
});

export { LIST_PARAMETERS as queryParameters } from '#app/features/filters/filters.ts';

export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const config = getListConfig(getTagList(pattern));
  const parsed = parseListParams(url.searchParams, config);
  // The list is that of one tag, so a tag in the URL has no effect.
  const { tags: _, ...chosen } = parsed.chosen;
  return loadListing(context.get(apiContext), { ...parsed, q: '', chosen }, config);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, description, path } = getTagList(matches.at(-1)?.id);
  const isDefaultList = loaderData && isUnfiltered(loaderData.listParams);
  return describeList(matches, {
    title,
    description,
    listing: loaderData?.list,
    buildHref: isDefaultList ? (page) => path({ page }) : null,
  });
}

export default function TagListPage({ loaderData: { listParams, list }, matches }: Route.ComponentProps) {
  const tagList = getTagList(matches.at(-1)?.id);
  const { tag, title, empty, path } = tagList;
  useFailureToast(tag === 'BEST SELLER' ? list : null);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {list.ok && list.data.count > 0 && (
          <p className="muted">{messages.itemsAndPage(list.data.count, list.data.page, countPages(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      <FilteredList
        listParams={listParams}
        list={list}
        path={path}
        sorts={toSortChoices(tagList.sorts)}
        pageFilters={getListConfig(tagList).pageFilters ?? {}}
        hiddenFilters={HIDDEN_FILTERS}
        empty={<EmptyList listParams={listParams} path={path} title={empty} />}
      />
    </div>
  );
}
