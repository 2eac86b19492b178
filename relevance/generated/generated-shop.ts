/** A second shop, for which the search was not tuned: it sells other kinds of product under invented brands, drawn from a seed. */
import type { ShopData } from '../shops/shop-data.ts';
import { type Brand, inventBrands } from './brands.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { type GeneratedProduct, generateProducts, PRODUCTS_COUNT } from './products.ts';
import { createRandom } from './random.ts';

export type GeneratedShop = { seed: number; brands: readonly Brand[]; products: readonly GeneratedProduct[]; data: ShopData };

/** The demo has five products of each brand. A larger shop has more of each. */
export const PRODUCTS_PER_BRAND = 8;

const createCategory = (name: string, parent_id: string | null) => ({ category_id: name, parent_id, name, image: '', dark_text: false });

const CATEGORIES = [
  ...[...new Set(PRODUCT_TYPES.map(({ department }) => department))].map((name) => createCategory(name, null)),
  ...PRODUCT_TYPES.map(({ category, department }) => createCategory(category, department)),
];

export function generateShop(seed: number, count = PRODUCTS_COUNT): GeneratedShop {
  const inventedBrands = inventBrands(createRandom(seed, 'brands'), Math.ceil(count / PRODUCTS_PER_BRAND));
  const products = generateProducts(createRandom(seed, 'products'), inventedBrands, count);
  const soldBrands = new Set(products.map(({ brand }) => brand));
  const brands = inventedBrands.filter((brand) => soldBrands.has(brand));
  const brandNames = brands.map(({ name }) => name);
  return { seed, brands, products, data: { name: 'generated', categories: CATEGORIES, brandNames, rows: products.map(({ row }) => row) } };
}
