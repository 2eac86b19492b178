import { KEY_INGREDIENTS } from '@uruhu/contract/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '../../slices.ts';
import { arranged } from './arranged.fixture.ts';
import { bestRated } from './best-rated.ts';
import type { PublishedRow } from './queries.ts';
import { NEARNESS, recommend, type Signs, SPREAD } from './recommend.ts';

fc.configureGlobal({ numRuns: 100 });

const MOST = 8;
const PARENT_OF: Record<string, string> = { toners: 'face', serums: 'face', tints: 'lips', balms: 'lips', shampoos: 'hair' };
const PARENTS = ['face', 'lips', 'hair'];
const category = (category_id: string, parent_id: string | null) => ({
  category_id,
  parent_id,
  name: category_id,
  image: '',
  dark_text: false,
});
const CATEGORIES = [
  ...PARENTS.map((parent) => category(parent, null)),
  ...Object.entries(PARENT_OF).map(([child, parent]) => category(child, parent)),
];
const BRANDS = ['Anua', 'COSRX', 'Klairs', 'Laneige', 'Mixsoon', 'Round Lab'];
const INGREDIENTS = ['Water', KEY_INGREDIENTS[0], KEY_INGREDIENTS[1]];

const plain: PublishedRow = {
  ...{ product_id: 'plain', name: 'Toner', description: '', brand_id: 'Anua', brand: 'Anua', image: '', image_thumbhash: '' },
  ...{ base_price_rwf: 10_000, discounted_price_rwf: 0, tags: [], features: [], skin_concern: [], skin_type: [], fomulation: '' },
  ...{ keywords: [], ingredients: '', free_from: [], specific_info: [], rating_sum: 0, review_count: 0 },
  ...{ created_at: new Date(Date.UTC(2026, 0, 1)), category_id: 'toners', category_name: 'toners', in_stock: true },
};
const rowOf = (given: Partial<PublishedRow>): PublishedRow => ({
  ...plain,
  ...given,
  ...{ brand: given.brand_id ?? plain.brand_id, category_name: given.category_id ?? plain.category_id },
});

const drawnRow = fc.record({
  product_id: fc.nat(999).map((number) => `p${number}`),
  brand_id: fc.constantFrom(...BRANDS),
  category_id: fc.constantFrom(...Object.keys(PARENT_OF), 'face'),
  skin_concern: fc.subarray(['Acne', 'Soothing', 'Brightening']),
  skin_type: fc.subarray(['Dry', 'Oily']),
  ingredients: fc.subarray(INGREDIENTS).map((names) => names.join(', ')),
  rating: fc.integer({ min: 10, max: 50 }),
  review_count: fc.constantFrom(0, 1, 10, 300),
  in_stock: fc.boolean(),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});
const drawn = (size: fc.ArrayConstraints) =>
  fc
    .uniqueArray(drawnRow, { ...size, selector: ({ product_id }) => product_id })
    .map((some) => some.map(({ rating, ...row }) => rowOf({ ...row, rating_sum: Math.round((rating * row.review_count) / 10) })));
const shopAndSigns = fc.tuple(drawn({ minLength: 1, maxLength: 60 }), drawn({ maxLength: 30 })).chain(([rows, before]) => {
  const ids = fc.array(fc.constantFrom('nothing', ...rows.map(({ product_id }) => product_id)), { maxLength: 6 });
  return fc.record({ rows: fc.constant(rows), before: fc.constant(before), viewed: ids, wished: ids });
});

const recommended = (rows: readonly PublishedRow[], signs: Signs, before: readonly PublishedRow[] = []): PublishedRow[] => {
  const catalogue = arranged(CATEGORIES, BRANDS, rows, before);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return recommend(catalogue, runAtOnce(bestRated(catalogue)), { ...signs, count: MOST }).map((position) => {
    const row = byId.get(catalogue.entries[position]?.product_id ?? '');
    if (!row) throw new Error('what is recommended is not sold');
    return row;
  });
};
const none: Signs = { viewed: [], wished: [] };
const idsOf = (rows: readonly PublishedRow[]) => rows.map(({ product_id }) => product_id);

/** The slow and obvious way. */
function nearness(left: PublishedRow, right: PublishedRow): number {
  const parentOf = ({ category_id }: PublishedRow) => PARENT_OF[category_id] ?? category_id;
  const common = (one: readonly string[], other: readonly string[]) => one.filter((value) => other.includes(value)).length;
  const keyIngredients = ({ ingredients }: PublishedRow) => ingredients.split(', ').filter((name) => name !== 'Water' && name !== '');
  return (
    NEARNESS.category * Number(left.category_id === right.category_id) +
    NEARNESS.parent * Number(parentOf(left) === parentOf(right)) +
    NEARNESS.brand * Number(left.brand_id === right.brand_id) +
    NEARNESS.skin_concern * common(left.skin_concern, right.skin_concern) +
    NEARNESS.skin_type * common(left.skin_type, right.skin_type) +
    NEARNESS.ingredients * common(keyIngredients(left), keyIngredients(right))
  );
}

const mostOf = (rows: readonly PublishedRow[], key: 'category_id' | 'brand_id') =>
  Math.max(0, ...[...Map.groupBy(rows, (row) => row[key]).values()].map((same) => same.length));

describe('what is recommended', () => {
  test('can be bought, is not known already, is never the same twice and never too many of a kind', () => {
    fc.assert(
      fc.property(shopAndSigns, ({ rows, before, ...signs }) => {
        const shown = recommended(rows, signs, before);
        expect(shown.length).toBeLessThanOrEqual(MOST);
        expect(new Set(idsOf(shown)).size).toBe(shown.length);
        expect(shown.filter(({ in_stock }) => !in_stock)).toEqual([]);
        expect(idsOf(shown).filter((id) => [...signs.viewed, ...signs.wished].includes(id))).toEqual([]);
        expect(mostOf(shown, 'category_id')).toBeLessThanOrEqual(SPREAD.category);
        expect(mostOf(shown, 'brand_id')).toBeLessThanOrEqual(SPREAD.brand);
      }),
    );
  });

  test('is the same however the catalogue came about and in whatever order the signs are named', () => {
    fc.assert(
      fc.property(shopAndSigns, ({ rows, before, viewed, wished }) => {
        const shown = idsOf(recommended(rows, { viewed, wished }, before));
        const turned = { viewed: wished.toReversed(), wished: viewed.toReversed() };
        expect(idsOf(recommended(rows.toReversed(), turned))).toEqual(shown);
      }),
    );
  });

  test('is the nearest to what was looked at and wished for, but for what would be too many of a kind', () => {
    fc.assert(
      fc.property(shopAndSigns, ({ rows, before, ...signs }) => {
        const known = rows.filter(({ product_id }) => [...signs.viewed, ...signs.wished].includes(product_id));
        fc.pre(known.length > 0);
        const score = (row: PublishedRow) => known.reduce((sum, sign) => sum + nearness(sign, row), 0);
        const shown = recommended(rows, signs, before);
        const scores = shown.map(score);
        expect(scores, 'the nearest first').toEqual(scores.toSorted((left, right) => right - left));
        for (const other of rows.filter((row) => row.in_stock && !known.includes(row) && !shown.includes(row))) {
          const nearer = shown.filter((row) => score(row) >= score(other));
          const full =
            nearer.filter(({ category_id }) => category_id === other.category_id).length === SPREAD.category ||
            nearer.filter(({ brand_id }) => brand_id === other.brand_id).length === SPREAD.brand ||
            nearer.length === MOST;
          expect(full, `${other.product_id} has no place`).toBe(true);
        }
      }),
    );
  });
});

describe('without a sign', () => {
  const rated = (product_id: string, category_id: string, brand_id: string, rating: number, review_count: number) =>
    rowOf({ product_id, category_id, brand_id, rating_sum: rating * review_count, review_count });

  test('the best rated of each category come first, parents in turn', () => {
    const rows = [
      rated('toner', 'toners', 'Anua', 4.5, 100),
      rated('better toner', 'toners', 'COSRX', 4.8, 100),
      rated('serum', 'serums', 'Klairs', 4.9, 100),
      rated('tint', 'tints', 'Laneige', 4.1, 100),
      rated('shampoo', 'shampoos', 'Mixsoon', 3, 100),
    ];
    expect(idsOf(recommended(rows, none))).toEqual(['serum', 'tint', 'shampoo', 'better toner', 'toner']);
  });

  test('one review of five stars does not win against two hundred of four and a half, nor does one bad one lose all', () => {
    const rows = [
      rated('one voice', 'toners', 'Anua', 5, 1),
      rated('many voices', 'toners', 'COSRX', 4.5, 200),
      rated('one bad voice', 'toners', 'Klairs', 1, 1),
      rated('many bad voices', 'serums', 'Laneige', 2, 200),
    ];
    expect(idsOf(recommended(rows, none))).toEqual(['many voices', 'many bad voices', 'one voice', 'one bad voice']);
  });

  test('what is sold no more is no sign', () => {
    const rows = [rated('toner', 'toners', 'Anua', 4.5, 100), rated('serum', 'serums', 'Klairs', 4.9, 100)];
    expect(idsOf(recommended(rows, { viewed: ['gone'], wished: ['gone, too'] }))).toEqual(idsOf(recommended(rows, none)));
  });

  test('a shop without products recommends nothing', () => {
    expect(recommended([], none)).toEqual([]);
  });
});
