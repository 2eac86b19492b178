import { PAGE_SIZE, type Tag } from '@uruhu/contract/constants';
import { pageCount } from '@uruhu/contract/rules/pagination';
import { EmptyList } from '#app/components/listing/empty-list.tsx';
import { FilteredList } from '#app/components/listing/filtered-list.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { apiContext } from '#app/context.ts';
import { askedFrom, isPlain, type ListKind } from '#app/lib/asked.ts';
import { describeList } from '#app/lib/describe-list.ts';
import { loadListing } from '#app/lib/load-listing.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/tagged.ts';

type Kind = { tag: Tag; perPage: number; title: string; description: string; empty: string; path: (query?: ListQuery) => string };

/** The three lists that a tag makes, by their address. */
const KINDS: Record<string, Kind> = {
  '/best': {
    tag: 'BEST SELLER',
    perPage: PAGE_SIZE.best,
    title: words.bestTitle,
    description: words.bestDescription,
    empty: words.bestEmpty,
    path: paths.best,
  },
  '/new': {
    tag: 'NEW ARRIVAL',
    perPage: PAGE_SIZE.new,
    title: words.newTitle,
    description: words.newDescription,
    empty: words.newEmpty,
    path: paths.new,
  },
  '/deals': {
    tag: 'HOT DEAL',
    perPage: PAGE_SIZE.deals,
    title: words.dealsTitle,
    description: words.dealsDescription,
    empty: words.dealsEmpty,
    path: paths.deals,
  },
};

const SORTS = ['created_at', 'rating', 'discounted_price', '-discounted_price'] as const;
const SORT_CHOICES = SORTS.map((value) => ({ value, label: words.sorts[value] }));
const OMIT = ['tags'] as const;

function kindOf(pathname: string): Kind {
  const kind = KINDS[pathname.replace(/(.)\/+$/, '$1')];
  if (!kind) throw new Error(`No tagged list at ${pathname}`);
  return kind;
}

const listKind = ({ tag, perPage }: Kind): ListKind => ({ sorts: SORTS, perPage, pinned: { tags: [tag] }, preferredTag: tag });

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = listKind(kindOf(url.pathname));
  const { chosen, ...rest } = askedFrom(url.searchParams, kind);
  const { tags: _, ...others } = chosen;
  const asked = { ...rest, q: '', chosen: others };
  return { asked, list: await loadListing(context.get(apiContext), asked, kind) };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const { title, description, path } = kindOf(location.pathname);
  const plain = loaderData && isPlain(loaderData.asked);
  return describeList(matches, { title, description, listing: loaderData?.list, hrefFor: plain ? (page) => path({ page }) : null });
}

export default function Tagged({ loaderData: { asked, list }, matches }: Route.ComponentProps) {
  const kind = kindOf(matches.at(-1)?.pathname ?? '');
  const { title, empty, path } = kind;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {list.ok && list.data.count > 0 && (
          <p className="muted">{words.itemsAndPage(list.data.count, list.data.page, pageCount(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      <FilteredList
        {...{ asked, list, path }}
        sorts={SORT_CHOICES}
        pinned={listKind(kind).pinned ?? {}}
        omit={OMIT}
        empty={<EmptyList asked={asked} path={path} title={empty} />}
      />
    </div>
  );
}
