/** Selects the fields that the product page shows, so that the others are not sent. */
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { findTextLanguage } from '@uruhu/contract/languages';
import { toPageCard } from '#app/features/products/card-product.server.ts';
import { createPlaceholder } from '#app/features/products/placeholder.server.ts';
import { previewBanner } from '#messages/catalogue/product';
import { explainIngredients, listCautions } from './information/ingredients.ts';
import { toReviewView } from './reviews/review-view.ts';

/** Placeholders of the pictures that the page shows large, by file key. */
function createPlaceholders({ image, image_thumbhash, thumbhashes, options }: FullProduct): Record<string, string> {
  const swatches = new Set(options.map((option) => option.image));
  const thumbhashesByKey = [[image, image_thumbhash] as const, ...Object.entries(thumbhashes).filter(([key]) => !swatches.has(key))];
  return Object.fromEntries(thumbhashesByKey.map(([key, thumbhash]) => [key, createPlaceholder(thumbhash)]));
}

/** The label of the row in Specific Information that holds the volume of one piece. */
const VOLUME_LABEL = 'Volume';

export function toProductData(product: FullProduct) {
  const {
    product_id,
    name,
    brand,
    image,
    share_picture,
    base_price,
    discounted_price,
    tags,
    product_rating,
    review_count,
    category,
    in_stock,
  } = product;
  const { description, other_images, description_images, picture_alts, options, sizes, product_info, specific_info } = product;
  return {
    product_id,
    name,
    nameLanguage: findTextLanguage(product, 'name'),
    brand,
    image,
    share_picture,
    base_price,
    discounted_price,
    tags,
    product_rating,
    review_count,
    category,
    in_stock,
    description,
    descriptionLanguage: findTextLanguage(product, 'description'),
    other_images,
    description_images,
    picture_alts,
    placeholders: createPlaceholders(product),
    options,
    sizes,
    product_info,
    infoLanguage: findTextLanguage(product, 'product_info'),
    specific_info,
    factsLanguage: findTextLanguage(product, 'specific_info'),
    ingredients: explainIngredients(product.ingredients),
    cautions: listCautions(product.ingredients),
    rating_distribution: product.rating_distribution,
    reviews: product.reviews.map(toReviewView),
    review_facets: product.review_facets,
    volume: specific_info.find(({ label }) => label === VOLUME_LABEL)?.value ?? '',
    related: product.related_products.map((related) => toPageCard(related)),
    // The text comes with the data, so that shoppers load nothing for previews.
    banner: product.status === 'published' ? undefined : previewBanner,
  };
}
export type ProductData = ReturnType<typeof toProductData>;
