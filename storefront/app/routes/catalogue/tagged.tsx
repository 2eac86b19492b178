import { PAGE_SIZE, type Tag } from '@uruhu/contract/constants';
import { pageCount } from '@uruhu/contract/rules/pagination';
import listingCss from '#app/components/listing/listing.module.css';
import { ListingGrid } from '#app/components/listing/listing.tsx';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { pageFrom, toListing } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { pageOf, toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/tagged.ts';

type Kind = { tag: Tag; perPage: number; title: string; description: string; empty: string; path: (query: { page?: number }) => string };

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

function kindOf(pathname: string): Kind {
  const kind = KINDS[pathname.replace(/(.)\/+$/, '$1')];
  if (!kind) throw new Error(`No tagged list at ${pathname}`);
  return kind;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const { tag, perPage } = kindOf(pathname);
  const page = pageFrom(searchParams);
  const list = await context
    .get(apiContext)
    .filterProducts(page, { tags: [tag], status: 'published', scope: 'light', pagination: perPage });
  return pageOf({ listing: toSection(list, (found) => toListing(found, page, perPage, tag)) });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const { title, description, path } = kindOf(location.pathname);
  const listing = loaderData?.listing;
  return describePage(matches, { title, description, path: path({ page: listing?.ok ? listing.data.page : 1 }) });
}

export default function Tagged({ loaderData: { listing }, matches }: Route.ComponentProps) {
  const pathname = matches.at(-1)?.pathname ?? '';
  const { title, empty, path } = kindOf(pathname);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {listing.ok && listing.data.count > 0 && (
          <p className="muted">
            {words.itemsAndPage(listing.data.count, listing.data.page, pageCount(listing.data.count, listing.data.perPage))}
          </p>
        )}
      </div>
      <ListingGrid listing={listing} hrefFor={(page) => path({ page })} empty={{ title: empty }} />
    </div>
  );
}
