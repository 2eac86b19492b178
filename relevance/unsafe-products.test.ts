/** Searches must not find products that could hurt the shopper who types them. unsafe-products.json has what is typed, and what must not be found. */
import { expect, test } from 'vitest';
import { buildIndex, findProducts, type SearchDocument } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './measured-shops.ts';
import unsafeProducts from './unsafe-products.json' with { type: 'json' };

const { searchesOf, searchesWithoutRetinoids, mustNotFind, allergens, cream } = unsafeProducts;
const ingredients: Record<string, string[]> = unsafeProducts.ingredients;

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const search = (query: string): SearchDocument[] => findProducts(index, query).positions.flatMap((position) => documents[position] ?? []);
const searchFor = (query: string, pattern: RegExp): SearchDocument[] =>
  search(query).filter((document) => pattern.test(JSON.stringify(document)));
/** What pregnant shoppers type, and what is typed for children of all ages. */
const { 'irritated skin': _, ...searchesOfOthers } = searchesOf;
const NO_RETINOIDS = Object.values(searchesOfOthers).flat();
const RETINOID = /\bretin(?:ol|al|yl|aldehyde)\b/i;

const [sample] = documents;
if (!sample) throw new Error('The demo shop has no products');
/** Searches in products of which only some fields differ. Returns the ids of those that are found. */
function searchIn(products: readonly (Partial<SearchDocument> & { product_id: string })[], query: string): string[] {
  const shop = runWithoutPauses(buildIndex(products.map((product) => ({ ...sample, ...product }) as SearchDocument)));
  return findProducts(shop, query).positions.map((position) => products[position]?.product_id ?? '');
}

test.each([
  ['retinol', RETINOID],
  ['anti ageing serum', RETINOID],
  ['anti aging cream', RETINOID],
  // Excludes nothing, as it is typed as the phrase is written: a skin like that of a baby, but not the skin of a baby.
  ['wrinkles skin like a baby', RETINOID],
  ['breakouts', /salicylic/i],
  ['hormonal breakouts', /salicylic/i],
  ['my skin is breaking out', /salicylic/i],
])('a search for "%s" still finds what others must not see', (query, ingredient) => {
  expect(searchFor(query, ingredient)).not.toEqual([]);
});

test.each([...NO_RETINOIDS, 'baby skin', 'skin of a baby'])(
  'searches that say "%s" find no retinoid, even a search for retinol',
  (words) => {
    for (const query of [`retinol ${words}`, `anti wrinkle cream ${words}`, words]) expect(searchFor(query, RETINOID), query).toEqual([]);
  },
);

test.each(NO_RETINOIDS)('searches that say "%s" beside the brand and the name of a product with a retinoid do not find it', (words) => {
  const name = { product_id: 'retinol', brand: 'Zelvana', name: 'Retinol Night Cream', category: 'Creams' };
  const night = { ...name, ingredients: 'Water, Retinol, Glycolic Acid' };
  for (const query of [`zelvana retinol night cream ${words}`, `zelvana cream ${words}`, `${words} zelvana retinol`])
    expect(searchIn([night], query), query).toEqual([]);
});

test.each(searchesWithoutRetinoids)('a search for "%s" finds products, none of them with a retinoid', (query) => {
  expect(search(query).length).toBeGreaterThan(0);
  expect(searchFor(query, RETINOID)).toEqual([]);
});

test.each([
  ['allergie aspirine', /salicyl/i],
  ['allergie aux noix', /prunus|macadamia|argania|corylus/i],
  ['allergie abeille', /honey|propolis|cera alba/i],
])('a search for "%s" finds products, none of them with the allergen', (query, allergen) => {
  const found = search(query);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((product) => allergen.test(product.ingredients))).toEqual([]);
});

/** Searches in creams of which each has one of the ingredients or squalane. Returns the ingredients of the creams that the search finds. */
const listFoundIngredients = (creamIngredients: readonly string[], query: string): string[] =>
  searchIn(
    ['squalane', ...creamIngredients].map((ingredient) => ({ ...cream, product_id: ingredient, ingredients: `Water, ${ingredient}` })),
    query,
  );

test.each(Object.entries(mustNotFind))('searches of %s find no cream with what they must not find: %s', (shoppers, unsafe) => {
  const unsafeIngredients = unsafe.flatMap((what) => ingredients[what] ?? []);
  for (const words of searchesOf[shoppers as keyof typeof searchesOf]) {
    expect(listFoundIngredients(unsafeIngredients, words), words).toEqual(['squalane']);
    // 'cream wearing mask all day' may also find nothing, as it names two kinds of product.
    expect([[], ['squalane']], `cream ${words}`).toContainEqual(listFoundIngredients(unsafeIngredients, `cream ${words}`));
  }
});

test.each(Object.entries(allergens))('a search that says "%s" finds no cream with the allergen', (query, unsafe) => {
  for (const text of [query, `cream ${query}`]) expect(listFoundIngredients(unsafe, text), text).toEqual(['squalane']);
});

test.each([
  ['crème allergie miel', ['honey extract', 'propolis extract', 'beeswax']],
  ['crème allergie œuf', ['egg yolk extract', 'albumen']],
])('a search that says "%s" finds no cream with the allergen, and may find nothing', (query, unsafe) => {
  expect(listFoundIngredients(unsafe, query).filter((found) => found !== 'squalane')).toEqual([]);
});

test('a soothing cream is found for irritated skin though its description speaks of a scrub, but a scrub is not', () => {
  const soothing = { name: 'Cream', category: 'Creams', attributes: ['Soothing'], keywords: [], ingredients: 'Water' };
  const creams = [
    { ...soothing, product_id: 'soothing', description: 'For skin that an over-keen scrub has hurt' },
    { ...soothing, product_id: 'scrub', description: '', keywords: ['scrub'] },
  ];
  expect(searchIn(creams, 'soothing cream for eczema')).toEqual(['soothing']);
});

test.each(['baby', 'babies', 'baby lotion'])('"%s" finds care for the body first, and not makeup', (query) => {
  expect(search(query)[0]?.parent_categories).not.toContain('Makeup');
});

test.each(['sunscreen for kids', 'crème solaire enfant', 'mineral sunscreen pregnant', 'zinc sunscreen breastfeeding'])(
  '"%s" finds mineral sunscreens',
  (query) => {
    const names = search(query).map(({ name }) => name);
    expect(names.slice(0, 5)).toContainEqual(expect.stringContaining('Mineral'));
  },
);
