import { FILTERS, type Filter, SORTS } from '@uruhu/contract/filters';
import type { Facets, LightProduct } from '@uruhu/contract/product';
import { unitPrice } from '@uruhu/contract/rules/price';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '../../slices.ts';
import { facetsJson } from './facets.ts';
import { type Listing, listPage } from './list.ts';
import { arranger, type Catalogue } from './load.ts';
import type { PublishedRow } from './queries.ts';
import { type Filters, select } from './selection.ts';
import { stockLevels } from './stock-levels.ts';

const TAGS = ['BEST SELLER', 'NEW ARRIVAL', 'HOT DEAL'];
const BRANDS = ['Anua', 'COSRX', 'Some &amp; Co', 'Nothing Yet'];
const CATEGORIES = [
  { category_id: 'face', parent_id: null, name: 'Face', image: '', dark_text: false },
  { category_id: 'toners', parent_id: 'face', name: 'Toners', image: '', dark_text: false },
  { category_id: 'hair', parent_id: null, name: 'Hair', image: '', dark_text: false },
];
const FREE_FROM = ['fragrance', 'alcohol'];
const INGREDIENTS = ['Water', '1,2-Hexanediol', 'Glycerin'];

const row = fc.record({
  name: fc.constantFrom('Calm Toner', 'Rice Cream', 'Sun Stick', 'éclat', 'Pad 10', 'Pad 9'),
  brand: fc.constantFrom('Anua', 'COSRX', 'Some &amp; Co'),
  category_id: fc.constantFrom('face', 'toners', 'hair'),
  base_price_rwf: fc.integer({ min: 100, max: 2_000 }),
  discounted_price_rwf: fc.constantFrom(0, 50, 99),
  tags: fc.subarray(TAGS),
  skin_type: fc.subarray(['Dry', 'Oily']),
  keywords: fc.array(fc.constantFrom('k-beauty', 'rice', 'calm'), { maxLength: 3 }),
  ingredients: fc.subarray(INGREDIENTS).map((names) => names.join(', ')),
  free_from: fc.subarray(FREE_FROM),
  fomulation: fc.constantFrom('', 'Cream', 'Gel'),
  rating_sum: fc.integer({ min: 0, max: 50 }),
  review_count: fc.constantFrom(0, 10),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});

function arranged(rows: readonly PublishedRow[]): Catalogue {
  const brands = BRANDS.map((name) => ({ brand_id: name, name, image: '' }));
  const arranging = arranger({ categories: CATEGORIES, brands, stock: stockLevels({ products: [], choices: [] }) });
  for (const some of rows) arranging.add(some);
  return runAtOnce(arranging.finish());
}

type Shop = { rows: readonly PublishedRow[]; catalogue: Catalogue };
/** Small ones have values of few products only, large ones of many, too. */
const shops = fc.oneof(fc.array(row, { maxLength: 70 }), fc.array(row, { minLength: 200, maxLength: 300 })).map((some): Shop => {
  const rows = some.map((given, index) => ({
    ...given,
    ...{ product_id: `p${index}`, brand_id: given.brand, image: '', features: [], skin_concern: [], category_name: given.category_id },
  }));
  return { rows, catalogue: arranged(rows) };
});

const queries = fc.record({
  tags: fc.subarray(TAGS),
  brand: fc.subarray(['Anua', 'Some & Co', 'nobody']),
  skin_type: fc.subarray(['Dry', 'Oily', 'Green']),
  fomulation: fc.subarray(['Cream']),
  category_id: fc.subarray(['face', 'toners', 'hair', 'none']),
  ingredients: fc.subarray([...INGREDIENTS, '2-Hexanediol']),
  without: fc.oneof(
    { weight: 6, arbitrary: fc.subarray(FREE_FROM) },
    { weight: 1, arbitrary: fc.constant<string[]>(['fragrance', 'worries']) },
  ),
  min_price: fc.constantFrom(undefined, 60, 500),
  max_price: fc.constantFrom(undefined, 99, 1_500),
  search: fc.constantFrom(undefined, '', 'rice', 'TONER calm', 'rice toner', 'ori'),
});

/** What a product has of each filter, said the slow and obvious way. */
const has: Record<Filter, (product: PublishedRow) => readonly string[]> = {
  category_id: ({ category_id }) => (category_id === 'toners' ? ['toners', 'face'] : [category_id]),
  tags: ({ tags }) => tags,
  features: ({ features }) => features,
  skin_concern: ({ skin_concern }) => skin_concern,
  skin_type: ({ skin_type }) => skin_type,
  fomulation: ({ fomulation }) => [fomulation],
  keywords: ({ keywords }) => keywords,
  brand: ({ brand }) => [brand.replace('&amp;', '&')],
  ingredients: ({ ingredients }) => INGREDIENTS.filter((name) => ingredients.includes(name)),
  without: ({ free_from }) => free_from,
};
const paidFor = (product: PublishedRow) =>
  unitPrice({ base_price: product.base_price_rwf, discounted_price: product.discounted_price_rwf });

function fits(product: PublishedRow, filters: Filters): boolean {
  const text = [product.name, has.brand(product), product.category_name, ...product.keywords, ...product.tags].join(' ').toLowerCase();
  const paid = paidFor(product);
  return (
    FILTERS.every((name) => {
      const wanted = filters[name] ?? [];
      const owned = has[name](product);
      if (name === 'without') return wanted.every((value) => owned.includes(value));
      return wanted.length === 0 || wanted.some((value) => owned.includes(value));
    }) &&
    paid >= (filters.min_price ?? 0) &&
    paid <= (filters.max_price ?? Number.POSITIVE_INFINITY) &&
    (filters.search ?? '')
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word))
  );
}

const naive = ({ rows }: Shop, filters: Filters) => rows.filter((product) => fits(product, filters));

/** How many the value has under the other filters. */
function naiveCount(shop: Shop, filters: Filters, name: Filter, value: string): number {
  const rest = name === 'without' ? (filters.without ?? []).filter((other) => other !== value) : [];
  return naive(shop, { ...filters, [name]: rest }).filter((product) => has[name](product).includes(value)).length;
}

const pageOf = ({ catalogue }: Shop, filters: Filters, listing: Listing) => listPage(catalogue, select(catalogue.index, filters), listing);
const facetsOf = ({ catalogue }: Shop, filters: Filters) =>
  JSON.parse(facetsJson(catalogue.index, catalogue.orders.discounted_price.order, select(catalogue.index, filters))) as Facets;
const cardsOf = (shop: Shop, sortBy: Listing['sortBy'], filters: Filters = {}) =>
  pageOf(shop, filters, { page: 1, pagination: 10_000, sortBy }).cards.map((card): LightProduct => JSON.parse(card));
const sorted = (values: number[]) => [...values].sort((left, right) => left - right);

describe('a list of products', () => {
  test('holds exactly what fits its filters, in every order', () => {
    fc.assert(
      fc.property(shops, queries, fc.constantFrom(...SORTS), (shop, filters, sortBy) => {
        const ids = cardsOf(shop, sortBy, filters).map(({ product_id }) => product_id);
        expect([...ids].sort()).toEqual(
          naive(shop, filters)
            .map(({ product_id }) => product_id)
            .sort(),
        );
      }),
    );
  });

  test('is the same cut into pages: nothing twice, nothing missing', () => {
    fc.assert(
      fc.property(shops, queries, fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 9 }), (shop, filters, sortBy, pagination) => {
        const whole = pageOf(shop, filters, { page: 1, pagination: 10_000, sortBy });
        const pages = Math.ceil(whole.count / pagination);
        const cut = Array.from({ length: pages }, (_, index) => pageOf(shop, filters, { page: index + 1, pagination, sortBy }));
        expect(cut.flatMap((page) => page.cards)).toEqual(whole.cards);
        expect(pageOf(shop, filters, { page: pages + 1, pagination, sortBy })).toEqual({ cards: [], count: whole.count });
      }),
    );
  });

  test('filtered, keeps the order of the whole', () => {
    fc.assert(
      fc.property(shops, queries, fc.constantFrom(...SORTS), (shop, filters, sortBy) => {
        const some = cardsOf(shop, sortBy, filters).map(({ product_id }) => product_id);
        const kept = new Set(some);
        const whole = cardsOf(shop, sortBy).map(({ product_id }) => product_id);
        expect(some).toEqual(whole.filter((id) => kept.has(id)));
      }),
    );
  });

  test('is sorted by what the shopper pays, by base price as the category page says, by rating and by age', () => {
    fc.assert(
      fc.property(shops, (shop) => {
        const paid = cardsOf(shop, 'discounted_price').map((product) => unitPrice(product));
        expect(paid).toEqual(sorted(paid));
        const base = cardsOf(shop, '-price').map((product) => -product.base_price);
        expect(base).toEqual(sorted(base));
        const rating = cardsOf(shop, 'rating').map((product) => -product.product_rating);
        expect(rating).toEqual(sorted(rating));
        const age = cardsOf(shop, 'created_at').map((product) => -Date.parse(product.created_at));
        expect(age).toEqual(sorted(age));
        const best = cardsOf(shop, 'best').map((product) => (product.tags.includes('BEST SELLER') ? 0 : 10) - product.product_rating);
        expect(best).toEqual(sorted(best));
      }),
    );
  });

  test('by name takes no notice of accents, and counts', () => {
    fc.assert(
      fc.property(shops, (shop) => {
        const inTurn = ['Calm Toner', 'éclat', 'Pad 9', 'Pad 10', 'Rice Cream', 'Sun Stick'];
        const places = cardsOf(shop, 'name').map(({ name }) => inTurn.indexOf(name));
        expect(places).toEqual(sorted(places));
      }),
    );
  });
});

describe('facets', () => {
  test('count what each value has under the other filters, also where that is nothing', () => {
    fc.assert(
      fc.property(shops, queries, (shop, filters) => {
        const facets = facetsOf(shop, filters);
        for (const name of FILTERS) {
          const counted = facets[name].map(({ value }) => ({ value, count: naiveCount(shop, filters, name, value) }));
          expect(facets[name]).toEqual(counted);
          const values = facets[name].map(({ value }) => value);
          expect(new Set(values).size).toBe(values.length);
          const owned = shop.rows.flatMap((product) => has[name](product)).filter(Boolean);
          expect(values).toEqual(expect.arrayContaining(owned));
        }
        expect(facets.brand.map(({ value }) => value)).toEqual(BRANDS.map((name) => name.replace('&amp;', '&')));
      }),
    );
  });

  test('say from what price to what price there is something under the other filters', () => {
    fc.assert(
      fc.property(shops, queries, (shop, filters) => {
        const paid = sorted(naive(shop, { ...filters, min_price: undefined, max_price: undefined }).map(paidFor));
        expect(facetsOf(shop, filters).price).toEqual({ min: paid[0] ?? 0, max: paid.at(-1) ?? 0 });
      }),
    );
  });

  test('name the keywords that most products have, and those that are chosen', () => {
    const words = Array.from({ length: 300 }, (_, index) => `word-${index}`);
    const rows = [...words, ...words.slice(0, 100)].map((word, index) => ({
      ...(fc.sample(row, { seed: index, numRuns: 1 })[0] as PublishedRow),
      ...{ product_id: `p${index}`, brand_id: 'a', image: '', features: [], skin_concern: [], category_name: 'Face', keywords: [word] },
    }));
    const shop = { rows, catalogue: arranged(rows) };
    const facets = facetsOf(shop, { keywords: ['word-299', 'unknown'] });
    expect(facets.keywords.slice(0, 100).every(({ count }) => count === 2)).toBe(true);
    expect(facets.keywords.slice(100)).toEqual([{ value: 'word-299', count: 1 }]);
  });
});
