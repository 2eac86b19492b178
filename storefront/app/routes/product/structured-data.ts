import { CURRENCY } from '@uruhu/contract/constants';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { buildImageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { toPlainText } from '#app/lib/text/plain-text.ts';
import { isAvailable } from './buy-box/product-choice.ts';
import type { ProductData } from './product-data.ts';

type Product = Pick<
  ProductData,
  | 'product_id'
  | 'name'
  | 'brand'
  | 'description'
  | 'image'
  | 'other_images'
  | 'options'
  | 'sizes'
  | 'base_price'
  | 'discounted_price'
  | 'product_rating'
  | 'review_count'
  | 'in_stock'
>;
type OptionOrSize = { name: string; additional_price: number; in_stock: boolean };
type Variant = { id: string; query: { option?: string; size?: string }; choices: OptionOrSize[] };

/** All variants of the product: each combination of its options and sizes. */
function listVariants({ product_id, options, sizes }: Product): Variant[] {
  const optionVariants: Variant[] = options.map((option) => ({
    id: option.option_id,
    query: { option: option.option_id },
    choices: [option],
  }));
  const sizeVariants: Variant[] = sizes.map((size) => ({ id: size.size_id, query: { size: size.size_id }, choices: [size] }));
  if (optionVariants.length === 0 || sizeVariants.length === 0) {
    const variants = [...optionVariants, ...sizeVariants];
    return variants.length > 0 ? variants : [{ id: product_id, query: {}, choices: [] }];
  }
  return optionVariants.flatMap((option) =>
    sizeVariants.map((size) => ({
      id: `${option.id} ${size.id}`,
      query: { ...option.query, ...size.query },
      choices: [...option.choices, ...size.choices],
    })),
  );
}

/**
 * The product as schema.org data for search engines: one offer for each variant, at the price that the page shows. The page's JSON leaves
 * out undefined fields.
 */
export function buildStructuredData(product: Product, origin: string, mediaPrefix: string) {
  const { product_id, name, brand, description, product_rating, review_count } = product;
  const images = [product.image, ...product.other_images]
    .filter((image) => image !== '')
    .map((image) => new URL(buildImageUrl(mediaPrefix, image, 960), origin).href);
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: product_rating,
    reviewCount: review_count,
    worstRating: 1,
    bestRating: 5,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: product_id,
    name,
    brand: { '@type': 'Brand', name: toPlainName(brand) },
    description: toPlainText(description),
    image: images.length > 0 ? images : undefined,
    offers: listVariants(product).map(({ id, query, choices }) => ({
      '@type': 'Offer',
      sku: id,
      name: choices.length > 0 ? choices.map((choice) => choice.name).join(', ') : undefined,
      url: origin + paths.product(product_id, query),
      price: computeUnitPrice(product, ...choices),
      priceCurrency: CURRENCY,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isAvailable(product, ...choices) ? 'InStock' : 'OutOfStock'}`,
    })),
    aggregateRating: review_count > 0 ? aggregateRating : undefined,
  };
}
