/** What the product page shows of a product: the rest of its fields stay on the server. */
import type { FullProduct } from '@uruhu/contract/product';
import { toPageCard } from '#app/lib/card.server.ts';
import { placeholderOf } from '#app/lib/placeholder.server.ts';
import { toReview } from './reviews/shown-review.ts';

/** By key, of the pictures that the page shows large. */
function placeholdersOf({ image, image_thumbhash, thumbhashes, options }: FullProduct): Record<string, string> {
  const swatches = new Set(options.map((option) => option.image));
  const known = [[image, image_thumbhash] as const, ...Object.entries(thumbhashes).filter(([key]) => !swatches.has(key))];
  return Object.fromEntries(known.map(([key, thumbhash]) => [key, placeholderOf(thumbhash)]));
}

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
    placeholders: placeholdersOf(product),
    options,
    sizes,
    product_info,
    specific_info,
    ingredients,
    rating_distribution: product.rating_distribution,
    reviews: product.reviews.map(toReview),
    review_facets: product.review_facets,
    related: product.related_products.map((each) => toPageCard(each)),
  };
}
export type ShownProduct = ReturnType<typeof toShownProduct>;
