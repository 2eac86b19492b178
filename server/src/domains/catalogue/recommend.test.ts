import type { BeautyProfile } from '@uruhu/contract/account';
import { KEY_INGREDIENTS } from '@uruhu/contract/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAtOnce } from '../../slices.ts';
import { arranged } from './arranged.fixture.ts';
import { bestRated } from './best-rated.ts';
import type { PublishedRow } from './queries.ts';
import { NEARNESS, recommend, type Signs, SPREAD, TOLD } from './recommend.ts';

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
  free_from: fc.subarray(['fragrance', 'alcohol']),
  rating: fc.integer({ min: 10, max: 50 }),
  review_count: fc.constantFrom(0, 1, 10, 300),
  in_stock: fc.boolean(),
  created_at: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
});
const drawn = (size: fc.ArrayConstraints) =>
  fc
    .uniqueArray(drawnRow, { ...size, selector: ({ product_id }) => product_id })
    .map((some) => some.map(({ rating, ...row }) => rowOf({ ...row, rating_sum: Math.round((rating * row.review_count) / 10) })));
const drawnProfile: fc.Arbitrary<BeautyProfile | null> = fc.option(
  fc.record({
    skin_type: fc.constantFrom('' as const, 'Dry' as const, 'Oily' as const, 'Sensitive' as const),
    skin_concern: fc.subarray(['Acne' as const, 'Soothing' as const]),
    avoided: fc.subarray(['fragrance' as const, 'alcohol' as const, KEY_INGREDIENTS[0], KEY_INGREDIENTS[5]]),
  }),
);
const shopAndSigns = fc.tuple(drawn({ minLength: 1, maxLength: 60 }), drawn({ maxLength: 30 })).chain(([rows, before]) => {
  const ids = fc.array(fc.constantFrom('nothing', ...rows.map(({ product_id }) => product_id)), { maxLength: 6 });
  return fc.record({ rows: fc.constant(rows), before: fc.constant(before), viewed: ids, wished: ids, profile: drawnProfile });
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
const none: Signs = { viewed: [], wished: [], profile: null };
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

/** Likewise. */
function likedBy(profile: BeautyProfile | null, { skin_type, skin_concern }: PublishedRow): number {
  if (!profile) return 0;
  return (
    TOLD.skin_type * Number(skin_type.includes(profile.skin_type)) +
    TOLD.skin_concern * profile.skin_concern.filter((concern) => skin_concern.includes(concern)).length
  );
}
const avoids = (profile: BeautyProfile | null, { free_from, ingredients }: PublishedRow): boolean =>
  (profile?.avoided ?? []).some((value) =>
    value === 'fragrance' || value === 'alcohol' ? !free_from.includes(value) : ingredients.split(', ').includes(value),
  );

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
      fc.property(shopAndSigns, ({ rows, before, viewed, wished, profile }) => {
        const shown = idsOf(recommended(rows, { viewed, wished, profile }, before));
        const turned = { viewed: wished.toReversed(), wished: viewed.toReversed(), profile };
        expect(idsOf(recommended(rows.toReversed(), turned))).toEqual(shown);
      }),
    );
  });

  test('holds nothing that is avoided', () => {
    fc.assert(
      fc.property(shopAndSigns, ({ rows, before, ...signs }) => {
        expect(recommended(rows, signs, before).filter((row) => avoids(signs.profile, row))).toEqual([]);
      }),
    );
  });

  test('is the nearest to what was looked at, wished for and told, but for what would be too many of a kind', () => {
    fc.assert(
      fc.property(shopAndSigns, ({ rows, before, ...signs }) => {
        const known = rows.filter(({ product_id }) => [...signs.viewed, ...signs.wished].includes(product_id));
        const { profile } = signs;
        fc.pre(known.length > 0 || Boolean(profile?.skin_type || profile?.skin_concern.length));
        const score = (row: PublishedRow) => known.reduce((sum, sign) => sum + nearness(sign, row), likedBy(profile, row));
        const shown = recommended(rows, signs, before);
        const scores = shown.map(score);
        expect(scores, 'the nearest first').toEqual(scores.toSorted((left, right) => right - left));
        const others = rows.filter((row) => row.in_stock && !known.includes(row) && !shown.includes(row));
        for (const other of others.filter((row) => !avoids(profile, row))) {
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
    expect(idsOf(recommended(rows, { ...none, viewed: ['gone'], wished: ['gone, too'] }))).toEqual(idsOf(recommended(rows, none)));
  });

  test('a shop without products recommends nothing', () => {
    expect(recommended([], none)).toEqual([]);
  });
});

describe('with what was told of the skin alone', () => {
  const told = (profile: Partial<BeautyProfile>): Signs => ({
    ...none,
    profile: { skin_type: '', skin_concern: [], avoided: [], ...profile },
  });
  const rows = [
    rowOf({ product_id: 'loved', brand_id: 'Anua', rating_sum: 500, review_count: 100, free_from: ['fragrance'] }),
    rowOf({ product_id: 'calm', brand_id: 'COSRX', skin_concern: ['Soothing'], skin_type: ['Dry'], ingredients: 'Water, Retinol' }),
    rowOf({ product_id: 'dry', brand_id: 'Klairs', skin_type: ['Dry'], ingredients: 'Water, Retinol Extract', category_id: 'tints' }),
  ];

  test('what is made for it comes first, concerns before the type', () => {
    expect(idsOf(recommended(rows, told({ skin_type: 'Dry', skin_concern: ['Soothing'] })))).toEqual(['calm', 'dry', 'loved']);
    expect(idsOf(recommended(rows, told({ skin_type: 'Oily' })))[0], 'nothing is').toBe('loved');
  });

  test('silence is no promise, and an ingredient is avoided by its whole name', () => {
    expect(idsOf(recommended(rows, told({ avoided: ['fragrance'] })))).toEqual(['loved']);
    expect(idsOf(recommended(rows, told({ avoided: ['Retinol'] }))).sort()).toEqual(['dry', 'loved']);
    expect(recommended(rows, told({ avoided: ['silicones'] })), 'nothing says so').toEqual([]);
  });

  test('what is avoided is left out, however near it is', () => {
    const signs = { ...told({ skin_concern: ['Soothing'], avoided: ['Retinol'] }), viewed: ['dry'] };
    expect(idsOf(recommended(rows, signs))).toEqual(['loved']);
  });
});
