import { PAGE_SIZE } from '@uruhu/contract/constants';
import { apiContext } from '#app/context.ts';
import { describeList } from '#app/features/listing/describe-list.ts';
import { EmptyList } from '#app/features/listing/empty-list.tsx';
import { FilteredList } from '#app/features/listing/filtered-list.tsx';
import { isUnfiltered, type ListConfig, parseListParams, QUERY_LENGTH_MAX } from '#app/features/listing/list-params.ts';
import listingCss from '#app/features/listing/listing.module.css';
import { loadListing } from '#app/features/listing/load-listing.ts';
import { ALL_PRODUCTS_SORTS, toSortChoices } from '#app/features/listing/sorts.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { GetForm } from '#app/ui/fields/get-form.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import * as messages from '#messages/catalogue/catalogue';
import type { Route } from './+types/all-products.ts';
import css from './all-products.module.css';

const LIST_CONFIG = {
  sorts: ALL_PRODUCTS_SORTS,
  perPage: PAGE_SIZE.all,
} as const satisfies ListConfig;
const SORT_CHOICES = toSortChoices(ALL_PRODUCTS_SORTS);

export { LIST_PARAMETERS as queryParameters } from '#app/features/filters/filters.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadListing(context.get(apiContext), parseListParams(url.searchParams, LIST_CONFIG), LIST_CONFIG);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isDefaultList = loaderData && isUnfiltered(loaderData.listParams);
  return describeList(matches, {
    title: messages.allTitle,
    description: messages.allDescription,
    listing: loaderData?.list,
    buildHref: isDefaultList ? (page) => paths.allProducts({ page }) : null,
  });
}

export default function AllProducts({ loaderData: { listParams, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: messages.allTitle }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{messages.allTitle}</h1>
      </div>
      <GetForm action={paths.allProducts()} className={css.search} role="search" aria-label={messages.searchProducts} key={listParams.q}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={messages.searchProducts}
          placeholder={messages.searchProducts}
          defaultValue={listParams.q}
          maxLength={QUERY_LENGTH_MAX}
        />
        {listParams.sort && <input type="hidden" name="sort" value={listParams.sort} />}
        {listParams.perPage && <input type="hidden" name="perPage" value={listParams.perPage} />}
        <Button type="submit" kind="line">
          {messages.search}
        </Button>
      </GetForm>
      <FilteredList
        listParams={listParams}
        list={list}
        path={paths.allProducts}
        sorts={SORT_CHOICES}
        perPage={LIST_CONFIG.perPage}
        empty={<EmptyList listParams={listParams} path={paths.allProducts} />}
      />
    </div>
  );
}
