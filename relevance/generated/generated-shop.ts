/** A shop drawn from a seed, for which the search was not tuned. It sells other kinds of product than the demo, under invented brands. */
import type { ShopData } from '../shops/shop-data.ts';
import { type Brand, inventBrands } from './brands.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { type GeneratedProduct, generateProducts, PRODUCTS_COUNT } from './products.ts';
import { createRandom } from './random.ts';

export type GeneratedShop = { seed: number; brands: readonly Brand[]; products: readonly GeneratedProduct[]; data: ShopData };

/** More than the five of the demo, because the generated shop is larger. */
export const PRODUCTS_PER_BRAND = 8;

/** The name of a category is also its id. */
const createCategory = (name: string, parent_id: string | null) => ({ category_id: name, parent_id, name, image: '', dark_text: false });

const CATEGORIES = [
  ...[...new Set(PRODUCT_TYPES.map(({ department }) => department))].map((name) => createCategory(name, null)),
  ...PRODUCT_TYPES.map(({ category, department }) => createCategory(category, department)),
];

export function generateShop(seed: number, count = PRODUCTS_COUNT): GeneratedShop {
  const inventedBrands = inventBrands(createRandom(seed, 'brands'), Math.ceil(count / PRODUCTS_PER_BRAND));
  const products = generateProducts(createRandom(seed, 'products'), inventedBrands, count);
  const brandsWithProducts = new Set(products.map(({ brand }) => brand));
  const brands = inventedBrands.filter((brand) => brandsWithProducts.has(brand));
  const brandNames = brands.map(({ name }) => name);
  return { seed, brands, products, data: { categories: CATEGORIES, brandNames, rows: products.map(({ row }) => row) } };
}
