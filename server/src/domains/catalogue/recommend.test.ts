import type { BeautyProfile } from '@uruhu/contract/account';
import { KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../lib/slices.ts';
import { rankBestRated } from './best-rated.ts';
import { buildCatalogue } from './catalogue.fixture.ts';
import type { CatalogueRow } from './queries.ts';
import { GROUP_MAX, type Interests, PROFILE_POINTS, recommendProducts, SIMILARITY_POINTS } from './recommend.ts';

fc.configureGlobal({ numRuns: 100 });

const RECOMMENDED_COUNT = 8;
const PARENT_BY_CATEGORY: Record<string, string> = { toners: 'face', serums: 'face', tints: 'lips', balms: 'lips', shampoos: 'hair' };
const PARENTS = ['face', 'lips', 'hair'];
const createCategory = (category_id: string, parent_id: string | null) => ({
  category_id,
  parent_id,
  name: category_id,
  image: '',
  dark_text: false,
});
const CATEGORIES = [
  ...PARENTS.map((parent) => createCategory(parent, null)),
  ...Object.entries(PARENT_BY_CATEGORY).map(([child, parent]) => createCategory(child, parent)),
];
const BRANDS = ['Anua', 'COSRX', 'Klairs', 'Laneige', 'Mixsoon', 'Round Lab'];
const INGREDIENTS = ['Water', KEY_INGREDIENTS[0], KEY_INGREDIENTS[1]];

const defaultRow: CatalogueRow = {
  product_id: 'plain',
  name: 'Toner',
  description: '',
  brand_id: 'Anua',
  brand: 'Anua',
  image: '',
  image_thumbhash: '',
  base_price_rwf: 10_000,
  discounted_price_rwf: 0,
  tags: [],
  features: [],
  skin_concern: [],
  skin_type: [],
  fomulation: '',
  keywords: [],
  translations: [],
  ingredients: '',
  free_from: [],
  specific_info: [],
  rating_sum: 0,
  review_count: 0,
  sold_count: null,
  created_at: new Date(Date.UTC(2026, 0, 1)),
  category_id: 'toners',
  category_name: 'toners',
  in_stock: true,
  has_choices: false,
  lowest_extra_rwf: 0,
  highest_extra_rwf: 0,
};
const createRow = (columns: Partial<CatalogueRow>): CatalogueRow => ({
  ...defaultRow,
  ...columns,
  brand: columns.brand_id ?? defaultRow.brand_id,
  category_name: columns.category_id ?? defaultRow.category_id,
});

const rowArbitrary = fc.record({
  product_id: fc.nat(999).map((number) => `p${number}`),
  brand_id: fc.constantFrom(...BRANDS),
  category_id: fc.constantFrom(...Object.keys(PARENT_BY_CATEGORY), 'face'),
  skin_concern: fc.subarray(['Acne', 'Soothing', 'Brightening']),
  skin_type: fc.subarray(['Dry', 'Oily']),
  ingredients: fc.subarray(INGREDIENTS).map((names) => names.join(', ')),
  free_from: fc.subarray(['fragrance', 'alcohol']),
  tenfold_rating: fc.integer({ min: 10, max: 50 }),
  review_count: fc.constantFrom(0, 1, 10, 300),
  in_stock: fc.boolean(),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});
const createRowsArbitrary = (size: fc.ArrayConstraints) =>
  fc
    .uniqueArray(rowArbitrary, { ...size, selector: ({ product_id }) => product_id })
    .map((rows) =>
      rows.map(({ tenfold_rating, ...row }) => createRow({ ...row, rating_sum: Math.round((tenfold_rating * row.review_count) / 10) })),
    );
const profileArbitrary: fc.Arbitrary<BeautyProfile | null> = fc.option(
  fc.record({
    skin_type: fc.constantFrom('' as const, 'Dry' as const, 'Oily' as const, 'Sensitive' as const),
    skin_concern: fc.subarray(['Acne' as const, 'Soothing' as const]),
    avoided: fc.subarray(['fragrance' as const, 'alcohol' as const, KEY_INGREDIENTS[0], KEY_INGREDIENTS[5]]),
  }),
);
const shopAndInterestsArbitrary = fc
  .tuple(createRowsArbitrary({ minLength: 1, maxLength: 60 }), createRowsArbitrary({ maxLength: 30 }))
  .chain(([rows, previousRows]) => {
    const ids = fc.array(fc.constantFrom('no-such-product', ...rows.map(({ product_id }) => product_id)), { maxLength: 6 });
    return fc.record({
      rows: fc.constant(rows),
      previousRows: fc.constant(previousRows),
      viewed: ids,
      wished: ids,
      profile: profileArbitrary,
    });
  });

const listRecommended = (
  rows: readonly CatalogueRow[],
  interests: Interests,
  previousRows: readonly CatalogueRow[] = [],
): CatalogueRow[] => {
  const catalogue = buildCatalogue(CATEGORIES, BRANDS, rows, previousRows);
  const rowById = new Map(rows.map((row) => [row.product_id, row]));
  return recommendProducts(catalogue, runWithoutPauses(rankBestRated(catalogue)), { ...interests, count: RECOMMENDED_COUNT }).map(
    (position) => {
      const row = rowById.get(catalogue.entries[position]?.product_id ?? '');
      if (!row) throw new Error('a recommended product is not in the catalogue');
      return row;
    },
  );
};
const noInterests: Interests = { viewed: [], wished: [], profile: null };
const listIds = (rows: readonly CatalogueRow[]) => rows.map(({ product_id }) => product_id);

/** Computes the similarity of two products as specified: a slow reference for the shop’s implementation. */
function computeSimilarity(left: CatalogueRow, right: CatalogueRow): number {
  const findTopCategory = ({ category_id }: CatalogueRow) => PARENT_BY_CATEGORY[category_id] ?? category_id;
  const countCommon = (values: readonly string[], otherValues: readonly string[]) =>
    values.filter((value) => otherValues.includes(value)).length;
  const listKeyIngredients = ({ ingredients }: CatalogueRow) => ingredients.split(', ').filter((name) => name !== 'Water' && name !== '');
  return (
    SIMILARITY_POINTS.category * Number(left.category_id === right.category_id) +
    SIMILARITY_POINTS.top_category * Number(findTopCategory(left) === findTopCategory(right)) +
    SIMILARITY_POINTS.brand * Number(left.brand_id === right.brand_id) +
    SIMILARITY_POINTS.skin_concern * countCommon(left.skin_concern, right.skin_concern) +
    SIMILARITY_POINTS.skin_type * countCommon(left.skin_type, right.skin_type) +
    SIMILARITY_POINTS.ingredients * countCommon(listKeyIngredients(left), listKeyIngredients(right))
  );
}

/** Computes a product's points for the profile as specified: a reference for the shop’s implementation. */
function computeProfilePoints(profile: BeautyProfile | null, { skin_type, skin_concern }: CatalogueRow): number {
  if (!profile) return 0;
  return (
    PROFILE_POINTS.skin_type * Number(skin_type.includes(profile.skin_type)) +
    PROFILE_POINTS.skin_concern * profile.skin_concern.filter((concern) => skin_concern.includes(concern)).length
  );
}
const isAvoided = (profile: BeautyProfile | null, { free_from, ingredients }: CatalogueRow): boolean =>
  (profile?.avoided ?? []).some((value) =>
    value === 'fragrance' || value === 'alcohol' ? !free_from.includes(value) : ingredients.split(', ').includes(value),
  );

const countLargestGroup = (rows: readonly CatalogueRow[], key: 'category_id' | 'brand_id') =>
  Math.max(0, ...[...Map.groupBy(rows, (row) => row[key]).values()].map((group) => group.length));

describe('recommended products', () => {
  test('are in stock, new to the shopper, unique, and spread over categories and brands', () => {
    fc.assert(
      fc.property(shopAndInterestsArbitrary, ({ rows, previousRows, ...interests }) => {
        const shownRows = listRecommended(rows, interests, previousRows);
        expect(shownRows.length).toBeLessThanOrEqual(RECOMMENDED_COUNT);
        expect(new Set(listIds(shownRows)).size).toBe(shownRows.length);
        expect(shownRows.filter(({ in_stock }) => !in_stock)).toEqual([]);
        expect(listIds(shownRows).filter((id) => [...interests.viewed, ...interests.wished].includes(id))).toEqual([]);
        expect(countLargestGroup(shownRows, 'category_id')).toBeLessThanOrEqual(GROUP_MAX.category);
        expect(countLargestGroup(shownRows, 'brand_id')).toBeLessThanOrEqual(GROUP_MAX.brand);
      }),
    );
  });

  test('are the same however the catalogue was built, whether products were viewed or wished, and in which order', () => {
    fc.assert(
      fc.property(shopAndInterestsArbitrary, ({ rows, previousRows, viewed, wished, profile }) => {
        const shownIds = listIds(listRecommended(rows, { viewed, wished, profile }, previousRows));
        const swappedInterests = { viewed: wished.toReversed(), wished: viewed.toReversed(), profile };
        expect(listIds(listRecommended(rows.toReversed(), swappedInterests))).toEqual(shownIds);
      }),
    );
  });

  test('contain nothing that the shopper avoids', () => {
    fc.assert(
      fc.property(shopAndInterestsArbitrary, ({ rows, previousRows, ...interests }) => {
        expect(listRecommended(rows, interests, previousRows).filter((row) => isAvoided(interests.profile, row))).toEqual([]);
      }),
    );
  });

  test('are the most similar to the viewed and wished products, within the limits per category and brand', () => {
    fc.assert(
      fc.property(shopAndInterestsArbitrary, ({ rows, previousRows, ...interests }) => {
        const interestingRows = rows.filter(({ product_id }) => [...interests.viewed, ...interests.wished].includes(product_id));
        const { profile } = interests;
        fc.pre(interestingRows.length > 0 || Boolean(profile?.skin_type || profile?.skin_concern.length));
        const computeScore = (row: CatalogueRow) =>
          interestingRows.reduce((sum, interesting) => sum + computeSimilarity(interesting, row), computeProfilePoints(profile, row));
        const shownRows = listRecommended(rows, interests, previousRows);
        const scores = shownRows.map(computeScore);
        expect(scores, 'the most similar first').toEqual(scores.toSorted((left, right) => right - left));
        const otherRows = rows.filter((row) => row.in_stock && !interestingRows.includes(row) && !shownRows.includes(row));
        for (const leftOutRow of otherRows.filter((row) => !isAvoided(profile, row))) {
          const moreSimilar = shownRows.filter((row) => computeScore(row) >= computeScore(leftOutRow));
          const isLimitReached =
            moreSimilar.filter(({ category_id }) => category_id === leftOutRow.category_id).length === GROUP_MAX.category ||
            moreSimilar.filter(({ brand_id }) => brand_id === leftOutRow.brand_id).length === GROUP_MAX.brand ||
            moreSimilar.length === RECOMMENDED_COUNT;
          expect(isLimitReached, `${leftOutRow.product_id} is left out because of a limit`).toBe(true);
        }
      }),
    );
  });
});

describe('without interests', () => {
  type Ratings = { category_id: string; brand_id: string; rating: number; review_count: number };
  const createRatedRow = (product_id: string, { category_id, brand_id, rating, review_count }: Ratings) =>
    createRow({ product_id, category_id, brand_id, rating_sum: rating * review_count, review_count });

  test('the best rated of each category come first, alternating between top-level categories', () => {
    const rows = [
      createRatedRow('toner', { category_id: 'toners', brand_id: 'Anua', rating: 4.5, review_count: 100 }),
      createRatedRow('better toner', { category_id: 'toners', brand_id: 'COSRX', rating: 4.8, review_count: 100 }),
      createRatedRow('serum', { category_id: 'serums', brand_id: 'Klairs', rating: 4.9, review_count: 100 }),
      createRatedRow('tint', { category_id: 'tints', brand_id: 'Laneige', rating: 4.1, review_count: 100 }),
      createRatedRow('shampoo', { category_id: 'shampoos', brand_id: 'Mixsoon', rating: 3, review_count: 100 }),
    ];
    expect(listIds(listRecommended(rows, noInterests))).toEqual(['serum', 'tint', 'shampoo', 'better toner', 'toner']);
  });

  test('two hundred reviews of 4.5 stars rank above one review of 5 stars, and two hundred of 2 stars above one of 1 star', () => {
    const rows = [
      createRatedRow('one voice', { category_id: 'toners', brand_id: 'Anua', rating: 5, review_count: 1 }),
      createRatedRow('many voices', { category_id: 'toners', brand_id: 'COSRX', rating: 4.5, review_count: 200 }),
      createRatedRow('one bad voice', { category_id: 'toners', brand_id: 'Klairs', rating: 1, review_count: 1 }),
      createRatedRow('many bad voices', { category_id: 'serums', brand_id: 'Laneige', rating: 2, review_count: 200 }),
    ];
    expect(listIds(listRecommended(rows, noInterests))).toEqual(['many voices', 'many bad voices', 'one voice', 'one bad voice']);
  });

  test('viewed and wished products that are no longer sold are ignored', () => {
    const rows = [
      createRatedRow('toner', { category_id: 'toners', brand_id: 'Anua', rating: 4.5, review_count: 100 }),
      createRatedRow('serum', { category_id: 'serums', brand_id: 'Klairs', rating: 4.9, review_count: 100 }),
    ];
    expect(listIds(listRecommended(rows, { ...noInterests, viewed: ['gone'], wished: ['gone, too'] }))).toEqual(
      listIds(listRecommended(rows, noInterests)),
    );
  });

  test('a shop without products recommends nothing', () => {
    expect(listRecommended([], noInterests)).toEqual([]);
  });
});

describe('with a beauty profile only', () => {
  const createInterests = (profile: Partial<BeautyProfile>): Interests => ({
    ...noInterests,
    profile: { skin_type: '', skin_concern: [], avoided: [], ...profile },
  });
  const rows = [
    createRow({ product_id: 'loved', brand_id: 'Anua', rating_sum: 500, review_count: 100, free_from: ['fragrance'] }),
    createRow({ product_id: 'calm', brand_id: 'COSRX', skin_concern: ['Soothing'], skin_type: ['Dry'], ingredients: 'Water, Retinol' }),
    createRow({ product_id: 'dry', brand_id: 'Klairs', skin_type: ['Dry'], ingredients: 'Water, Retinol Extract', category_id: 'tints' }),
  ];

  test('products for the profile come first, concerns before skin type', () => {
    expect(listIds(listRecommended(rows, createInterests({ skin_type: 'Dry', skin_concern: ['Soothing'] })))).toEqual([
      'calm',
      'dry',
      'loved',
    ]);
    expect(listIds(listRecommended(rows, createInterests({ skin_type: 'Oily' })))[0], 'no product is for oily skin').toBe('loved');
  });

  test('a product must claim to be free of an avoided substance, and ingredients match by their whole name', () => {
    expect(listIds(listRecommended(rows, createInterests({ avoided: ['fragrance'] })))).toEqual(['loved']);
    expect(listIds(listRecommended(rows, createInterests({ avoided: ['Retinol'] }))).sort()).toEqual(['dry', 'loved']);
    expect(listRecommended(rows, createInterests({ avoided: ['silicones'] })), 'no product claims to be free of it').toEqual([]);
  });

  test('avoided products are left out, however similar they are', () => {
    const interests = { ...createInterests({ skin_concern: ['Soothing'], avoided: ['Retinol'] }), viewed: ['dry'] };
    expect(listIds(listRecommended(rows, interests))).toEqual(['loved']);
  });
});
