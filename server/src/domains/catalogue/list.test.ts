import { SORTS } from '@uruhu/contract/product';
import { unitPrice } from '@uruhu/contract/rules/price';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toEntry } from './entry.ts';
import { type Filters, listPage } from './list.ts';
import { arrangeCatalogue, type Catalogue } from './load.ts';
import type { PublishedRow } from './queries.ts';

const TAGS = ['BEST SELLER', 'NEW ARRIVAL', 'HOT DEAL'];
const BRANDS = ['Anua', 'COSRX', 'Some &amp; Co'];
const CATEGORIES = [
  { category_id: 'face', parent_id: null, name: 'Face', image: '', dark_text: false },
  { category_id: 'toners', parent_id: 'face', name: 'Toners', image: '', dark_text: false },
  { category_id: 'hair', parent_id: null, name: 'Hair', image: '', dark_text: false },
];

const row = fc.record({
  name: fc.constantFrom('Calm Toner', 'Rice Cream', 'Sun Stick', 'éclat'),
  brand: fc.constantFrom(...BRANDS),
  category_id: fc.constantFrom('face', 'toners', 'hair'),
  base_price_rwf: fc.integer({ min: 100, max: 2_000 }),
  discounted_price_rwf: fc.constantFrom(0, 50, 99),
  tags: fc.subarray(TAGS),
  skin_type: fc.subarray(['Dry', 'Oily']),
  rating_sum: fc.integer({ min: 0, max: 50 }),
  review_count: fc.constantFrom(0, 10),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});

const catalogues = fc.array(row, { maxLength: 70 }).map((rows): Catalogue => {
  const entries = rows.map((some, index) => {
    const whole: PublishedRow = {
      ...some,
      product_id: `p${index}`,
      brand_id: some.brand,
      image: '',
      features: [],
      skin_concern: [],
      fomulation: '',
      keywords: ['k-beauty'],
      category_name: some.category_id,
    };
    return toEntry(whole, true);
  });
  return arrangeCatalogue(entries, CATEGORIES, []);
});

const queries = fc.record({
  tags: fc.subarray(TAGS),
  brand: fc.subarray(['Anua', 'Some & Co', 'nobody']),
  skin_type: fc.subarray(['Dry', 'Oily', 'Green']),
  category_id: fc.subarray(['face', 'toners', 'hair', 'none']),
  min_price: fc.constantFrom(undefined, 60, 500),
  max_price: fc.constantFrom(undefined, 99, 1_500),
  search: fc.constantFrom(undefined, '', 'rice', 'TONER calm', 'rice toner'),
});

/** The same question, answered the slow and obvious way. */
function naive(catalogue: Catalogue, filters: Filters): Set<string> {
  const inFamily = (id: string) => (filters.category_id ?? []).some((wanted) => wanted === id || (wanted === 'face' && id === 'toners'));
  const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    !wanted?.length || has.some((value) => wanted.includes(value));
  return new Set(
    catalogue.entries
      .filter(({ light, values, text }) => {
        const paid = unitPrice(light);
        return (
          any(filters.tags, light.tags) &&
          any(filters.brand, values.brand) &&
          any(filters.skin_type, values.skin_type) &&
          (!filters.category_id?.length || inFamily(light.category.category_id)) &&
          paid >= (filters.min_price ?? 0) &&
          paid <= (filters.max_price ?? Number.POSITIVE_INFINITY) &&
          (filters.search ?? '')
            .toLowerCase()
            .split(' ')
            .every((word) => text.includes(word))
        );
      })
      .map((entry) => entry.light.product_id),
  );
}

const idsOf = (cards: string[]) => cards.map((card) => (JSON.parse(card) as { product_id: string }).product_id);

describe('a list of products', () => {
  test('holds exactly what fits its filters, in every order', () => {
    fc.assert(
      fc.property(catalogues, queries, fc.constantFrom(...SORTS), (catalogue, filters, sortBy) => {
        const page = listPage(catalogue, { page: 1, pagination: 10_000, sortBy, filters });
        const ids = idsOf(page.cards);
        expect(new Set(ids)).toEqual(naive(catalogue, filters));
        expect(ids).toHaveLength(page.count);
      }),
    );
  });

  test('is the same cut into pages: nothing twice, nothing missing', () => {
    fc.assert(
      fc.property(
        catalogues,
        queries,
        fc.constantFrom(...SORTS),
        fc.integer({ min: 1, max: 9 }),
        (catalogue, filters, sortBy, pagination) => {
          const whole = listPage(catalogue, { page: 1, pagination: 10_000, sortBy, filters });
          const pages = Math.ceil(whole.count / pagination);
          const cut = Array.from({ length: pages }, (_, index) => listPage(catalogue, { page: index + 1, pagination, sortBy, filters }));
          expect(cut.flatMap((page) => page.cards)).toEqual(whole.cards);
          expect(listPage(catalogue, { page: pages + 1, pagination, sortBy, filters })).toEqual({ cards: [], count: whole.count });
        },
      ),
    );
  });

  test('is sorted by what the shopper pays, and by base price as the category page says', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const all = (sortBy: 'discounted_price' | '-price') =>
          listPage(catalogue, { page: 1, pagination: 10_000, sortBy, filters: {} }).cards.map((card) => JSON.parse(card));
        const paid = all('discounted_price').map((product) => unitPrice(product));
        expect(paid).toEqual([...paid].sort((left, right) => left - right));
        const base = all('-price').map((product) => product.base_price);
        expect(base).toEqual([...base].sort((left, right) => right - left));
      }),
    );
  });
});
