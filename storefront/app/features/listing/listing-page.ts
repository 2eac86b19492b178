/** A page of a product list, and its page number in the URL. */
import type { CardProduct } from '#app/features/products/card-product.ts';

export type Listing = {
  cards: CardProduct[];
  /** Products in all. */
  count: number;
  page: number;
  perPage: number;
};

const PAGE_MAX = 1_000_000;

/** The page number in a URL. Anything else is read as the first page, so that a wrong link still works. */
export function parsePage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** 'Showing a-b of n': the numbers of the first and the last product on the page, both 0 when there are none. */
export function getShownRange({ cards, page, perPage }: Listing): { first: number; last: number } {
  if (cards.length === 0) return { first: 0, last: 0 };
  const first = (page - 1) * perPage + 1;
  return { first, last: first + cards.length - 1 };
}
