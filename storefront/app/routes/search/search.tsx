import { PAGE_SIZE } from '@uruhu/contract/constants';
import { pageCount } from '@uruhu/contract/rules/pagination';
import listingCss from '#app/components/listing/listing.module.css';
import { ListingGrid } from '#app/components/listing/listing.tsx';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { pageFrom, toListing } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { pageOf, toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/search.ts';
import css from './search.module.css';

/** Longer than any product's name, short enough to be searched for. */
const QUERY_MAX = 200;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const read = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, QUERY_MAX);
  const asked = { q: read('q'), b: read('b'), page: pageFrom(searchParams) };
  const list = await context.get(apiContext).filterProducts(asked.page, {
    search: asked.q,
    brand: asked.b ? [asked.b] : [],
    status: 'published',
    scope: 'light',
    pagination: PAGE_SIZE.search,
  });
  return pageOf({ asked, listing: toSection(list, (found) => toListing(found, asked.page, PAGE_SIZE.search)) });
}

/** A search stays out of search engines; a brand's page, and that of all products, does not. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { q = '', b = '', page = 1 } = loaderData?.asked ?? {};
  const title = q ? `${words.searchResults} ${words.resultsFor(q)}` : b || words.allTitle;
  return describePage(matches, {
    title,
    description: words.searchDescription(q || b || words.allTitle),
    ...(q ? {} : { path: b ? paths.search({ b, page }) : paths.allProducts({ page }) }),
  });
}

export default function Search({ loaderData: { asked, listing } }: Route.ComponentProps) {
  const { q, b } = asked;
  const title = q ? words.searchResults : b || words.allTitle;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {q && <p className={`muted ${css.query}`}>{words.resultsFor(q)}</p>}
        {listing.ok && (
          <p className="muted" role="status">
            {words.itemsAndPage(listing.data.count, listing.data.page, pageCount(listing.data.count, listing.data.perPage))}
          </p>
        )}
      </div>
      {b && (
        <PageLink className={css.brand} to={paths.search({ q })} aria-label={words.removeBrand(b)}>
          {b}
          <Icon name="close" />
        </PageLink>
      )}
      <ListingGrid
        listing={listing}
        hrefFor={(page) => paths.search({ q, b, page })}
        empty={{ title: words.noProducts, hint: words.noProductsHint }}
      />
    </div>
  );
}
