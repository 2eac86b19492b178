/** The catalogue as judges read it: by category, brand and what a product's card says, never by its words. */
import { demoShop } from './shop.ts';
import type { Grade, Judged, Kind } from './types.ts';

const known = new Map(demoShop.products.map((product) => [product.product_id, product]));

/** @throws Error for an id that the catalogue does not have. */
export function ids(list: string): string[] {
  const found = list.split(/\s+/).filter(Boolean);
  for (const id of found) if (!known.has(id)) throw new Error(`no product ${id}`);
  return found;
}

type Product = (typeof demoShop.products)[number];
const where = (fits: (product: Product) => boolean): string[] => demoShop.products.filter(fits).map((product) => product.product_id);

export function inCategory(...categories: string[]): string[] {
  for (const category of categories) {
    if (!demoShop.categories.some(({ category_id }) => category_id === category)) throw new Error(`no category ${category}`);
  }
  return where(({ category_id }) => categories.includes(category_id));
}
export const ofBrand = (brand: string): string[] => where(({ brand_id }) => brand_id === brand);
export const forConcern = (concern: string): string[] => where(({ skin_concern }) => skin_concern.some((one) => one === concern));
export const forSkin = (type: string): string[] => where(({ skin_type }) => skin_type.some((one) => one === type));
/** By the list of ingredients. */
export const having = (ingredient: RegExp): string[] => where(({ ingredients }) => ingredient.test(ingredients));
export const without = (ingredient: RegExp): string[] => where(({ ingredients }) => ingredients !== '' && !ingredient.test(ingredients));
/** By a line of its card: `Finish: Matte`. */
export const carded = (label: string, value: RegExp): string[] =>
  where(({ specific_info }) => specific_info.some((line) => line.label === label && value.test(line.value)));
export const tagged = (tag: string): string[] => where(({ tags }) => tags.some((one) => one === tag));
export const featured = (feature: string): string[] => where(({ features }) => features.some((one) => one === feature));
export const both = (left: readonly string[], right: readonly string[]): string[] => left.filter((id) => right.includes(id));

export type Lists = { 3: readonly string[]; 2?: readonly string[]; 1?: readonly string[] };

export function judged(kind: Kind, query: string, lists: Lists): Judged {
  const grades = new Map<string, Grade>();
  for (const grade of [1, 2, 3] as const) for (const id of lists[grade] ?? []) grades.set(id, grade);
  return { query, kind, grades };
}

/** Queries that name one product: a line is `id | query | query …`. */
export const naming = (kind: Kind, lines: string): Judged[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [id = '', ...queries] = line.split('|').map((part) => part.trim());
      return queries.map((query) => judged(kind, query, { 3: ids(id) }));
    });
