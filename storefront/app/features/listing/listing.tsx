import { countPages } from '@uruhu/contract/rules/pagination';
import type { ReactNode } from 'react';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { ProductCard } from '#app/features/products/card.tsx';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import type { Section } from '#app/lib/section.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { emptyPageHint, lastPage } from '#messages/catalogue/catalogue';
import { withErrorPrefix } from '#messages/shell/common';
import css from './listing.module.css';
import type { Listing } from './listing-page.ts';

const SIZES = `(min-width: 1200px) 300px, (min-width: 768px) 30vw, ${HALF_PHONE_WIDTH}`;
/** The first row on a phone loads its images at once, since they are in the first view. */
const EAGER_COUNT = 2;

type ListingGridProps = {
  listing: Section<Listing>;
  buildHref: (page: number) => string;
  /** Called when the shopper follows a link to another page. */
  onPageChange?: () => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/** The products of one page with links to the other pages, or why there are none. */
export function ListingGrid({ listing, buildHref, onPageChange, empty }: ListingGridProps) {
  if (!listing.ok) return <Failure message={withErrorPrefix(listing.message)} />;
  const { cards, count, page, perPage } = listing.data;
  if (cards.length === 0 && count > 0) {
    return (
      <EmptyState
        art={emptySearch}
        title={emptyPageHint}
        action={<ButtonLink to={buildHref(countPages(count, perPage))}>{lastPage}</ButtonLink>}
      />
    );
  }
  if (cards.length === 0) return empty;
  return (
    <>
      <ul className={css.grid}>
        {cards.map((product, index) => (
          <li key={product.product_id}>
            <ProductCard product={product} level={2} sizes={SIZES} eager={index < EAGER_COUNT} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={countPages(count, perPage)} buildHref={buildHref} onPageChange={onPageChange} />
    </>
  );
}
