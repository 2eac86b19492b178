/** Rules by which the second author's queries find products in the catalogue, besides those in `products.ts`. */
import type { Kind } from '../kinds.ts';
import { findByBrand, findByCategory, intersect, judgeQuery } from '../products.ts';
import { demoShop } from '../shop.ts';
import type { JudgedQuery, Judgement } from '../types.ts';

type Product = (typeof demoShop.products)[number];
const findProducts = (matches: (product: Product) => boolean): string[] =>
  demoShop.products.filter(matches).map((product) => product.product_id);

/** Judges several queries of one kind. A key is the query as typed. */
export const judgeQueries = (kind: Kind, judgements: Record<string, Judgement>): JudgedQuery[] =>
  Object.entries(judgements).map(([query, judgement]) => judgeQuery(kind, query, judgement));

export const findByFreeFrom = (substance: string): string[] =>
  findProducts(({ free_from }) => free_from.some((value) => value === substance));
/** Finds products that show the ingredient in their name or among their featured ingredients. */
const findByFeatured = (ingredient: RegExp): string[] =>
  findProducts(
    ({ name, product_info }) =>
      ingredient.test(name) || product_info.some(({ label, value }) => label === 'Featured Ingredients' && ingredient.test(value)),
  );
const HIGH_INGREDIENTS_COUNT = 8;
/** Judges by an ingredient: wanted if the product features it, alternative if it is high on the list, related if it is on the list. */
export const judgeIngredient = (ingredient: RegExp): Required<Judgement> => ({
  wanted: findByFeatured(ingredient),
  alternatives: findProducts(({ ingredients }) =>
    ingredients
      .split(/,\s*/)
      .slice(0, HIGH_INGREDIENTS_COUNT)
      .some((name) => ingredient.test(name)),
  ),
  related: findProducts(({ ingredients }) => ingredient.test(ingredients)),
});
/** Judges by an ingredient in products of some categories. The other products of the categories are related. */
export function judgeIngredientIn(ingredient: RegExp, products: readonly string[]): Required<Judgement> {
  const { wanted, alternatives, related } = judgeIngredient(ingredient);
  return {
    wanted: intersect(wanted, products),
    alternatives: intersect([...alternatives, ...related], products),
    related: [...wanted, ...products],
  };
}

const getPrice = ({ base_price_rwf, discounted_price_rwf }: Product): number => discounted_price_rwf || base_price_rwf;
/** Finds products that cost at most this much today. */
export const findByPrice = (rwf_max: number): string[] => findProducts((product) => getPrice(product) <= rwf_max);
/** Finds products whose SPF is exactly this one. SPF 50+ counts as 50. */
export const findBySpf = (spf: number): string[] =>
  findProducts(({ name, specific_info }) =>
    [name, ...specific_info.filter(({ label }) => label === 'SPF').map(({ value }) => `SPF${value}`)].some((text) =>
      new RegExp(String.raw`SPF\D*${spf}(?!\d)`).test(text),
    ),
  );

/** @throws Error for a brand that the catalogue does not have. */
export function findByBrandOrThrow(brand: string): string[] {
  const found = findByBrand(brand);
  if (found.length === 0) throw new Error(`no brand ${brand}`);
  return found;
}
/** Judges a brand with a type: the brand's other products are related. */
export function judgeBrandType(brand: string, ...categories: string[]): Judgement {
  const wanted = intersect(findByBrandOrThrow(brand), findByCategory(...categories));
  if (wanted.length === 0) throw new Error(`${brand} has nothing in ${categories.join(', ')}`);
  return { wanted, related: findByBrandOrThrow(brand) };
}

/** Peels and scrubs without the nose strips, which are in the same category. */
export const EXFOLIANTS = findByCategory('exfoliators').filter((id) => id !== 'holika-holika-pig-nose-3-step-kit');
