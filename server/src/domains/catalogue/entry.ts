import { type LightProduct, lightProduct } from '@uruhu/contract/product';
import type { PublishedRow } from './queries.ts';

/** One product of a snapshot: what lists need, and its card as bytes ready to send. */
export type Entry = {
  light: LightProduct;
  json: string;
  created_ms: number;
  /** Lower-case words of name, brand, keywords and tags, for the plain text filter. */
  text: string;
  /** Values of each filter. */
  values: Record<FilterName, readonly string[]>;
};

export const FILTER_NAMES = ['tags', 'features', 'skin_concern', 'skin_type', 'fomulation', 'keywords', 'brand', 'category_id'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A brand's name may hold markup; a filter compares its text. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export function toEntry(row: PublishedRow, in_stock: boolean): Entry {
  const light = lightProduct.parse({
    product_id: row.product_id,
    name: row.name,
    brand: row.brand,
    image: row.image,
    base_price: row.base_price_rwf,
    discounted_price: row.discounted_price_rwf,
    tags: row.tags,
    product_rating: row.review_count === 0 ? 0 : oneDecimal(row.rating_sum / row.review_count),
    review_count: row.review_count,
    created_at: row.created_at.toISOString(),
    category: { category_id: row.category_id, name: row.category_name },
    in_stock,
  });
  const brand = plainText(row.brand);
  return {
    light,
    json: JSON.stringify(light),
    created_ms: row.created_at.getTime(),
    text: [row.name, brand, row.category_name, ...row.keywords, ...row.tags].join(' ').toLowerCase(),
    values: {
      tags: row.tags,
      features: row.features,
      skin_concern: row.skin_concern,
      skin_type: row.skin_type,
      fomulation: row.fomulation ? [row.fomulation] : [],
      keywords: row.keywords,
      brand: [brand],
      category_id: [row.category_id],
    },
  };
}
