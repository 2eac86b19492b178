/** A page of products as a list shows it, and what its address asks for. */
import type { CardProduct } from './card.ts';

export type Listing = {
  cards: CardProduct[];
  /** Products in all. */
  count: number;
  page: number;
  perPage: number;
};

const PAGE_MAX = 1_000_000;

/** The page an address names: what is no page is the first one, as a link followed should never fail. */
export function pageFrom(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** 'Showing a-b of n': the numbers of the first and the last product on the page, both 0 when there are none. */
export function shownRange({ cards, page, perPage }: Listing): { first: number; last: number } {
  if (cards.length === 0) return { first: 0, last: 0 };
  const first = (page - 1) * perPage + 1;
  return { first, last: first + cards.length - 1 };
}
