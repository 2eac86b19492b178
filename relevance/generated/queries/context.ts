/** The data and functions with which the rules create queries. */
import type { JudgedQuery } from '../../judged/types.ts';
import type { GeneratedShop } from '../generated-shop.ts';
import { REAL_NAME_WORDS } from '../name-words.ts';
import { PRODUCT_TYPES, type ProductType } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { createRandom, type Random } from '../random.ts';
import { splitTypedText, toTypedText } from './typed-text.ts';

export type QueryContext = {
  shop: GeneratedShop;
  /** Creates a separate sequence for each rule, so that a new rule does not change the queries of the others. */
  createRandomFor(rule: string): Random;
  findIds(matches: (product: GeneratedProduct) => boolean): string[];
  findType(name: string): ProductType;
  /** The words of all brands and product names of the shop, as shoppers type them, and all real words that the generator uses in names. */
  nameWords: ReadonlySet<string>;
};

/** Creates queries of one kind, and judges the products for each: `wanted` ones get grade 3, `alternatives` 2, and `related` ones 1. */
export type QueryRule = (context: QueryContext) => JudgedQuery[];

export function createQueryContext(shop: GeneratedShop): QueryContext {
  const typedNames = shop.products.flatMap(({ brand, name }) => [...splitTypedText(brand.name), ...splitTypedText(name)]);
  return {
    shop,
    createRandomFor: (rule) => createRandom(shop.seed, 'queries', rule),
    findIds: (matches) => shop.products.filter(matches).map(({ id }) => id),
    findType: (name) => {
      const type = PRODUCT_TYPES.find((candidate) => candidate.name === name);
      if (!type) throw new Error(`no type ${name}`);
      return type;
    },
    nameWords: new Set([...typedNames, ...REAL_NAME_WORDS]),
  };
}

/** The name of the type, as shoppers type it. */
export const writeTypeAsShopper = ({ name }: ProductType): string => toTypedText(name);
/** The name of the product's brand, as shoppers type it. */
export const writeBrandAsShopper = ({ brand }: GeneratedProduct): string => toTypedText(brand.name);
