import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { CURRENCY } from '@uruhu/contract/constants';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import type { SiteSettings } from '@uruhu/contract/settings';
import { buildImageUrl, DEFAULT_MEDIA_PREFIX } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { toPlainText } from '#app/lib/text/plain-text.ts';
import { isAvailable } from './buy-box/product-choice.ts';

type Product = Pick<
  FullProduct,
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
  | 'discount_ends_at'
  | 'shipping_fee'
  | 'product_rating'
  | 'review_count'
  | 'in_stock'
>;
type Settings = Pick<SiteSettings, 'name' | 'media_prefix' | 'refund'>;
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

/** The country to which the shop delivers, ISO 3166. */
const COUNTRY = 'RW';

/**
 * What delivering one piece alone costs; undefined if the shop delivers no such weight. Says nothing of days, which only the texts of the shop
 * have, so that Google shows no date.
 */
const describeShipping = ({ shipping_fee }: Product) =>
  shipping_fee === null
    ? undefined
    : {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: shipping_fee, currency: CURRENCY },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      };

/**
 * The shop, with the address of its policy of returns if it has that text. Only the text has days and costs of returns, so nothing else is said
 * of them: Google accepts an address alone of an Organization, but not of an Offer.
 */
const describeSeller = (origin: string, { name, refund }: Settings) => ({
  '@type': 'Organization',
  name,
  url: origin + paths.home(),
  hasMerchantReturnPolicy:
    toPlainText(refund) === '' ? undefined : { '@type': 'MerchantReturnPolicy', merchantReturnLink: origin + paths.refund() },
});

/**
 * The product as schema.org data for search engines: one offer for each variant, at the price that the page shows. JSON leaves out undefined
 * fields. `origin`: of the shop. `settings`: null if they could not be read.
 */
export function buildStructuredData(product: Product, origin: string, settings: Settings | null) {
  const { product_id, name, brand, description, product_rating, review_count } = product;
  const images = [product.image, ...product.other_images]
    .filter((image) => image !== '')
    .map((image) => new URL(buildImageUrl(settings?.media_prefix ?? DEFAULT_MEDIA_PREFIX, image, 960), origin).href);
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: product_rating,
    reviewCount: review_count,
    worstRating: 1,
    bestRating: 5,
  };
  const terms = {
    itemCondition: 'https://schema.org/NewCondition',
    priceValidUntil: product.discount_ends_at ?? undefined,
    shippingDetails: describeShipping(product),
    seller: settings ? describeSeller(origin, settings) : undefined,
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
      availability: `https://schema.org/${isAvailable(product, ...choices) ? 'InStock' : 'OutOfStock'}`,
      ...terms,
    })),
    aggregateRating: review_count > 0 ? aggregateRating : undefined,
  };
}
