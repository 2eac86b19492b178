/** What the product page shows of a product: the rest of its fields stay on the server. */
import type { FullProduct } from '@uruhu/contract/product';
import { toPageCard } from '#app/lib/card.server.ts';
import { explained, toLookOutFor } from '#app/lib/ingredients.ts';
import { placeholderOf } from '#app/lib/placeholder.server.ts';
import { toReview } from './reviews/shown-review.ts';

/** By key, of the pictures that the page shows large. */
function placeholdersOf({ image, image_thumbhash, thumbhashes, options }: FullProduct): Record<string, string> {
  const swatches = new Set(options.map((option) => option.image));
  const known = [[image, image_thumbhash] as const, ...Object.entries(thumbhashes).filter(([key]) => !swatches.has(key))];
  return Object.fromEntries(known.map(([key, thumbhash]) => [key, placeholderOf(thumbhash)]));
}

/** The row of Specific Information that says how much one piece holds. */
const VOLUME = 'Volume';

export function toShownProduct(product: FullProduct) {
  const { product_id, name, brand, image, base_price, discounted_price, tags, product_rating, review_count, category, in_stock } = product;
  const { description, other_images, description_images, options, sizes, product_info, specific_info } = product;
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
    ingredients: explained(product.ingredients),
    cautions: toLookOutFor(product.ingredients),
    rating_distribution: product.rating_distribution,
    reviews: product.reviews.map(toReview),
    review_facets: product.review_facets,
    volume: specific_info.find(({ label }) => label === VOLUME)?.value ?? '',
    related: product.related_products.map((each) => toPageCard(each)),
  };
}
export type ShownProduct = ReturnType<typeof toShownProduct>;
