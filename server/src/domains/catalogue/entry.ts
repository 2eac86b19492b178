import type { Filter } from '@uruhu/contract/filters';
import { type LightProduct, lightProduct } from '@uruhu/contract/product';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { SearchDocument } from '../search/search.ts';
import type { PublishedRow } from './queries.ts';

/**
 * One product of a snapshot: its card as JSON ready to send, and what lists and orders need. Little, and few objects: there are as
 * many as products, and the garbage collector passes by all of them.
 */
export type Entry = {
  product_id: string;
  json: string;
  brand_id: string;
  category_id: string;
  /** The name as lists are sorted by it. */
  spelling: string;
  created_ms: number;
  base_price: number;
  /** What the shopper pays. */
  paid_rwf: number;
  product_rating: number;
  review_count: number;
  in_stock: boolean;
  best: boolean;
  new: boolean;
};

/** The card once more as a value. */
export const cardOf = ({ json }: Entry): LightProduct => JSON.parse(json);

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Names as people look them up: accents and capitals do not count, and 2 comes before 10. A plain comparison of these is quick. */
const spelling = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'));

export function toEntry(row: PublishedRow): Entry {
  const light = lightProduct.parse({
    product_id: row.product_id,
    name: row.name,
    brand: row.brand,
    image: row.image,
    image_thumbhash: row.image_thumbhash ?? '',
    base_price: row.base_price_rwf,
    discounted_price: row.discounted_price_rwf,
    tags: row.tags,
    product_rating: row.review_count === 0 ? 0 : oneDecimal(row.rating_sum / row.review_count),
    review_count: row.review_count,
    created_at: row.created_at.toISOString(),
    category: { category_id: row.category_id, name: row.category_name },
    in_stock: row.in_stock,
  });
  const { product_id, base_price, product_rating, review_count, in_stock, tags } = light;
  return {
    ...{ product_id, json: JSON.stringify(light), brand_id: row.brand_id, category_id: row.category_id, spelling: spelling(row.name) },
    ...{ created_ms: row.created_at.getTime(), base_price, paid_rwf: unitPrice(light), product_rating, review_count, in_stock },
    ...{ best: tags.includes('BEST SELLER'), new: tags.includes('NEW ARRIVAL') },
  };
}

/** Ingredients stand in one text, with commas between them; some have a comma and a digit in their own names (1,2-Hexanediol). */
export const ingredientsOf = (text: string): string[] =>
  text
    .split(/,(?!\d)/)
    .map((name) => name.trim())
    .filter(Boolean);

/** What each filter compares, but for categories: these come from the tree. */
export const filterValues = (row: PublishedRow): Record<Exclude<Filter, 'category_id'>, readonly string[]> => ({
  tags: row.tags,
  features: row.features,
  skin_concern: row.skin_concern,
  skin_type: row.skin_type,
  fomulation: row.fomulation ? [row.fomulation] : [],
  keywords: row.keywords,
  // It may hold markup; addresses and labels have its text.
  brand: [plainName(row.brand)],
  ingredients: ingredientsOf(row.ingredients),
  without: row.free_from,
});

type Purposes = Pick<PublishedRow, 'features' | 'skin_concern' | 'skin_type' | 'fomulation'>;

/** What a product is good for, and what it is like, as people say it. */
export const purposesOf = ({ features, skin_concern, skin_type, fomulation }: Purposes): string[] => [
  ...features,
  ...skin_concern,
  ...skin_type.map((type) => `${type} skin`),
  fomulation,
];

/** As search knows it. `path` are names of categories, from its own up. */
export function toDocument(row: PublishedRow, path: readonly string[]): SearchDocument {
  const [category = row.category_name, ...groups] = path;
  const volumes = row.specific_info.filter(({ label }) => label === 'Volume').map(({ value }) => value);
  return {
    ...{
      product_id: row.product_id,
      name: row.name,
      brand: plainName(row.brand),
      keywords: row.keywords,
      tags: row.tags,
      category,
      groups,
    },
    attributes: [...purposesOf(row), ...volumes],
    ...{ ingredients: row.ingredients, description: row.description, in_stock: row.in_stock },
    rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    ...{ review_count: row.review_count, created_ms: row.created_at.getTime() },
  };
}
