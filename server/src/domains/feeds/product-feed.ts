/**
 * Writes products as RSS 2.0 with the fields of the Google Merchant Center, which Meta's catalogues read, too. They differ in the words for
 * availability.
 */
import { createHash } from 'node:crypto';
import { toPlainName, toPlainText } from '@uruhu/contract/rules/plain-text';
import { element } from '../../lib/xml.ts';

export type FeedKind = 'google' | 'meta';

const AVAILABILITY: Readonly<Record<FeedKind, readonly [inStock: string, soldOut: string]>> = {
  google: ['in_stock', 'out_of_stock'],
  meta: ['in stock', 'out of stock'],
};

/** Google's limits, in characters. */
const [ID_MAX, TITLE_MAX, DESCRIPTION_MAX, PICTURES_MAX] = [50, 150, 5_000, 10];

/** Prices in whole francs; `sale_price_rwf`: undefined without a discount. `urls`: absolute. */
export type FeedProduct = {
  product_id: string;
  brand: string;
  name: string;
  /** HTML. */
  description: string;
  categories: readonly string[];
  price_rwf: number;
  sale_price_rwf: number | undefined;
  isInStock: boolean;
  url: string;
  picture_urls: readonly string[];
};

/** The id in the feed, which stays the same as long as the product's: a long one is cut and gets a hash. */
export const toFeedId = (product_id: string): string =>
  product_id.length <= ID_MAX
    ? product_id
    : `${product_id.slice(0, ID_MAX - 9)}-${createHash('sha256').update(product_id).digest('hex').slice(0, 8)}`;

const formatPrice = (price_rwf: number): string => `${price_rwf} RWF`;

export const writeFeedStart = (shop: string, origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', shop)}${element('link', origin)}${element('description', shop)}\n`;
export const FEED_END = '</channel></rss>\n';

/** One item; '' for a product without a picture, which both services refuse. */
export function writeFeedItem(kind: FeedKind, product: FeedProduct): string {
  const [picture, ...others] = product.picture_urls;
  if (picture === undefined) return '';
  const brand = toPlainName(product.brand);
  const name = toPlainName(product.name);
  const [inStock, soldOut] = AVAILABILITY[kind];
  const fields: [name: string, text: string][] = [
    ['id', toFeedId(product.product_id)],
    ['title', `${brand} ${name}`.slice(0, TITLE_MAX)],
    ['description', (toPlainText(product.description) || `${brand} ${name}`).slice(0, DESCRIPTION_MAX)],
    ['link', product.url],
    ['image_link', picture],
    ...others.slice(0, PICTURES_MAX).map((url): [string, string] => ['additional_image_link', url]),
    ['availability', product.isInStock ? inStock : soldOut],
    ['price', formatPrice(product.price_rwf)],
    ...(product.sale_price_rwf === undefined ? [] : [['sale_price', formatPrice(product.sale_price_rwf)] satisfies [string, string]]),
    ['brand', brand],
    ['condition', 'new'],
    ['product_type', product.categories.map(toPlainName).join(' > ')],
    // The shop does not know the products' barcodes.
    ['identifier_exists', 'no'],
  ];
  return `<item>${fields.map(([field, text]) => element(`g:${field}`, text)).join('')}</item>\n`;
}
