/** Finds price bounds in a query such as 'toner under 20,000 RWF'. */
import { type ChosenFilters, parsePriceBounds } from '#app/features/filters/filters.ts';

const AMOUNT = String.raw`(\d{1,3}(?:[ ,.]\d{3})+|\d+)\s*(k|rwf|frw|francs?|fr)?(?=\s|$)`;
const MAX_PRICE = new RegExp(
  String.raw`(?:^|\s)(?:under|below|less than|cheaper than|up to|max(?:imum)?|moins de|munsi ya)\s+${AMOUNT}(?:\s*(?:rwf|frw))?`,
  'i',
);
const MIN_PRICE = new RegExp(String.raw`(?:^|\s)(?:over|above|more than|from|plus de|hejuru ya)\s+${AMOUNT}(?:\s*(?:rwf|frw))?`, 'i');

/** A smaller number is not a price: 'under 18', 'over 50 ml'. */
const PRICE_MIN_RWF = 500;

function readAmount(match: RegExpExecArray | null): string | null {
  if (!match) return null;
  const digits = (match[1] ?? '').replace(/\D/g, '');
  const amount = Number(digits) * (/^k$/i.test(match[2] ?? '') ? 1000 : 1);
  return amount >= PRICE_MIN_RWF ? String(amount) : null;
}

/** The query without the price, and the bounds; null if it contains no price. */
export function parsePriceInQuery(query: string): { q: string; price: Pick<ChosenFilters, 'min_rwf' | 'max_rwf'> } | null {
  const [maxMatch, minMatch] = [MAX_PRICE.exec(query), MIN_PRICE.exec(query)];
  const [max, min] = [readAmount(maxMatch), readAmount(minMatch)];
  if (max === null && min === null) return null;
  const q = query
    .replace(max === null ? '' : (maxMatch?.[0] ?? ''), ' ')
    .replace(min === null ? '' : (minMatch?.[0] ?? ''), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { q, price: parsePriceBounds(min, max) };
}
