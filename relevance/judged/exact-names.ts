/** Every fourth product by its own name: as printed with the brand, or as people type it, without and in small letters. */
import { judged } from './products.ts';
import { demoShop } from './shop.ts';
import type { Judged } from './types.ts';

const EVERY = 4;
const brandNames = new Map(demoShop.brands.map(({ brand_id, name }) => [brand_id, name]));

export const exactNames: readonly Judged[] = demoShop.products
  .filter((_, index) => index % EVERY === 0)
  .map(({ product_id, brand_id, name }, index) => {
    const query = index % 2 === 0 ? `${brandNames.get(brand_id) ?? ''} ${name}` : name.toLowerCase();
    return judged('exact name', query, { 3: [product_id] });
  });
