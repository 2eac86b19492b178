/** The catalogue as judges read it: by category, brand and what a product's card says, never by its words. */
import { demoShop } from './shop.ts';
import type { Grade, Judged, Kind } from './types.ts';

const productById = new Map(demoShop.products.map((product) => [product.product_id, product]));

/** @throws Error for an id that the catalogue does not have. */
export function ids(list: string): string[] {
  const found = list.split(/\s+/).filter(Boolean);
  for (const id of found) if (!productById.has(id)) throw new Error(`no product ${id}`);
  return found;
}

type Product = (typeof demoShop.products)[number];
const findProducts = (fits: (product: Product) => boolean): string[] => demoShop.products.filter(fits).map((product) => product.product_id);

export function findByCategory(...categories: string[]): string[] {
  for (const category of categories) {
    if (!demoShop.categories.some(({ category_id }) => category_id === category)) throw new Error(`no category ${category}`);
  }
  return findProducts(({ category_id }) => categories.includes(category_id));
}
export const findByBrand = (brand: string): string[] => findProducts(({ brand_id }) => brand_id === brand);
export const forConcern = (concern: string): string[] => findProducts(({ skin_concern }) => skin_concern.some((one) => one === concern));
export const forSkin = (type: string): string[] => findProducts(({ skin_type }) => skin_type.some((one) => one === type));
/** By the list of ingredients. */
export const findByIngredient = (ingredient: RegExp): string[] => findProducts(({ ingredients }) => ingredient.test(ingredients));
export const findWithoutIngredient = (ingredient: RegExp): string[] =>
  findProducts(({ ingredients }) => ingredients !== '' && !ingredient.test(ingredients));
/** By a line of its card: `Finish: Matte`. */
export const findByCard = (label: string, value: RegExp): string[] =>
  findProducts(({ specific_info }) => specific_info.some((line) => line.label === label && value.test(line.value)));
export const findByTag = (tag: string): string[] => findProducts(({ tags }) => tags.some((one) => one === tag));
export const findByFeature = (feature: string): string[] => findProducts(({ features }) => features.some((one) => one === feature));
export const intersect = (left: readonly string[], right: readonly string[]): string[] => left.filter((id) => right.includes(id));

export type Lists = { 3: readonly string[]; 2?: readonly string[]; 1?: readonly string[] };

export function judgeQuery(kind: Kind, query: string, lists: Lists): Judged {
  const grades = new Map<string, Grade>();
  for (const grade of [1, 2, 3] as const) for (const id of lists[grade] ?? []) grades.set(id, grade);
  return { query, kind, grades };
}

/** Queries that name one product: a line is `id | query | query …`. */
export const judgeNames = (kind: Kind, lines: string): Judged[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [id = '', ...queries] = line.split('|').map((part) => part.trim());
      return queries.map((query) => judgeQuery(kind, query, { 3: ids(id) }));
    });
