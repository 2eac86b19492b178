/** The data and functions with which the rules create the judged queries about a generated shop. */
import type { JudgedQuery } from '../judged/judged-query.ts';
import type { GeneratedProduct, GeneratedShop } from './generated-shop.ts';
import { REAL_NAME_WORDS } from './invented-words.ts';
import { listNarrowerTypes, type ProductType } from './product-types.ts';
import { createRandom, type Random } from './random.ts';
import { splitTypedText } from './typed-text.ts';

export type QueryContext = {
  shop: GeneratedShop;
  /** Creates a separate sequence for each rule, so that a new rule does not change the queries of the others. */
  createRandomFor(rule: string): Random;
  findIds(matches: (product: GeneratedProduct) => boolean): string[];
  /** Judges the products of a type as wanted, and those of narrower types as alternatives: 'Hand Cream' for 'Cream'. */
  judgeType(type: ProductType, matches?: (product: GeneratedProduct) => boolean): { wanted: string[]; alternatives: string[] };
  /** The words of all brands and product names of the shop, as shoppers type them, and all real words that the generator uses in names. */
  nameWords: ReadonlySet<string>;
};

/** Creates queries by one rule, and judges the products for each. */
export type QueryRule = (context: QueryContext) => JudgedQuery[];

export function createQueryContext(shop: GeneratedShop): QueryContext {
  const findIds: QueryContext['findIds'] = (matches) => shop.products.filter(matches).map(({ id }) => id);
  return {
    shop,
    createRandomFor: (rule) => createRandom(shop.seed, 'queries', rule),
    findIds,
    judgeType: (type, matches = () => true) => {
      const narrowerTypes = listNarrowerTypes(type);
      return {
        wanted: findIds((product) => product.type === type && matches(product)),
        alternatives: findIds((product) => narrowerTypes.includes(product.type) && matches(product)),
      };
    },
    nameWords: new Set([
      ...shop.products.flatMap(({ brand, name }) => [...splitTypedText(brand.name), ...splitTypedText(name)]),
      ...REAL_NAME_WORDS,
    ]),
  };
}
