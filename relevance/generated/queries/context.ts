/** What the rules that make queries share. */
import type { JudgedQuery } from '../../judged/types.ts';
import { createDraw, type Draw } from '../draw.ts';
import type { GeneratedShop } from '../generated-shop.ts';
import { SHOP_WORDS } from '../name-words.ts';
import { PRODUCT_TYPES, type ProductType } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { splitTyped, typeText } from './typed.ts';

export type QueryContext = {
  shop: GeneratedShop;
  /** Each rule draws from its own sequence, so that a new rule leaves the queries of the others as they are. */
  drawFor(rule: string): Draw;
  findIds(fits: (product: GeneratedProduct) => boolean): string[];
  findType(name: string): ProductType;
  /** The typed words of all brands and names. */
  nameWords: ReadonlySet<string>;
};

export type QueryRule = (context: QueryContext) => JudgedQuery[];

export function createQueryContext(shop: GeneratedShop): QueryContext {
  const typedNames = shop.products.flatMap(({ brand, name }) => [...splitTyped(brand.name), ...splitTyped(name)]);
  return {
    shop,
    drawFor: (rule) => createDraw(shop.seed, 'queries', rule),
    findIds: (fits) => shop.products.filter(fits).map(({ id }) => id),
    findType: (name) => {
      const type = PRODUCT_TYPES.find((one) => one.name === name);
      if (!type) throw new Error(`no type ${name}`);
      return type;
    },
    nameWords: new Set([...typedNames, ...SHOP_WORDS]),
  };
}

export const typeType = ({ name }: ProductType): string => typeText(name);
/** The shortest text by which shoppers name a brand. */
export const typeBrand = ({ brand }: GeneratedProduct): string => typeText(brand.name);
