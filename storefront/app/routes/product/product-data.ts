/** What the product page shows of a product: the rest of its fields stay on the server. */
import type { FullProduct, Review } from '@uruhu/contract/product';
import { toCard } from '#app/lib/card.ts';
import { longDate } from '#app/lib/dates.ts';
import { explained, toLookOutFor } from '#app/lib/ingredients.ts';

const toReview = ({ review_id, rating, review, images, created_at, user, verified_buyer }: Review) => ({
  review_id,
  rating,
  review,
  images,
  date: longDate(created_at),
  name: user.name,
  verified_buyer,
});
export type ShownReview = ReturnType<typeof toReview>;

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
    options,
    sizes,
    product_info,
    specific_info,
    ingredients: explained(product.ingredients),
    cautions: toLookOutFor(product.ingredients),
    rating_distribution: product.rating_distribution,
    reviews: product.reviews.map(toReview),
    volume: specific_info.find(({ label }) => label === VOLUME)?.value ?? '',
    related: product.related_products.map((each) => toCard(each)),
  };
}
export type ShownProduct = ReturnType<typeof toShownProduct>;
