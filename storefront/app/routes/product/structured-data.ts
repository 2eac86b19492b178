import { CURRENCY } from '@uruhu/contract/constants';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { unitPrice } from '@uruhu/contract/rules/price';
import { imageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { ShownProduct } from './product-data.ts';

/** The product in the words of schema.org, for search engines. */
export function structuredData(product: ShownProduct, origin: string, mediaPrefix: string) {
  const { product_id, name, brand, description, image, product_rating, review_count, in_stock } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: plainName(brand) },
    description: plainText(description),
    ...(image ? { image: new URL(imageUrl(mediaPrefix, image, 960), origin).href } : {}),
    offers: {
      '@type': 'Offer',
      url: origin + paths.product(product_id),
      price: unitPrice(product),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${in_stock ? 'InStock' : 'OutOfStock'}`,
    },
    ...(review_count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product_rating, reviewCount: review_count } }
      : {}),
  };
}
