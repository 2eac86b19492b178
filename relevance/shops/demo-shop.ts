/** Converts the demo shop, which is in the form of its tables, to the `ShopData` that the measured searches read. */
import { demoShop } from '../judged/shop.ts';
import type { ShopData } from './shop-data.ts';

const brandNames = new Map(demoShop.brands.map(({ brand_id, name }) => [brand_id, name]));
const categoryNames = new Map(demoShop.categories.map(({ category_id, name }) => [category_id, name]));
const reviewsByProduct = Map.groupBy(demoShop.reviews, ({ product_id }) => product_id);
/** The ids of sold-out products. Looks only at products without choices, whose stock has neither an option nor a size. */
const soldOutIds = new Set(
  demoShop.stock.filter(({ option_id, size_id, on_hand }) => !option_id && !size_id && on_hand === 0).map(({ product_id }) => product_id),
);

function createRow({ brand_id, ...product }: (typeof demoShop.products)[number]): ShopData['rows'][number] {
  const reviews = reviewsByProduct.get(product.product_id) ?? [];
  const brand = brandNames.get(brand_id) ?? '';
  return {
    product_id: product.product_id,
    name: product.name,
    description: product.description,
    // No measured search reads the id of a brand. The name stands in for it, as in the generated shop.
    brand_id: brand,
    brand,
    image: product.image,
    image_thumbhash: null,
    base_price_rwf: product.base_price_rwf,
    discounted_price_rwf: product.discounted_price_rwf,
    tags: product.tags,
    features: product.features,
    skin_concern: product.skin_concern,
    skin_type: product.skin_type,
    fomulation: product.fomulation,
    keywords: product.keywords,
    ingredients: product.ingredients,
    free_from: product.free_from,
    specific_info: product.specific_info,
    rating_sum: reviews.reduce((total, { rating }) => total + rating, 0),
    review_count: reviews.length,
    sold_count: null,
    created_at: product.created_at,
    category_id: product.category_id,
    category_name: categoryNames.get(product.category_id) ?? '',
    in_stock: !soldOutIds.has(product.product_id),
    // Only product cards show whether a product has choices; no measured search reads it.
    has_choices: false,
    lowest_extra_rwf: 0,
    highest_extra_rwf: 0,
  };
}

export const demoShopData: ShopData = {
  categories: demoShop.categories,
  brandNames: [...brandNames.values()],
  rows: demoShop.products.map(createRow),
};
