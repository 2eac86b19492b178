import { SEARCH_RESULTS_MAX } from '@uruhu/contract/catalogue/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runInSlices, runWithoutPauses } from '../../lib/slices.ts';
import { buildIndex, createIndexPatch, hasTooManyUnusedWords, type SearchIndex } from './build-index.ts';
import type { SearchDocument } from './document.ts';
import { findProducts, matchAll } from './find-products.ts';
import { SAMPLE_CATALOGUE } from './sample-catalogue.fixture.ts';
import { collectPhrases, findPhrasesStarting } from './suggestions.ts';
import { listTopicTexts } from './topics.ts';

const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE));
const findIds = (query: string) => findProducts(index, query).positions.map((position) => SAMPLE_CATALOGUE[position]?.product_id);
const findFirst = (query: string) => findIds(query)[0];

/** Words of the sample catalogue, halves of words, a mistyped word and an unknown one, to draw random queries from. */
const WORDS = [
  'rice',
  'toner',
  'sun',
  'screen',
  'cos',
  'rx',
  'snail',
  'dark',
  'spots',
  'the',
  'of',
  'joseon',
  'nicainamide',
  'ha',
  'spf',
  '50',
  'qqqq',
];

describe('a search finds', () => {
  test.each([
    ['a name, before longer names that contain it', 'rice toner', 'rice-toner'],
    ['the brand with the name', 'im from rice toner', 'rice-toner'],
    ['the beginning of a word', 'madag', 'centella-ampoule'],
    ['words that are typed apart', 'cos rx', 'snail-essence'],
    ['words that are typed as one', 'ricetoner', 'rice-toner'],
    ['a brand typed as one word', 'beautyofjoseon', 'sun-cream'],
    ['a compound typed apart', 'sun screen', 'sun-cream'],
    ['a plural', 'ampoules', 'centella-ampoule'],
    ['the American spelling', 'moisturizing', 'foam'],
    ['a missing letter', 'centela', 'centella-ampoule'],
    ['two swapped letters', 'nicainamide', 'peach-serum'],
    ['two mistakes in a long word', 'niacynamid', 'peach-serum'],
    ['a word typed without its accent', 'eclat', 'eclat-mask'],
    ['words with wrong accents', 'tôner ricé', 'rice-toner'],
    ['a sun protection factor', 'SPF50+', 'sun-cream'],
    ['a sun protection factor with a space', 'spf 50', 'sun-cream'],
    ['a grade of protection', 'PA++++', 'sun-cream'],
    ['a volume', '50 ml', 'sun-cream'],
    ['a volume without a space', '50ml', 'sun-cream'],
    ['an ingredient by another name', 'cica', 'centella-ampoule'],
    ['an ingredient by its list', 'panthenol', 'snail-essence'],
    ['a product whose keyword, salmon DNA, is a synonym of the query', 'polynucleotide', 'pdrn-serum'],
    ['an abbreviation', 'HA', 'black-rice-toner'],
    ['a kind of product by another name', 'face wash', 'foam'],
    ['products for a skin problem', 'dark spots', 'peach-serum'],
    ['a kind of product by its French name', 'crème solaire', 'sun-cream'],
    ['a kind of product by its Kinyarwanda name', "amavuta y'izuba", 'sun-cream'],
    ['a product by the other words if one is unknown', 'rice toner qqqqqqq', 'rice-toner'],
  ])('%s: %s', (_, query, expected) => {
    expect(findFirst(query)).toBe(expected);
  });

  test('nothing for a senseless or empty text', () => {
    for (const query of ['', '   ', 'asdfgh', 'xyzzy', 'blorptang', '💧', '()[]{}*+?', 'zzzzzzzzzz']) expect(findIds(query)).toEqual([]);
  });

  test.each([
    ['a word that only a description has', 'morning'],
    ['one known word among words of another trade', 'water rice cooker'],
    ['only one word of a kind of product', 'sun hat'],
    ['a correction of a short single word', 'fobm'],
    ['a correction of a short word beside a stop word', 'my fobm'],
    ['a stop word beside the mere beginning of a word', 'my mad'],
    ['one word in a name and another among ingredients', 'sucrose power'],
  ])('nothing for %s: %s', (_, query) => {
    expect(findIds(query)).toEqual([]);
  });

  test.each([
    ['the kind of product if the shop does not sell the brand', 'cerave toner', 'rice-toner'],
    ['products of the brand if it has none of that kind', 'anua lipstick', 'peach-serum'],
    ['products for a question', 'what do you have for dark spots', 'peach-serum'],
    ['the requested size first', 'toner 150 ml', 'rice-toner'],
    ['another size if the requested one is missing', 'ampoule 30 ml', 'centella-ampoule'],
    ['a brand typed in three parts', 'num buz in', 'foam'],
    ['products without an ingredient', 'alcohol free essence', 'snail-essence'],
    ['products by a similar meaning', 'hyperpigmentation serum', 'peach-serum'],
  ])('%s: %s', (_, query, expected) => {
    expect(findFirst(query)).toBe(expected);
  });
});

describe('a search in the sample catalogue', () => {
  test('orders ties by stock, then sales and rating, then age', () => {
    expect(findIds('pimple patch').slice(0, 5)).toEqual(['patch-sold', 'patch-liked', 'patch-new', 'patch-old', 'patch-gone']);
  });

  test('returns the corrected text if a word is mistyped', () => {
    expect(findProducts(index, 'snail esence').corrected).toBe('snail essence');
    expect(findProducts(index, 'snail essence').corrected).toBeNull();
  });

  test('corrects two mistyped words that are a brand together', () => {
    expect(findProducts(index, 'bauty of joson')).toMatchObject({ positions: findProducts(index, 'beauty of joseon').positions });
  });

  test.each(['niacinam', 'moisturi', 'bodywas', 'pimplepatc'])('corrects nothing while a shopper types a word: %s', (query) => {
    expect(findProducts(index, query, { isUnfinished: true }).corrected).toBeNull();
  });

  test('keeps the price in the corrected text', () => {
    for (const [query, corrected] of [
      ['snail esence between 1 000 and 2 000', 'snail essence between 1 000 and 2 000'],
      ['snail esence 500-90000 rwf', 'snail essence 500-90000 rwf'],
      ['under 90 000 rwf snail esence', 'snail essence under 90 000 rwf'],
    ] as const)
      expect(findProducts(index, query)).toMatchObject({ corrected });
  });

  test('returns at most the limit, and counts all', () => {
    const manyProducts = Array.from({ length: SEARCH_RESULTS_MAX + 20 }, (_, index) => ({
      ...structuredClone(SAMPLE_CATALOGUE[1] ?? fail()),
      product_id: `p${index}`,
    }));
    const result = findProducts(runWithoutPauses(buildIndex(manyProducts)), 'toner');
    expect(result.positions).toHaveLength(SEARCH_RESULTS_MAX);
    expect(result.count).toBe(SEARCH_RESULTS_MAX + 20);
    expect(findProducts(index, 'toner', { limit: 1 }).positions).toHaveLength(1);
  });
});

const COSMETICS: readonly (readonly [id: string, brand: string, name: string, category: string, otherFields?: Partial<SearchDocument>])[] =
  [
    ['clinique-cream', 'CLINIQUE', 'Dramatically Different Jelly', 'Moisturizers', { review_count: 10 }],
    [
      'jart-cream',
      'Dr. Jart+',
      'Ceramidin™ Cream',
      'Moisturizers',
      { review_count: 300, ingredients: 'Water, Ceramide NP, Pep Ide Filtrate' },
    ],
    ['eye-cream', 'Klairs', 'Vitamin Eye Cream', 'Eye Creams', { review_count: 900, ingredients: 'Ascorbyl Palmitate, Citric Acid' }],
    ['hand-cream', 'Klairs', 'Rich Cream for Hands', 'Hand Creams', { review_count: 900 }],
    ['sun-innisfree', 'Innisfree', 'Daily UV Defense SPF 36', 'Sunscreens', { ingredients: 'Water,1,2-Hexanediol,Zinc Oxide' }],
    ['sun-roche', 'La Roche-Posay', 'Anthelios Fluid SPF50+', 'Sunscreens', { price_rwf: 30_000 }],
    ['sun-cheap', 'Joseon Works', 'Rice Fluid', 'Sunscreens', { price_rwf: 15_000 }],
    ['lip-tint', 'Beauty of Joseon', 'Sunscreen Lip Tint SPF 10', 'Lip Tints', { review_count: 900 }],
    ['sk-essence', 'SK-II', 'Facial Treatment Essence', 'Essences'],
    ['serum-10', 'The Ordinary', 'Niacinamide 10% + Zinc', 'Serums', { ingredients: 'Water, 3-O-Ethyl Ascorbic Acid' }],
    ['serum-5', 'The Ordinary', 'Niacinamide 5%', 'Serums', { review_count: 900, attributes: ['50 ml'] }],
    ['mist-sized', 'Klairs', 'Petal Mist 80 ml', 'Mists'],
    ['mist', 'Klairs', 'Petal Mist', 'Mists', { review_count: 900, attributes: ['80 ml'] }],
    ['fable', 'Klairs', 'Fable Defining Balm', 'Balms'],
    ['peptide', 'Pep Lab', 'Multi-Peptide Serum', 'Serums', { attributes: ['Dark spots', '30 ml'] }],
  ];
const createDocument = (fields: Partial<SearchDocument>): SearchDocument => ({
  ...(SAMPLE_CATALOGUE[0] ?? fail()),
  keywords: [],
  parent_categories: [],
  attributes: [],
  ingredients: '',
  description: '',
  category: 'Specials',
  ...fields,
});
const cosmetics = COSMETICS.map(([product_id, brand, name, category, otherFields]) =>
  createDocument({ product_id, brand, name, category, ...otherFields }),
);
const cosmeticsIndex = runWithoutPauses(buildIndex(cosmetics));
const findCosmetics = (query: string, options?: { isUnfinished: boolean }) => {
  const { positions, ...result } = findProducts(cosmeticsIndex, query, options);
  return { ...result, ids: positions.map((position) => cosmetics[position]?.product_id) };
};

/** The ids that a search finds in a shop with only these products. */
const findIdsIn = (products: readonly SearchDocument[], query: string, options?: { isUnfinished: boolean }) =>
  findProducts(runWithoutPauses(buildIndex(products)), query, options).positions.map((position) => products[position]?.product_id);

describe('a search for cosmetics', () => {
  test.each([
    ['a mistyped French word', 'creme solair', 'sun-cheap'],
    ['a French singular', 'tache brune', 'peptide'],
    ['a brand with a trade mark', 'dr jart ceramidin', 'jart-cream'],
    ['an ingredient with a comma in its name', '1,2-hexanediol', 'sun-innisfree'],
    ['an ingredient by all words of one ingredient', 'ascorbic acid', 'serum-10'],
    ['a brand that the lexicon lists as often unsold, but that this shop sells', 'clinique moisturizer', 'clinique-cream'],
    ['a brand typed apart', 'innis free', 'sun-innisfree'],
    ['a brand typed as one word', 'larocheposay', 'sun-roche'],
    ['a brand of three words typed as two', 'laroche posay', 'sun-roche'],
    ['a brand by its sound', 'clairs', 'eye-cream'],
    ['a brand with a mistyped title', 'docter jart', 'jart-cream'],
    ['a roman numeral as a digit', 'sk2', 'sk-essence'],
    ['a brand with one word mistyped beyond recognition', 'beauty of jeosun', 'lip-tint'],
    ['a mistyped ingredient, instead of two short words', 'pepide', 'peptide'],
    ['a cream for the face before creams for eyes or hands', 'cream', 'jart-cream'],
    ['the strength that was typed', 'niacinamide 10', 'serum-10'],
    ['the size that was typed', 'serum 50ml', 'serum-5'],
    ['the size that was typed in a name, before the same size elsewhere', 'petal mist 80 ml', 'mist-sized'],
    ['a protection factor', 'SPF50+', 'sun-roche'],
  ])('finds %s: %s', (_, query, expected) => {
    expect(findCosmetics(query).ids[0]).toBe(expected);
  });

  test('neither corrects a stop word nor reports it', () => {
    expect(findCosmetics('how to apply toner')).toMatchObject({ corrected: null, ignored: [] });
  });

  test('corrects a word beside a right one, but not every word of a query: dining table does not mean defining fable', () => {
    expect(findCosmetics('fable defning').ids).toEqual(['fable']);
    expect(findCosmetics('fabel balm').ids).toEqual(['fable']);
    expect(findCosmetics('dining table').ids).toEqual([]);
  });

  test('finds a product by an ingredient only if one ingredient has all words', () => {
    expect(findCosmetics('citric palmitate').ids).toEqual([]);
  });

  test('shows products that have only some of the words after those that have all of them', () => {
    const { ids, ignored } = findCosmetics('innisfree sunscreen');
    expect(ids[0]).toBe('sun-innisfree');
    expect(ids).toEqual(expect.arrayContaining(['sun-roche', 'sun-cheap']));
    expect(ignored).toEqual([]);
  });

  test('shows sunscreens before lip tints with sunscreen', () => {
    const { ids } = findCosmetics('sunscreen');
    expect(ids.indexOf('lip-tint')).toBeGreaterThan(ids.indexOf('sun-cheap'));
  });

  test('shows products of the named kind without the attribute before other kinds with it: cushion for dry skin', () => {
    const shop = [
      createDocument({ product_id: 'cream', name: 'Barrier Cream', keywords: ['dry skin'], review_count: 900 }),
      createDocument({ product_id: 'matte', name: 'Matte Cushion', category: 'Cushions' }),
      createDocument({ product_id: 'glow', name: 'Glow Cushion', category: 'Cushions', keywords: ['dry skin'] }),
    ];
    expect(findIdsIn(shop, 'cushion for dry skin')).toEqual(['glow', 'matte', 'cream']);
  });

  test('uses a word that was typed twice for two phrases: hair mask for bleached hair', () => {
    const shop = [
      createDocument({ product_id: 'face-mask', name: 'Calm Mask', category: 'Masks', review_count: 900 }),
      createDocument({ product_id: 'hair-mask', name: 'Soft Hair Mask', category: 'Hair Masks', keywords: ['bleached hair'] }),
      createDocument({ product_id: 'other', name: 'Rich Hair Mask', category: 'Hair Masks' }),
    ];
    expect(findIdsIn(shop, 'hair mask for bleached hair').slice(0, 2)).toEqual(['hair-mask', 'other']);
  });

  test('prefers a product that has the two words of a kind of product side by side or in its name and category: face oil', () => {
    const shop = [
      createDocument({ product_id: 'powder', name: 'Powder', keywords: ['oil control', 'face powder'], review_count: 900 }),
      createDocument({ product_id: 'oil', name: 'Oil', category: 'Face Care' }),
      createDocument({ product_id: 'essence', name: 'Essence', keywords: ['face oil'] }),
    ];
    expect(findIdsIn(shop, 'face oil').at(-1)).toBe('powder');
    expect(findIdsIn(shop, 'oil for my face').at(-1)).toBe('powder');
  });

  test('ranks a product by a meaning of the query, even if its description also mentions a typed word: makeup wipes', () => {
    const shop = [
      createDocument({ product_id: 'pad', name: 'Toner Pad', category: 'Toner Pads', review_count: 900 }),
      createDocument({ product_id: 'remover', keywords: ['makeup remover'], description: 'No need to wipe.' }),
    ];
    expect(findIdsIn(shop, 'makeup wipes')[0]).toBe('remover');
  });

  test('shows products of the named kind without the attribute before a similar kind with it: hydrating lipstick', () => {
    const shop = [
      createDocument({ product_id: 'tint', category: 'Lip Tints', keywords: ['hydrating'], review_count: 900 }),
      createDocument({ product_id: 'lipstick', category: 'Lipsticks' }),
    ];
    expect(findIdsIn(shop, 'lipstick')).toEqual(['lipstick', 'tint']);
    expect(findIdsIn(shop, 'hydrating lipstick')).toEqual(['lipstick', 'tint']);
  });

  test('finds all creams for a food and "cream" if one cream is named after the food: bamboo cream; finds nothing if none is: bamboo stick', () => {
    const shop = [
      createDocument({ product_id: 'bamboo', name: 'Bamboo Cream' }),
      createDocument({ product_id: 'other', name: 'Barrier Cream' }),
      createDocument({ product_id: 'stick', name: 'Sun Stick' }),
    ];
    expect(findIdsIn(shop, 'bamboo cream')).toEqual(['bamboo', 'other']);
    expect(findIdsIn(shop, 'bamboo stick')).toEqual([]);
  });

  test('shows care that stays on the skin first for a problem, then masks and cleansers, and makeup last', () => {
    const keywords = ['redness'];
    const shop = [
      createDocument({ product_id: 'lipstick', name: 'Lipstick', keywords, review_count: 900 }),
      createDocument({ product_id: 'mask', name: 'Calming Mask', keywords, review_count: 900 }),
      createDocument({ product_id: 'cleanser', name: 'Cleanser', keywords, review_count: 800 }),
      createDocument({ product_id: 'cream', name: 'Cream', keywords, review_count: 10 }),
    ];
    expect(findIdsIn(shop, 'redness')).toEqual(['cream', 'mask', 'cleanser', 'lipstick']);
    // A query that names the purpose wants its products.
    expect(findIdsIn(shop, 'redness mask')[0]).toBe('mask');
  });

  test.each([
    ['an implied word', 'redness on face'],
    ['a stop word for a person', 'redness cream for my husband'],
  ])('ranks cleansers below care that stays on the skin, also if the query has %s', (_, query) => {
    const keywords = ['redness', 'cream'];
    const shop = [
      createDocument({ product_id: 'cleanser', name: 'Cleanser', keywords, review_count: 900 }),
      createDocument({ product_id: 'cream', name: 'Calming Care', keywords, review_count: 10 }),
    ];
    const { positions } = findProducts(runWithoutPauses(buildIndex(shop)), query);
    expect(positions.map((position) => shop[position]?.product_id)).toEqual(['cream', 'cleanser']);
  });
  test('knows the purpose of a product by its category rather than by its name', () => {
    const shop = [
      createDocument({ product_id: 'cleanser', name: 'Cleanser', category: 'Cleansers', keywords: ['foundation'] }),
      createDocument({ product_id: 'cushion', name: 'Mask Fit Cushion', category: 'Cushions' }),
    ];
    const { positions } = findProducts(runWithoutPauses(buildIndex(shop)), 'foundation');
    expect(shop[positions[0] ?? -1]?.product_id).toBe('cushion');
  });

  test('joins a word typed in three parts that products have too, beside a word that no product has: zel kova pin blumwik toner', () => {
    const shop = [
      createDocument({ product_id: 'plain', name: 'Rice Toner', review_count: 900 }),
      createDocument({ product_id: 'joined', name: 'Zelkovapin Toner' }),
      ...['Zel Cream', 'Kova Serum', 'Pin Mask'].map((name) => createDocument({ product_id: name, name })),
    ];
    expect(findIdsIn(shop, 'zel kova pin blumwik toner')[0]).toBe('joined');
  });

  test('prefers the typed size or strength to the same number with another meaning in a name: 50ml sun cream, SPF50', () => {
    const shop = [
      createDocument({ product_id: 'factor', name: 'Sun Cream SPF50+', attributes: ['60 ml'], review_count: 900 }),
      createDocument({ product_id: 'size', name: 'Sun Cream SPF30', attributes: ['50 ml'] }),
      createDocument({ product_id: 'number', name: 'No.5 Peptide Serum', review_count: 900 }),
      createDocument({ product_id: 'strength', name: 'Peptide Serum 5%' }),
    ];
    expect(findIdsIn(shop, '50ml sun cream')[0]).toBe('size');
    expect(findIdsIn(shop, '５０ml sun cream')[0], 'full-width digits').toBe('size');
    expect(findIdsIn(shop, 'peptide 5%')[0]).toBe('strength');
    expect(findIdsIn(shop, '5 percent peptide')[0]).toBe('strength');
  });

  test('finds what the query names beside a strength that no product has: 100% natural', () => {
    const shop = [createDocument({ product_id: 'powder', name: 'Natural Powder' }), createDocument({ product_id: 'serum', name: 'Serum' })];
    const { positions, ignored } = findProducts(runWithoutPauses(buildIndex(shop)), '100% natural');
    expect(positions.map((position) => shop[position]?.product_id)).toEqual(['powder']);
    expect(ignored).toEqual([]);
  });

  test('does not correct a word about prices', () => {
    const shop = [createDocument({ product_id: 'serum', name: 'Serum' }), createDocument({ product_id: 'honey', name: 'Honey Mask' })];
    expect(findProducts(runWithoutPauses(buildIndex(shop)), 'less money serum').corrected).toBe(null);
  });

  test('orders products of the kind by price for words such as "cheap" and "high end", before other products', () => {
    const shop = [
      createDocument({ product_id: 'dear', name: 'Serum Plus', price_rwf: 45_000 }),
      createDocument({ product_id: 'cheap', name: 'Serum Gold', price_rwf: 9_000 }),
      createDocument({ product_id: 'middle', name: 'Serum One', price_rwf: 20_000 }),
      createDocument({ product_id: 'eye', name: 'Eye Serum', price_rwf: 5_000 }),
      createDocument({ product_id: 'cream', name: 'Cream', description: 'Use it after a serum.', price_rwf: 1_000 }),
    ];
    const index = runWithoutPauses(buildIndex(shop));
    const listIds = (query: string) => findProducts(index, query).positions.map((position) => shop[position]?.product_id);
    expect(listIds('cheap serum').slice(0, 4)).toEqual(['cheap', 'middle', 'dear', 'eye']);
    expect(listIds('sérum pas cher').slice(0, 3)).toEqual(['cheap', 'middle', 'dear']);
    expect(listIds('high end serum').slice(0, 3)).toEqual(['dear', 'middle', 'cheap']);
    expect(findProducts(index, 'high end serum').ignored).toEqual([]);
    expect(listIds('luxury hotel')).toEqual([]);
  });

  test.each([
    ['under 10000', ['popular', 'cheap']],
    ['something under 10,000 RWF', ['popular', 'cheap']],
    ['luxury', ['dear', 'popular', 'cheap']],
    ['luxury products under 20000', ['popular', 'cheap']],
    ['not cheap', ['dear', 'popular', 'cheap']],
    ['not expensive', ['cheap', 'popular', 'dear']],
    ['not cheap serum', ['dear', 'popular']],
    ['phone under 10000', []],
  ])('finds products by their price if the query says nothing else: %s', (query, expected) => {
    const shop = [
      createDocument({ product_id: 'dear', name: 'Serum', price_rwf: 45_000 }),
      createDocument({ product_id: 'cheap', name: 'Toner', price_rwf: 4_000 }),
      createDocument({ product_id: 'popular', name: 'Milk Serum', price_rwf: 9_000, review_count: 500, rating: 5 }),
    ];
    expect(findIdsIn(shop, query)).toEqual(expected);
  });

  test.each(['huile de bain', 'bath oil', 'amavuta yo koga'])('finds bath oils before other oils and baths: %s', (query) => {
    const shop = [
      createDocument({ product_id: 'body', name: 'Body Oil', category: 'Body Oils', review_count: 900 }),
      createDocument({ product_id: 'salts', name: 'Bath Salts', category: 'Bath Salts', review_count: 900 }),
      createDocument({ product_id: 'bath', name: 'Sleep Oil', category: 'Bath Oils' }),
    ];
    expect(findIdsIn(shop, query)[0]).toBe('bath');
  });

  test('understands a negation before longer phrases: hand cream with no smell', () => {
    const shop = [
      createDocument({ product_id: 'perfumed', name: 'Perfumed Hand Cream', ingredients: 'Water, Fragrance' }),
      createDocument({ product_id: 'unscented', name: 'Unscented Hand Cream', ingredients: 'Water, Glycerin' }),
    ];
    expect(findIdsIn(shop, 'hand cream with no smell')).toEqual(['unscented']);
    expect(findIdsIn(shop, 'hand cream smell')[0]).toBe('perfumed');
  });

  test('finds no product with fragrance in its list of ingredients for shoppers who want none, but products that say so themselves', () => {
    const shop = [
      createDocument({ product_id: 'listed', name: 'Hand Cream', ingredients: 'Water, Fragrance' }),
      createDocument({ product_id: 'free', name: 'Hand Cream', ingredients: 'Water, Glycerin', attributes: ['Fragrance free'] }),
      createDocument({ product_id: 'sulfate', name: 'Shampoo', ingredients: 'Water, Sodium Laureth Sulfate' }),
      createDocument({ product_id: 'mild', name: 'Shampoo', ingredients: 'Water, Magnesium Sulfate', attributes: ['Sulfate free'] }),
    ];
    expect(findIdsIn(shop, 'hand cream without perfume')).toEqual(['free', 'mild', 'sulfate']);
    expect(findIdsIn(shop, 'shampoo without sulfates')[0]).toBe('mild');
    expect(findIdsIn(shop, 'shampoo without sulfates')).not.toContain('sulfate');
  });

  test.each([
    'toner without perfume and alcohol',
    'toner no alcohol, perfume',
    'alcohol and perfume free toner',
    'tonique sans alcool et parfum',
  ])('applies one negation to each part of a list: %s', (query) => {
    const water = 'Water, Limonene, Linalool, Parfum, Perfume';
    const shop = [
      createDocument({ product_id: 'alcohol', name: 'Toner', ingredients: 'Water, Alcohol' }),
      createDocument({ product_id: 'perfume', name: 'Perfumed Toner', ingredients: `${water}, Fragrance` }),
      createDocument({ product_id: 'both', name: 'Perfume Toner', ingredients: `${water}, Fragrance, Alcohol` }),
      createDocument({ product_id: 'neither', name: 'Toner', ingredients: 'Water' }),
    ];
    expect(findIdsIn(shop, query)[0]).toBe('neither');
  });

  test('does not rank removers lower while the shopper types their name: makeup rem', () => {
    const shop = [
      createDocument({ product_id: 'remedy', name: 'Makeup Remedy', review_count: 10 }),
      createDocument({ product_id: 'remover', name: 'Makeup Remover', review_count: 900 }),
    ];
    expect(findIdsIn(shop, 'makeup rem', { isUnfinished: true })).toEqual(['remover', 'remedy']);
  });

  test.each([
    'nursing wrinkles',
    'itchy pregnancy wrinkles',
    'first trimester wrinkle cream',
    'marques grossesse rides',
    'umugore wonsa iminkanyari',
    'breastfeeding skin',
  ])('never shows retinol for %j, although a longer phrase has the word for pregnancy or nursing', (query) => {
    const keywords = ['wrinkles', 'sensitive skin', 'stretch marks', 'soothing'];
    const shop = [
      createDocument({ product_id: 'retinol', name: 'Retinol Cream', keywords }),
      createDocument({ product_id: 'peptide', name: 'Peptide Cream', keywords }),
    ];
    expect(findIdsIn(shop, query)).toEqual(['peptide']);
  });

  test.each(['what to put on my face at night', 'night cream zorb mon sa l'])(
    'does not join stop words to a word of a description: %s',
    (query) => {
      const shop = [
        createDocument({ product_id: 'toner', name: 'Toner', description: 'Pat it onto the skin. Without salmon.' }),
        createDocument({ product_id: 'cream', name: 'Night Cream' }),
      ];
      expect(findIdsIn(shop, query)).toEqual(['cream']);
    },
  );

  test("knows that the shop sells a brand that the lexicon lists, although its name has an apostrophe: L'Oréal", () => {
    const shop = [
      createDocument({ product_id: 'loreal', brand: "L'Oréal Paris", name: 'Elvive Shampoo' }),
      createDocument({ product_id: 'other', brand: 'Other', name: 'Shampoo' }),
    ];
    const { positions, ignored } = findProducts(runWithoutPauses(buildIndex(shop)), 'loreal');
    expect([positions.map((position) => shop[position]?.product_id), ignored]).toEqual([['loreal'], []]);
  });

  test('finds no shampoo for body, although its parent category is Hair & Body', () => {
    const parent_categories = ['Hair & Body'];
    const shop = [
      createDocument({
        product_id: 'shampoo',
        name: 'Shampoo',
        category: 'Shampoos',
        parent_categories: ['Hair', ...parent_categories],
        review_count: 900,
      }),
      createDocument({ product_id: 'lotion', name: 'Body Lotion', category: 'Body Lotions', parent_categories }),
      createDocument({ product_id: 'set', name: 'Gift Set', category: 'Sets', parent_categories }),
    ];
    expect(findIdsIn(shop, 'body')).toEqual(['lotion', 'set']);
    expect(findIdsIn(shop, 'hair')).toEqual(['shampoo', 'set']);
  });

  test('ranks a product that only mentions a typed word in its description like one that lacks the word', () => {
    const shop = [
      createDocument({ product_id: 'cleanser', name: 'Soft Foam', keywords: ['gentle'], description: 'Removes sunscreen.' }),
      createDocument({ product_id: 'sunscreen', name: 'Bright Sunscreen', category: 'Sunscreens' }),
    ];
    expect(findIdsIn(shop, 'gentle sunscreen')).toEqual(['sunscreen', 'cleanser']);
  });

  test('shows products with any of several ingredients if no product has all of them', () => {
    const shop = [
      createDocument({ product_id: 'acid', name: 'Soft Pad', ingredients: 'Water, Gluconolactone' }),
      createDocument({ product_id: 'snail', name: 'Calm Gel', ingredients: 'Water, Snail Secretion Filtrate' }),
      createDocument({ product_id: 'neither', name: 'Plain Gel', ingredients: 'Water, Glycerin' }),
    ];
    expect(findIdsIn(shop, 'gluconolactone snail').sort()).toEqual(['acid', 'snail']);
  });

  test('finds products for an ingredient or a part of the body beside an unknown word, unless the ingredient is also a food', () => {
    const shop = [
      createDocument({ product_id: 'ingredient', name: 'Snail Essence' }),
      createDocument({ product_id: 'body-part', name: 'Soft Lip Balm' }),
      createDocument({ product_id: 'food', name: 'Rice Essence' }),
    ];
    expect(findIdsIn(shop, 'snail quix')).toEqual(['ingredient']);
    expect(findIdsIn(shop, 'lip quix')).toEqual(['body-part']);
    expect(findIdsIn(shop, 'rice quix')).toEqual([]);
  });

  test('ranks a product higher if it has several meanings of a problem', () => {
    const shop = [
      createDocument({ product_id: 'one', name: 'Calm Gel', keywords: ['acne'] }),
      createDocument({ product_id: 'both', name: 'Clear Gel', keywords: ['acne', 'blemish'] }),
    ];
    expect(findIdsIn(shop, 'acne')).toEqual(['both', 'one']);
  });

  test('finds the kind of product that a query names beside an unknown word, and reports the word as ignored', () => {
    const { ids, ignored } = findCosmetics('Zorbella moisturizer');
    expect(ids).toEqual(expect.arrayContaining(['clinique-cream', 'jart-cream']));
    expect(ignored).toEqual(['zorbella']);
    expect(findCosmetics('clinique moisturizer').ignored).toEqual([]);
  });

  test('reports the typed words that no product has as ignored, but not words that different products have: cosrx lipstick', () => {
    expect(findProducts(index, 'Zorbella quix rice toner').ignored).toEqual(['zorbella', 'quix']);
    expect(findCosmetics('innisfree lip tint').ignored).toEqual([]);
    const createDocuments = (brand: string, category: string) =>
      Array.from({ length: 15 }, (_, index) => createDocument({ product_id: `${brand}-${index}`, name: `Soft ${index}`, brand, category }));
    const shopIndex = runWithoutPauses(buildIndex([...createDocuments('COSRX', 'Essences'), ...createDocuments('Romand', 'Lipsticks')]));
    const { count, ignored } = findProducts(shopIndex, 'cosrx lipstick');
    expect([count, ignored]).toEqual([30, []]);
  });

  test('corrects a mistyped brand to the nearest one, whatever the order of the products', () => {
    const brands = ['Velvet Harmona', 'Velvet Haramel'].map((brand, index) =>
      createDocument({ product_id: brand, name: `Soft ${index}`, brand }),
    );
    for (const documents of [brands, brands.toReversed()]) {
      const { positions } = findProducts(runWithoutPauses(buildIndex(documents)), 'velvet haramol');
      expect(documents[positions[0] ?? -1]?.product_id).toBe('Velvet Haramel');
    }
  });

  test('does not correct stop words and implied words, as in "sunscreen thing"', () => {
    const shop = [createDocument({ product_id: 'sun', name: 'Thin Helm Gel', category: 'Sunscreens' })];
    const shopIndex = runWithoutPauses(buildIndex(shop));
    for (const query of ['sunscreen thing', 'sunscreen help']) {
      const { count, corrected } = findProducts(shopIndex, query);
      expect([query, count, corrected]).toEqual([query, 1, null]);
    }
  });

  test('finds nothing for unknown words with a word that other trades use too', () => {
    for (const query of ['ice cream', 'engine oil', 'zorbella cream', 'rice cooker']) expect(findCosmetics(query).ids).toEqual([]);
  });

  test('finds nothing if the only known word is a part of a brand and a word of other trades', () => {
    const shopIndex = runWithoutPauses(buildIndex([createDocument({ product_id: 'tint', brand: 'The Face Shop', name: 'Rosy Tint' })]));
    for (const query of ['where is your shop', 'shop location', 'my shop']) expect(findProducts(shopIndex, query).count).toBe(0);
    for (const query of ['shop', 'the shop', 'face shop', 'shop tint']) expect(findProducts(shopIndex, query).count).toBe(1);
  });

  test('finds nothing for a food with a weight in kilograms', () => {
    for (const query of ['rice 25kg', 'rice 50 kg']) expect(findCosmetics(query).ids).toEqual([]);
  });

  test('does not correct an ordinary word to a word of the lexicon', () => {
    for (const query of ['leather', 'leather office chair', 'location'])
      expect(findCosmetics(query)).toMatchObject({ ids: [], corrected: null });
  });

  test('ranks products with a meaning of a problem before products that only have its words', () => {
    const shop = [
      createDocument({ product_id: 'patch', name: 'Eye Patch', attributes: ['Dry cheeks'] }),
      createDocument({ product_id: 'cream', name: 'Rich Cream', attributes: ['Dry skin'] }),
    ];
    expect(findIdsIn(shop, 'dry patches')[0]).toBe('cream');
  });

  test('finds nothing for a mistyped kind of product with an unknown word or a mere beginning of a word', () => {
    const shopIndex = runWithoutPauses(
      buildIndex([
        createDocument({ product_id: 'foam', brand: 'Klairs', name: 'Soft Foam', category: 'Cleansers' }),
        createDocument({ product_id: 'balm', brand: 'Klairs', name: 'Care Balm', category: 'Balms' }),
      ]),
    );
    const countMatches = (query: string) => findProducts(shopIndex, query).count;
    for (const query of ['car cleaner', 'toilet cleaner']) expect([query, countMatches(query)]).toEqual([query, 0]);
    for (const query of ['car cleanser', 'klairs cleaner', 'cleaner']) expect([query, countMatches(query) > 0]).toEqual([query, true]);
  });

  test.each([
    ['sunscreen under 20,000', ['sun-cheap']],
    ['crème solaire moins de 20000', ['sun-cheap']],
  ])('finds only products in the price range of the query: %s', (query, expected) => {
    const { ids } = findCosmetics(query);
    expect(ids.filter((id) => id === 'sun-roche' || id === 'sun-cheap')).toEqual(expected);
  });

  test('always finds something while a shopper types a name, and the product itself from the second word on', () => {
    for (const { product_id, brand, name } of cosmetics) {
      const text = `${brand} ${name}`.toLowerCase();
      for (let length = 2; length <= text.length; length++) {
        const { ids } = findCosmetics(text.slice(0, length), { isUnfinished: true });
        expect([text.slice(0, length), ids.length > 0]).toEqual([text.slice(0, length), true]);
        if (length > brand.length + 2) expect([text.slice(0, length), ids.includes(product_id)]).toEqual([text.slice(0, length), true]);
      }
    }
  });

  test('forgives mistakes in an unfinished word, and does not complete a finished word', () => {
    expect(findCosmetics('niacinnam', { isUnfinished: true }).ids).toEqual(expect.arrayContaining(['serum-5', 'serum-10']));
    expect(findCosmetics('klairs vit', { isUnfinished: true }).ids[0]).toBe('eye-cream');
    expect(findCosmetics('eau de p', { isUnfinished: true })).toEqual(findCosmetics('eau de', { isUnfinished: true }));
    expect(findCosmetics('sk', { isUnfinished: false }).ids).toEqual(['sk-essence']);
  });
});

function fail(): never {
  throw new Error('the sample catalogue is empty');
}

describe('a search', () => {
  test('does not depend on the order of the words', () => {
    const orders = fc
      .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
      .chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })));
    fc.assert(
      fc.property(orders, ([words, shuffled]) => {
        expect(findIds(shuffled.join(' '))).toEqual(findIds(words.join(' ')));
      }),
    );
  });

  test('ignores case, accents and additional spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }), (words) => {
        const query = words.join(' ');
        expect(findIds(`  ${query.toUpperCase().split(' ').join('  ')} `)).toEqual(findIds(query));
        expect(findIds(query.replaceAll('e', 'é'))).toEqual(findIds(query));
      }),
    );
  });

  test('returns valid and distinct positions for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const { positions, count } = findProducts(index, query);
        expect(new Set(positions).size).toBe(positions.length);
        expect(positions.every((position) => position >= 0 && position < SAMPLE_CATALOGUE.length)).toBe(true);
        expect(count).toBe(positions.length);
        expect(findProducts(index, query).positions).toEqual(positions);
        expect([...matchAll(index, query).rankedPositions]).toEqual(positions);
      }),
    );
  });

  test('does not depend on the order of the products', () => {
    const shuffles = fc.shuffledSubarray([...SAMPLE_CATALOGUE], { minLength: SAMPLE_CATALOGUE.length });
    fc.assert(
      fc.property(shuffles, fc.constantFrom('toner', 'pimple patch', 'serum', 'rice sun', 'cica'), (products, query) => {
        const shuffledIndex = runWithoutPauses(buildIndex(products));
        expect(findProducts(shuffledIndex, query).positions.map((position) => products[position]?.product_id)).toEqual(findIds(query));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'serum '.repeat(10_000)],
    ['a pattern with exponential backtracking', `${'(a+)+'.repeat(2000)}$`],
    ['control characters', '\u0000\u0007\u001b[31m\u202e\ufeff'.repeat(500)],
    ['SQL', "'; drop table products; -- ' or 1=1"],
    ['stacked accents', `a${'\u0301'.repeat(10_000)}`],
    ['half a surrogate pair', '\ud83d'.repeat(1000)],
    ['markup', '<img src=x onerror=alert(1)>'.repeat(300)],
    ['property names of objects', '__proto__ constructor toString'],
  ])('does not fail on hostile input: %s', (_, query) => {
    expect(() => findProducts(index, query)).not.toThrow();
    expect(() => findPhrasesStarting(phrases, query)).not.toThrow();
  });

  test('gives the same results for an index built in slices', async () => {
    const sliced = await runInSlices(buildIndex(SAMPLE_CATALOGUE), 0);
    for (const query of ['toner', 'cos rx', 'dark spots']) expect(findProducts(sliced, query)).toEqual(findProducts(index, query));
  });

  test('finds nothing in an empty shop', () => {
    const empty = runWithoutPauses(buildIndex([]));
    expect(findProducts(empty, 'toner')).toEqual({ positions: [], count: 0, corrected: null, ignored: [] });
  });
});

/** Patches the index for the changed positions, and for added and removed ones. */
function patchIndex(before: SearchIndex | null, products: readonly SearchDocument[], changedPositions: readonly number[]): SearchIndex {
  const touched = new Uint8Array(Math.max(before?.size ?? 0, products.length));
  touched.fill(1, products.length);
  for (const position of changedPositions) touched[position] = 1;
  const patch = createIndexPatch(before, { size: products.length, touched });
  for (const [position, product] of products.entries()) if (touched[position]) patch.add(position, product);
  return runWithoutPauses(patch.finish(listTopicTexts(products)));
}

describe('after a change of products', () => {
  const QUERIES = ['toner', 'pimple patch', 'rice sun', 'cica', 'tonr', 'ricetoner', 'cos rx', 'beautyofjoseon', 'cream', 'gone', 'ton'];
  const changeArbitrary = fc.record({
    index: fc.nat(20),
    replacementIndex: fc.nat(SAMPLE_CATALOGUE.length - 1),
    /** A word that the replaced and the added products get in their names. */
    word: fc.constantFrom('', 'gone', 'toner', 'rice'),
    /** The number of products grows or shrinks by at most two. */
    growth: fc.integer({ min: -2, max: 2 }),
  });

  test('that renames a brand, a patched index finds the same products by the old name as a new index', () => {
    const before = [
      createDocument({ product_id: 'renamed', name: 'Soft', brand: 'Blue Fern' }),
      createDocument({ product_id: 'named', name: 'Blue Fern Mist', brand: 'Other' }),
    ];
    const after = before.map((product) => (product.product_id === 'renamed' ? { ...product, brand: 'Zelva' } : product));
    const patched = patchIndex(patchIndex(null, before, [0, 1]), after, [0]);
    const rebuilt = runWithoutPauses(buildIndex(after));
    for (const query of ['bluefe', 'blufern', 'bluefren']) expect(findProducts(patched, query)).toEqual(findProducts(rebuilt, query));
  });

  test('a patched index gives the same results as a new one', () => {
    fc.assert(
      fc.property(fc.array(changeArbitrary, { minLength: 1, maxLength: 8 }), (changes) => {
        let products = SAMPLE_CATALOGUE.slice(0, 8);
        let patched = patchIndex(
          null,
          products,
          products.map((_, position) => position),
        );
        let replacementCount = 0;
        for (const { index, replacementIndex, word, growth } of changes) {
          const length = Math.max(0, Math.min(products.length + growth, 20));
          const createRenamedProduct = (position: number): SearchDocument => {
            const product = SAMPLE_CATALOGUE[position % SAMPLE_CATALOGUE.length] ?? fail();
            return { ...product, product_id: `replacement-${replacementCount++}`, name: `${product.name} ${word}` };
          };
          const before = products;
          products = Array.from({ length }, (_, position) =>
            position === index || !before[position] ? createRenamedProduct(replacementIndex + position) : before[position],
          );
          const changedPositions = products.flatMap((product, position) => (product === before[position] ? [] : [position]));
          patched = patchIndex(patched, products, changedPositions);
        }
        const fresh = runWithoutPauses(buildIndex(products));
        for (const query of QUERIES) expect(findProducts(patched, query)).toEqual(findProducts(fresh, query));
      }),
    );
  });
});

describe('words without products', () => {
  const createProductWithText = (index: number, text: string): SearchDocument => ({
    ...(SAMPLE_CATALOGUE[0] ?? fail()),
    product_id: `p${index}`,
    description: text,
  });
  /** A text of this many words, which the texts of other rounds do not contain. */
  const createText = (round: number, count: number) => Array.from({ length: count }, (_, index) => `gone${round}x${index}`).join(' ');

  test('are counted, and the index has too many once they are more than the other words', () => {
    let patched = patchIndex(null, [createProductWithText(0, createText(0, 500))], [0]);
    expect([patched.unusedWordCount, hasTooManyUnusedWords(patched)]).toEqual([0, false]);
    patched = patchIndex(patched, [createProductWithText(0, createText(1, 400))], [0]);
    // Only the words of the description have changed.
    expect(patched.unusedWordCount).toBe(500);
    const termCountOfOtherFields = patched.terms.length - 900;
    expect(hasTooManyUnusedWords(patched)).toBe(500 > 400 + termCountOfOtherFields);
    patched = patchIndex(patched, [createProductWithText(0, createText(2, 400))], [0]);
    expect([patched.unusedWordCount, hasTooManyUnusedWords(patched)]).toEqual([900, true]);
  });

  test('are not counted once a product has them again', () => {
    let patched = patchIndex(null, [createProductWithText(0, 'gone')], [0]);
    patched = patchIndex(patched, [createProductWithText(0, '')], [0]);
    expect(patched.unusedWordCount).toBe(1);
    expect(patchIndex(patched, [createProductWithText(0, 'gone')], [0]).unusedWordCount).toBe(0);
  });

  test('an empty shop does not have too many', () => expect(hasTooManyUnusedWords(runWithoutPauses(buildIndex([])))).toBe(false));
});

const createPhrase = (text: string, { rank = 1, productCount = 1 } = {}) => ({ text, rank, productCount, value: text });
const phrases = runWithoutPauses(
  collectPhrases([
    createPhrase('milky toner', { productCount: 3 }),
    createPhrase('Toners', { rank: 2 }),
    createPhrase('COSRX', { rank: 3 }),
    createPhrase('toner pads', { productCount: 9 }),
    createPhrase('toners', { productCount: 50 }),
    createPhrase('!'),
  ]),
);
const listPhrasesStarting = (text: string) => findPhrasesStarting(phrases, text).map(({ value }) => value);

describe('completing phrases', () => {
  test('finds phrases with a word for each typed beginning, by rank and then by number of products', () => {
    expect(listPhrasesStarting('ton')).toEqual(['Toners', 'toner pads', 'milky toner']);
    expect(listPhrasesStarting('TONER mil')).toEqual(['milky toner']);
    expect(listPhrasesStarting('toner rice')).toEqual([]);
  });

  test('finds none for less than two letters', () => {
    for (const text of ['', 't', '!', '💧']) expect(listPhrasesStarting(text)).toEqual([]);
  });
});
