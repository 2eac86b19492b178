/** What the product page shows of a product: the rest of its fields stay on the server. */
import type { FullProduct } from '@uruhu/contract/product';
import { toCard } from '#app/lib/card.ts';
import { toReview } from './reviews/shown-review.ts';

export function toShownProduct(product: FullProduct) {
  const { product_id, name, brand, image, base_price, discounted_price, tags, product_rating, review_count, category, in_stock } = product;
  const { description, other_images, description_images, options, sizes, product_info, specific_info, ingredients } = product;
  return {
    product_id,
    name,
    brand,
    image,
    base_price,
    discounted_price,
    tags,
    product_rating,
    review_count,
    category,
    in_stock,
    description,
    other_images,
    description_images,
    options,
    sizes,
    product_info,
    specific_info,
    ingredients,
    rating_distribution: product.rating_distribution,
    reviews: product.reviews.map(toReview),
    review_facets: product.review_facets,
    related: product.related_products.map((each) => toCard(each)),
  };
}
export type ShownProduct = ReturnType<typeof toShownProduct>;
