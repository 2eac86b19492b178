import { FILTER_SORTS, FILTERS, type Filter } from '@uruhu/contract/catalogue/filters';
import type { Facets, LightProduct } from '@uruhu/contract/catalogue/product';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchAll } from '../../search/search.ts';
import { buildCatalogue as buildFromRows } from '../catalogue.fixture.ts';
import { addBit, createBitset } from '../filters/bitset.ts';
import { buildFacetsJson } from '../filters/facets.ts';
import { type Filters, selectProducts } from '../filters/selection.ts';
import type { Catalogue } from '../load.ts';
import type { CatalogueRow } from '../queries.ts';
import { type ListingRequest, listPage } from './list.ts';

fc.configureGlobal({ numRuns: 50 });

const TAGS = ['BEST SELLER', 'NEW ARRIVAL', 'HOT DEAL'];
const BRANDS = ['Anua', 'COSRX', 'Some &amp; Co', 'Nothing Yet'];
const CATEGORIES = [
  { category_id: 'face', parent_id: null, name: 'Face', image: '', dark_text: false },
  { category_id: 'toners', parent_id: 'face', name: 'Toners', image: '', dark_text: false },
  { category_id: 'hair', parent_id: null, name: 'Hair', image: '', dark_text: false },
];
const FREE_FROM = ['fragrance', 'alcohol'];
const INGREDIENTS = ['Water', '1,2-Hexanediol', 'Glycerin'];

/** Words that resemble no other word, so that a search for one finds only this one. */
const WORDS = ['kwixo', 'bravlu', 'zentomp', 'flosdig', 'umpirk'];
/** A word of no product, which resembles none of their words. */
const UNKNOWN_WORD = 'vummp';
/** Resembles 'toner', so that the search corrects it. */
const MISTYPED_WORD = 'tonr';

const rowArbitrary = fc.record({
  product_id: fc.nat(999).map((number) => `p${number}`),
  name: fc.constantFrom('Calm Toner', 'Rice Cream', 'Sun Stick', 'éclat', 'Pad 10', 'Pad 9'),
  brand: fc.constantFrom('Anua', 'COSRX', 'Some &amp; Co'),
  category_id: fc.constantFrom('face', 'toners', 'hair'),
  base_price_rwf: fc.integer({ min: 100, max: 2_000 }),
  discounted_price_rwf: fc.constantFrom(0, 50, 99),
  tags: fc.subarray(TAGS),
  skin_type: fc.subarray(['Dry', 'Oily']),
  keywords: fc.array(fc.constantFrom('k-beauty', 'rice', 'calm', ...WORDS), { maxLength: 3 }),
  description: fc.subarray(WORDS).map((words) => `<p>${words.join('</p> <p>')}</p>`),
  ingredients: fc.subarray(INGREDIENTS).map((names) => names.join(', ')),
  free_from: fc.subarray(FREE_FROM),
  fomulation: fc.constantFrom('', 'Cream', 'Gel'),
  rating_sum: fc.integer({ min: 0, max: 50 }),
  review_count: fc.constantFrom(0, 10),
  sold_count: fc.constantFrom(null, 1, 30),
  in_stock: fc.boolean(),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});
type RowInput = typeof rowArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
const createRow = (values: RowInput): CatalogueRow => ({
  ...values,
  brand_id: values.brand,
  image: '',
  image_thumbhash: null,
  translations: [],
  features: [],
  skin_concern: [],
  specific_info: [],
  has_choices: false,
  lowest_extra_rwf: 0,
  highest_extra_rwf: 0,
  category_name: CATEGORIES.find(({ category_id }) => category_id === values.category_id)?.name ?? '',
});

const buildTestCatalogue = (rows: readonly CatalogueRow[], previousRows?: readonly CatalogueRow[]) =>
  buildFromRows(CATEGORIES, BRANDS, rows, previousRows);

type Shop = { rows: readonly CatalogueRow[]; catalogue: Catalogue };
const createRowsArbitrary = (size: fc.ArrayConstraints) =>
  fc.uniqueArray(rowArbitrary, { ...size, selector: ({ product_id }) => product_id }).map((rows) => rows.map(createRow));
/** Small shops, and large ones, in which many products share a value. */
const rowsArbitrary = fc.oneof(createRowsArbitrary({ maxLength: 70 }), createRowsArbitrary({ minLength: 100, maxLength: 150 }));
/** Some catalogues are built at once, others patched after a change. */
const shopArbitrary = fc.oneof(
  rowsArbitrary.map((rows): Shop => ({ rows, catalogue: buildTestCatalogue(rows) })),
  fc.tuple(rowsArbitrary, createRowsArbitrary({ maxLength: 40 }), fc.nat(80)).map(([previousRows, changedRows, removedCount]): Shop => {
    const changedById = new Map(changedRows.map((product) => [product.product_id, product]));
    const remainingRows = previousRows.slice(removedCount).map((product) => changedById.get(product.product_id) ?? product);
    const rows = [...new Map([...remainingRows, ...changedRows].map((product) => [product.product_id, product])).values()];
    return { rows, catalogue: buildTestCatalogue(rows, previousRows) };
  }),
);

const filtersArbitrary = fc.record({
  tags: fc.subarray(TAGS),
  brand: fc.subarray(['Anua', 'Some & Co', 'unknown']),
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
  search: fc.oneof(
    fc.constantFrom(undefined, ' '),
    fc.subarray([...WORDS, UNKNOWN_WORD]).map((words) => words.join(' ')),
  ),
});

/** A slow and obvious reference: the values of a product for each filter. */
const getFilterValues: Record<Filter, (product: CatalogueRow) => readonly string[]> = {
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
const getPaidPrice = (product: CatalogueRow) =>
  computeUnitPrice({ base_price: product.base_price_rwf, discounted_price: product.discounted_price_rwf });

function matchesFilters(product: CatalogueRow, filters: Filters): boolean {
  const price = getPaidPrice(product);
  return (
    FILTERS.every((name) => {
      const requestedValues = filters[name] ?? [];
      const values = getFilterValues[name](product);
      if (name === 'without') return requestedValues.every((value) => values.includes(value));
      return requestedValues.length === 0 || requestedValues.some((value) => values.includes(value));
    }) &&
    price >= (filters.min_price ?? 0) &&
    price <= (filters.max_price ?? Number.POSITIVE_INFINITY)
  );
}

/** Finds the products whose keywords include all words of the search. */
function findSearched(rows: readonly CatalogueRow[], search: string): readonly CatalogueRow[] {
  const words = search.split(' ').filter(Boolean);
  return rows.filter(({ keywords }) => words.every((word) => keywords.includes(word)));
}

const filterNaively = ({ rows }: Shop, filters: Filters) =>
  findSearched(rows, filters.search ?? '').filter((product) => matchesFilters(product, filters));

/** Counts the products with the value under the other filters; for `without`, also under its other chosen ingredients. */
function countNaively(shop: Shop, filters: Filters, name: Filter, value: string): number {
  const otherValues = name === 'without' ? (filters.without ?? []).filter((other) => other !== value) : [];
  return filterNaively(shop, { ...filters, [name]: otherValues }).filter((product) => getFilterValues[name](product).includes(value))
    .length;
}

function findProducts({ catalogue }: Shop, { search }: Filters) {
  if (!search?.trim()) return null;
  const { rankedPositions } = matchAll(catalogue.searchIndex, search);
  const set = createBitset(catalogue.entries.length);
  for (const position of rankedPositions) addBit(set, position);
  return { set, rankedPositions };
}
const selectIn = (shop: Shop, filters: Filters) => selectProducts(shop.catalogue.filterIndex, filters, findProducts(shop, filters)?.set);
const readPage = (shop: Shop, filters: Filters, listing: Omit<ListingRequest, 'language'>) =>
  listPage(shop.catalogue, selectIn(shop, filters), { ...listing, language: 'en' }, findProducts(shop, filters)?.rankedPositions);
const readFacets = (shop: Shop, filters: Filters) =>
  JSON.parse(
    buildFacetsJson(shop.catalogue.filterIndex, shop.catalogue.sortOrders.discounted_price.order, selectIn(shop, filters)),
  ) as Facets;
const readCards = (shop: Shop, sortBy: ListingRequest['sortBy'], filters: Filters = {}) =>
  readPage(shop, filters, { page: 1, pagination: 10_000, sortBy }).cards.map((card): LightProduct => JSON.parse(card));
const sortNumbers = (values: number[]) => [...values].sort((left, right) => left - right);

describe('a list of products', () => {
  test('contains exactly the products that match its filters, in every order', () => {
    fc.assert(
      fc.property(shopArbitrary, filtersArbitrary, fc.constantFrom(...FILTER_SORTS), (shop, filters, sortBy) => {
        const ids = readCards(shop, sortBy, filters).map(({ product_id }) => product_id);
        expect([...ids].sort()).toEqual(
          filterNaively(shop, filters)
            .map(({ product_id }) => product_id)
            .sort(),
        );
      }),
    );
  });

  test('has each product on exactly one page', () => {
    fc.assert(
      fc.property(
        shopArbitrary,
        filtersArbitrary,
        fc.constantFrom(...FILTER_SORTS),
        fc.integer({ min: 1, max: 9 }),
        (shop, filters, sortBy, pagination) => {
          const allPages = readPage(shop, filters, { page: 1, pagination: 10_000, sortBy });
          const pages = Math.ceil(allPages.count / pagination);
          const pageCards = Array.from({ length: pages }, (_, index) => readPage(shop, filters, { page: index + 1, pagination, sortBy }));
          expect(pageCards.flatMap((page) => page.cards)).toEqual(allPages.cards);
          expect(readPage(shop, filters, { page: pages + 1, pagination, sortBy })).toEqual({ cards: [], count: allPages.count });
        },
      ),
    );
  });

  test('keeps its order when filtered', () => {
    fc.assert(
      fc.property(shopArbitrary, filtersArbitrary, fc.constantFrom(...FILTER_SORTS), (shop, filters, sortBy) => {
        const filteredIds = readCards(shop, sortBy, filters).map(({ product_id }) => product_id);
        const shownIds = new Set(filteredIds);
        const { search } = filters;
        const allIds = readCards(shop, sortBy, sortBy === 'relevance' ? { search } : {}).map(({ product_id }) => product_id);
        expect(filteredIds).toEqual(allIds.filter((id) => shownIds.has(id)));
      }),
    );
  });

  test('can be sorted by the price that the shopper pays, by base price, by rating and by age', () => {
    fc.assert(
      fc.property(shopArbitrary, (shop) => {
        const prices = readCards(shop, 'discounted_price').map((product) => computeUnitPrice(product));
        expect(prices).toEqual(sortNumbers(prices));
        // Values of which the highest comes first are negated, so that they rise.
        const basePrices = readCards(shop, '-price').map((product) => -product.base_price);
        expect(basePrices).toEqual(sortNumbers(basePrices));
        const ratings = readCards(shop, 'rating').map((product) => -product.product_rating);
        expect(ratings).toEqual(sortNumbers(ratings));
        const times = readCards(shop, 'created_at').map((product) => -Date.parse(product.created_at));
        expect(times).toEqual(sortNumbers(times));
        // Best sellers first, as ten is more than any rating; then by rating.
        const bestSortKeys = readCards(shop, 'best').map(
          (product) => (product.tags.includes('BEST SELLER') ? 0 : 10) - product.product_rating,
        );
        expect(bestSortKeys).toEqual(sortNumbers(bestSortKeys));
      }),
    );
  });

  test('can be sorted by name, ignoring accents and comparing numbers by value', () => {
    fc.assert(
      fc.property(shopArbitrary, (shop) => {
        const sortedNames = ['Calm Toner', 'éclat', 'Pad 9', 'Pad 10', 'Rice Cream', 'Sun Stick'];
        const ranks = readCards(shop, 'name').map(({ name }) => sortedNames.indexOf(name));
        expect(ranks).toEqual(sortNumbers(ranks));
      }),
    );
  });
});

/**
 * Sorts, as a reference, equally good matches of one word: in stock first, then better rated and sold, then newer. The numbers are the
 * weights of the search in search/document.ts.
 */
function sortNaively(rows: readonly CatalogueRow[], word: string): string[] {
  const computeMean = ({ rating_sum, review_count }: CatalogueRow) =>
    review_count === 0 ? 4.2 : (rating_sum + 4.2 * 8) / (review_count + 8);
  const computeRating = (row: CatalogueRow) =>
    Math.round(
      1_000 *
        (computeMean(row) +
          0.3 * Math.log10(1 + (row.sold_count ?? 0)) +
          0.2 * Math.log10(1 + row.review_count) +
          (row.tags.includes('BEST SELLER') ? 0.3 : 0)),
    );
  return rows
    .filter(({ keywords }) => keywords.includes(word))
    .sort(
      (left, right) =>
        Number(right.in_stock) - Number(left.in_stock) ||
        computeRating(right) - computeRating(left) ||
        right.created_at.getTime() - left.created_at.getTime() ||
        (left.product_id < right.product_id ? -1 : 1),
    )
    .map(({ product_id }) => product_id);
}

describe('a search', () => {
  test('by relevance has the best match first', () => {
    fc.assert(
      fc.property(shopArbitrary, fc.constantFrom(...WORDS), (shop, search) => {
        expect(readCards(shop, 'relevance', { search }).map(({ product_id }) => product_id)).toEqual(sortNaively(shop.rows, search));
      }),
    );
  });

  test('is the same for any order of its words', () => {
    fc.assert(
      fc.property(
        shopArbitrary,
        fc.shuffledSubarray([...WORDS, 'rice', MISTYPED_WORD]),
        fc.constantFrom(...FILTER_SORTS),
        (shop, words, sortBy) => {
          const [search, reversedSearch] = [words.join(' '), words.toReversed().join('  ')];
          expect(readCards(shop, sortBy, { search: reversedSearch })).toEqual(readCards(shop, sortBy, { search }));
        },
      ),
    );
  });

  test('without a text sorts the list newest first', () => {
    fc.assert(
      fc.property(shopArbitrary, (shop) => {
        expect(readCards(shop, 'relevance', { search: '  ' })).toEqual(readCards(shop, 'created_at'));
      }),
    );
  });
});

describe('facets', () => {
  test('count the products of each value under the other filters, also for values that no product has', () => {
    fc.assert(
      fc.property(shopArbitrary, filtersArbitrary, (shop, filters) => {
        const facets = readFacets(shop, filters);
        for (const name of FILTERS) {
          const expectedCounts = facets[name].map(({ value }) => ({ value, count: countNaively(shop, filters, name, value) }));
          expect(facets[name]).toEqual(expectedCounts);
          const values = facets[name].map(({ value }) => value);
          expect(new Set(values).size).toBe(values.length);
          const valuesOfProducts = shop.rows.flatMap((product) => getFilterValues[name](product)).filter(Boolean);
          expect(values).toEqual(expect.arrayContaining(valuesOfProducts));
        }
        expect(facets.brand.map(({ value }) => value)).toEqual(BRANDS.map((name) => name.replace('&amp;', '&')));
      }),
    );
  });

  test('have the lowest and highest price under the other filters', () => {
    fc.assert(
      fc.property(shopArbitrary, filtersArbitrary, (shop, filters) => {
        const price = sortNumbers(filterNaively(shop, { ...filters, min_price: undefined, max_price: undefined }).map(getPaidPrice));
        expect(readFacets(shop, filters).price).toEqual({ min: price[0] ?? 0, max: price.at(-1) ?? 0 });
      }),
    );
  });

  test('list the most frequent keywords and the chosen ones', () => {
    // The first hundred of these words are the keyword of two products each, the others of one.
    const words = Array.from({ length: 300 }, (_, index) => `word-${index}`);
    const rows = [...words, ...words.slice(0, 100)].map((word, index) => ({
      ...createRow(fc.sample(rowArbitrary, { seed: index, numRuns: 1 })[0] as RowInput),
      product_id: `p${index}`,
      keywords: [word],
    }));
    const shop = { rows, catalogue: buildTestCatalogue(rows) };
    const facets = readFacets(shop, { keywords: ['word-299', 'unknown'] });
    expect(facets.keywords.slice(0, 100).every(({ count }) => count === 2)).toBe(true);
    expect(facets.keywords.slice(100)).toEqual([{ value: 'word-299', count: 1 }]);
  });
});

test('a patched catalogue equals one that is built anew', () => {
  fc.assert(
    fc.property(shopArbitrary, filtersArbitrary, (shop, filters) => {
      const freshShop = { rows: shop.rows, catalogue: buildTestCatalogue(shop.rows) };
      for (const sortBy of FILTER_SORTS) expect(readCards(shop, sortBy, filters)).toEqual(readCards(freshShop, sortBy, filters));
      expect(readFacets(shop, filters)).toEqual(readFacets(freshShop, filters));
      expect(shop.catalogue.brands).toEqual(freshShop.catalogue.brands);
      expect(shop.catalogue.phrases).toEqual(freshShop.catalogue.phrases);
    }),
  );
});
