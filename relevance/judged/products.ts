/** Finds the products that a query wants by category, brand and other fields of the catalogue, never by matching words as the search does. */
import type { Kind } from './kinds.ts';
import { demoShop } from './shop.ts';
import { type JudgedQuery, type Judgement, judgeQuery as judgeQueryOfAnyKind } from './types.ts';

const productById = new Map(demoShop.products.map((product) => [product.product_id, product]));

/** @throws Error for an id that the catalogue does not have. */
export function parseIds(list: string): string[] {
  const found = list.split(/\s+/).filter(Boolean);
  for (const id of found) if (!productById.has(id)) throw new Error(`no product ${id}`);
  return found;
}

type Product = (typeof demoShop.products)[number];
const findProducts = (matches: (product: Product) => boolean): string[] =>
  demoShop.products.filter(matches).map((product) => product.product_id);

export function findByCategory(...categories: string[]): string[] {
  for (const category of categories) {
    if (!demoShop.categories.some(({ category_id }) => category_id === category)) throw new Error(`no category ${category}`);
  }
  return findProducts(({ category_id }) => categories.includes(category_id));
}
export const findByBrand = (brand: string): string[] => findProducts(({ brand_id }) => brand_id === brand);
export const findByConcern = (concern: string): string[] =>
  findProducts(({ skin_concern }) => skin_concern.some((value) => value === concern));
export const findBySkinType = (type: string): string[] => findProducts(({ skin_type }) => skin_type.some((value) => value === type));
/** Finds products by their list of ingredients. */
export const findByIngredient = (ingredient: RegExp): string[] => findProducts(({ ingredients }) => ingredient.test(ingredients));
export const findWithoutIngredient = (ingredient: RegExp): string[] =>
  findProducts(({ ingredients }) => ingredients !== '' && !ingredient.test(ingredients));
/** Finds products by a line of their specific information, such as `Finish: Matte`. */
export const findBySpecificInfo = (label: string, value: RegExp): string[] =>
  findProducts(({ specific_info }) => specific_info.some((line) => line.label === label && value.test(line.value)));
export const findByTag = (tag: string): string[] => findProducts(({ tags }) => tags.some((value) => value === tag));
export const findByFeature = (feature: string): string[] => findProducts(({ features }) => features.some((value) => value === feature));
export const intersect = (left: readonly string[], right: readonly string[]): string[] => left.filter((id) => right.includes(id));

/** Judges a query of the demo shop. Accepts only the demo shop's kinds of query, so that the compiler finds a misspelt one. */
export const judgeQuery: (kind: Kind, query: string, judgement: Judgement) => JudgedQuery = judgeQueryOfAnyKind;

/** Judges queries that name one product. A line of the text is `id | query | query …`. */
export const judgeNames = (kind: Kind, lines: string): JudgedQuery[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [id = '', ...queries] = line.split('|').map((part) => part.trim());
      return queries.map((query) => judgeQuery(kind, query, { wanted: parseIds(id) }));
    });
