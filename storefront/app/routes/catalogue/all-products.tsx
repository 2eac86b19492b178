import { PAGE_SIZES_TO_CHOOSE } from '@uruhu/contract/constants';
import { ChoiceForm } from '#app/components/listing/choice-form.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { ListingGrid } from '#app/components/listing/listing.tsx';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { choiceFrom, pageFrom, shownRange, toListing } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { pageOf, toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { GetForm } from '#app/ui/get-form.tsx';
import { Select } from '#app/ui/select.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/all-products.ts';
import css from './all-products.module.css';

const SORTS = ['created_at', '-created_at', 'name', '-name', 'discounted_price', '-discounted_price'] as const;
const SORT_CHOICES = SORTS.map((value) => ({ value, label: words.sorts[value] }));

/** 24 is the default, so it comes first where the address says nothing. */
const DEFAULT_SIZE = '24';
const OTHER_SIZES = PAGE_SIZES_TO_CHOOSE.map(String).filter((size) => size !== DEFAULT_SIZE);
const SIZE_CHOICES = PAGE_SIZES_TO_CHOOSE.map((size) => ({ value: String(size), label: words.perPageChoice(String(size)) }));

const QUERY_MAX = 200;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = {
    q: (searchParams.get('q') ?? '').trim().slice(0, QUERY_MAX),
    page: pageFrom(searchParams),
    sort: choiceFrom(searchParams, 'sort', SORTS),
    perPage: Number(choiceFrom(searchParams, 'perPage', [DEFAULT_SIZE, ...OTHER_SIZES])),
  };
  const list = await context.get(apiContext).products(asked.page, {
    search: asked.q,
    sortBy: asked.sort,
    pagination: asked.perPage,
    status: 'published',
    scope: 'light',
  });
  return pageOf({ asked, listing: toSection(list, (found) => toListing(found, asked.page, asked.perPage)) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const asked = loaderData?.asked;
  // Sorted, searched or resized it is the same content under another address.
  const own = asked?.q === '' ? { path: paths.allProducts({ page: asked.page }) } : {};
  return describePage(matches, { title: words.allTitle, description: words.allDescription, ...own });
}

export default function AllProducts({ loaderData: { asked, listing } }: Route.ComponentProps) {
  const { q, sort, perPage } = asked;
  const query = {
    q,
    ...(sort === SORTS[0] ? {} : { sort }),
    ...(String(perPage) === DEFAULT_SIZE ? {} : { perPage }),
  };
  const range = listing.ok ? shownRange(listing.data) : null;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.allTitle }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{words.allTitle}</h1>
        {listing.ok && range && (
          <p className="muted" role="status">
            {words.showing(range.first, range.last, listing.data.count)}
          </p>
        )}
      </div>
      <div className={css.tools}>
        <GetForm action={paths.allProducts()} className={css.search} key={q}>
          <input
            className="input"
            type="search"
            name="q"
            aria-label={words.searchProducts}
            placeholder={words.searchProducts}
            defaultValue={q}
          />
          <Button type="submit" kind="line">
            {words.search}
          </Button>
        </GetForm>
        <ChoiceForm action={paths.allProducts()} keep={{ q }}>
          <Select label={words.sortBy} name="sort" choices={SORT_CHOICES} defaultValue={sort} key={sort} />
          <Select label={words.perPage} name="perPage" choices={SIZE_CHOICES} defaultValue={perPage} key={perPage} />
        </ChoiceForm>
      </div>
      <ListingGrid
        listing={listing}
        hrefFor={(page) => paths.allProducts({ ...query, page })}
        empty={{ title: words.noProducts, hint: words.noProductsHint }}
      />
    </div>
  );
}
