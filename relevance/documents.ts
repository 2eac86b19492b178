/** The demo catalogue as documents for the search. */
import type { SearchDocument } from '../server/src/domains/search/search.ts';
import { demoShop } from './judged/shop.ts';

const categories = new Map(demoShop.categories.map((category) => [category.category_id, category]));
const brands = new Map(demoShop.brands.map(({ brand_id, name }) => [brand_id, name]));

function listCategoryPath(category_id: string | null): string[] {
  const category = category_id === null ? undefined : categories.get(category_id);
  return category ? [category.name, ...listCategoryPath(category.parent_id)] : [];
}

const reviewsByProduct = Map.groupBy(demoShop.reviews, ({ product_id }) => product_id);
const soldOut = new Set(
  demoShop.stock.filter(({ option_id, size_id, on_hand }) => !option_id && !size_id && on_hand === 0).map(({ product_id }) => product_id),
);

export const documents: readonly SearchDocument[] = demoShop.products.map((product) => {
  const reviews = reviewsByProduct.get(product.product_id) ?? [];
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const [category = '', ...ancestors] = listCategoryPath(product.category_id);
  return {
    product_id: product.product_id,
    name: product.name,
    brand: brands.get(product.brand_id) ?? '',
    keywords: product.keywords,
    tags: product.tags,
    category,
    groups: ancestors,
    attributes: [
      ...product.features,
      ...product.skin_concern,
      ...product.skin_type.map((type) => `${type} skin`),
      product.fomulation,
      product.specific_info.find(({ label }) => label === 'Volume')?.value ?? '',
    ],
    ingredients: product.ingredients,
    description: product.description,
    in_stock: !soldOut.has(product.product_id),
    rating: reviews.length === 0 ? 0 : sum / reviews.length,
    review_count: reviews.length,
    created_ms: product.created_at.getTime(),
  };
});
