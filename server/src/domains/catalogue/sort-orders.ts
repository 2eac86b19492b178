/** The orders in which a list can be shown. Each is total, so that pages never repeat or skip a product. */
import type { Sort } from '@uruhu/contract/product';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { Entry } from './entry.ts';

type Compare = (left: Entry, right: Entry) => number;

const newest: Compare = (left, right) => right.created_ms - left.created_ms;
const byName: Compare = (left, right) => collator.compare(left.light.name, right.light.name);
const byPaid: Compare = (left, right) => unitPrice(left.light) - unitPrice(right.light);
const byBase: Compare = (left, right) => left.light.base_price - right.light.base_price;
const byRating: Compare = (left, right) =>
  right.light.product_rating - left.light.product_rating || right.light.review_count - left.light.review_count;
const tagged =
  (tag: string): Compare =>
  (left, right) =>
    Number(right.light.tags.includes(tag)) - Number(left.light.tags.includes(tag));

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const reversed =
  (compare: Compare): Compare =>
  (left, right) =>
    compare(right, left);
const chain =
  (...rules: Compare[]): Compare =>
  (left, right) => {
    for (const rule of rules) {
      const verdict = rule(left, right);
      if (verdict !== 0) return verdict;
    }
    return left.light.product_id < right.light.product_id ? -1 : 1;
  };

export const SORT_RULES: Record<Sort, Compare> = {
  created_at: chain(newest),
  '-created_at': chain(reversed(newest)),
  name: chain(byName),
  '-name': chain(reversed(byName)),
  discounted_price: chain(byPaid, newest),
  '-discounted_price': chain(reversed(byPaid), newest),
  price: chain(byBase, newest),
  '-price': chain(reversed(byBase), newest),
  best: chain(tagged('BEST SELLER'), byRating, newest),
  new: chain(tagged('NEW ARRIVAL'), newest),
  rating: chain(byRating, newest),
};

/** Positions of `entries` in each order. */
export function sortOrders(entries: readonly Entry[]): Record<Sort, Uint32Array> {
  const positions = entries.map((_, position) => position);
  const inOrder = (compare: Compare) =>
    Uint32Array.from([...positions].sort((left, right) => compare(entries[left] as Entry, entries[right] as Entry)));
  return Object.fromEntries(Object.entries(SORT_RULES).map(([sort, compare]) => [sort, inOrder(compare)])) as Record<Sort, Uint32Array>;
}
