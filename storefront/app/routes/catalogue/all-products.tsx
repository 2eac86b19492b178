import { PAGE_SIZE } from '@uruhu/contract/constants';
import { EmptyList } from '#app/components/listing/empty-list.tsx';
import { FilteredList } from '#app/components/listing/filtered-list.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { apiContext } from '#app/context.ts';
import { askedFrom, isPlain, type ListKind, QUERY_MAX } from '#app/lib/asked.ts';
import { describeList } from '#app/lib/describe-list.ts';
import { loadListing } from '#app/lib/load-listing.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { GetForm } from '#app/ui/get-form.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/all-products.ts';
import css from './all-products.module.css';

const KIND = {
  sorts: ['created_at', '-created_at', 'name', '-name', 'discounted_price', '-discounted_price'],
  perPage: PAGE_SIZE.all,
} as const satisfies ListKind;
const SORT_CHOICES = KIND.sorts.map((value) => ({ value, label: words.sorts[value] }));

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedFrom(url.searchParams, KIND);
  return { asked, list: await loadListing(context.get(apiContext), asked, KIND) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const plain = loaderData && isPlain(loaderData.asked);
  return describeList(matches, {
    title: words.allTitle,
    description: words.allDescription,
    listing: loaderData?.list,
    hrefFor: plain ? (page) => paths.allProducts({ page }) : null,
  });
}

export default function AllProducts({ loaderData: { asked, list } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.allTitle }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{words.allTitle}</h1>
      </div>
      <GetForm action={paths.allProducts()} className={css.search} role="search" aria-label={words.searchProducts} key={asked.q}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={words.searchProducts}
          placeholder={words.searchProducts}
          defaultValue={asked.q}
          maxLength={QUERY_MAX}
        />
        <Button type="submit" kind="line">
          {words.search}
        </Button>
      </GetForm>
      <FilteredList
        {...{ asked, list }}
        path={paths.allProducts}
        sorts={SORT_CHOICES}
        perPage={KIND.perPage}
        empty={<EmptyList asked={asked} path={paths.allProducts} />}
      />
    </div>
  );
}
