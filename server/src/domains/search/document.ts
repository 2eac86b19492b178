/** The searchable fields of a product and their weights. */
import type { TargetLanguage } from '@uruhu/contract/staff/translatable';
import { splitIngredients } from '../../lib/split-ingredients.ts';

/** A text in another language, whose words count as those of the English `field` do. It may contain markup. */
export type TranslatedText = { language: TargetLanguage; field: 'name' | 'category' | 'parent_categories' | 'description'; text: string };

/** A product as the search sees it. Only `description` and translations may contain markup. */
export type SearchDocument = {
  product_id: string;
  name: string;
  brand: string;
  keywords: readonly string[];
  tags: readonly string[];
  category: string;
  /** Names of the ancestors of its category. */
  parent_categories: readonly string[];
  /** Features, skin concerns, skin types, formulation, volume. */
  attributes: readonly string[];
  /** Comma-separated INCI names. */
  ingredients: string;
  description: string;
  translations: readonly TranslatedText[];
  in_stock: boolean;
  /** The price that the shopper pays; missing if unknown. */
  price_rwf?: number;
  /** The mean of all reviews, 0 to 5. */
  rating: number;
  review_count: number;
  /** Pieces sold lately. */
  sold_count: number;
  created_ms: number;
};

/**
 * The specification requires the weights of brand and name. It leaves open the other weights, which are lower here. The index of a field in this list
 * is the number of its bit in postings.
 */
export const FIELDS = [
  { name: 'brand', weight: 15 },
  { name: 'name', weight: 12 },
  { name: 'keywords', weight: 9 },
  { name: 'category', weight: 10 },
  { name: 'parent_categories', weight: 5 },
  { name: 'attributes', weight: 6 },
  { name: 'tags', weight: 6 },
  { name: 'ingredients', weight: 4 },
  { name: 'description', weight: 2 },
] as const;
export type FieldName = (typeof FIELDS)[number]['name'];

/** A set of fields as a number, with one bit for each field. */
export type FieldSet = number;

/** The number of bits of a FieldSet. */
export const FIELD_BITS = FIELDS.length;
export const getFieldBit = (name: FieldName): FieldSet => 1 << FIELDS.findIndex((field) => field.name === name);
/** The fields by which a shopper names one product. */
export const BRAND_AND_NAME: FieldSet = getFieldBit('brand') | getFieldBit('name');
/** The fields without the description, whose words often say what the product is not: a cleanser that removes sunscreen. */
export const ALL_BUT_DESCRIPTION: FieldSet = ((1 << FIELD_BITS) - 1) & ~getFieldBit('description');

/** If several fields contain a word, each field other than the one with the highest weight adds this share of its weight. */
const OTHER_FIELDS_SHARE = 0.2;

/** The weight of a word, indexed by the set of the fields that contain it. */
export const FIELD_WEIGHTS: Float64Array = Float64Array.from({ length: 1 << FIELD_BITS }, (_, fields) => {
  const weights = FIELDS.flatMap(({ weight }, bit) => (fields & (1 << bit) ? [weight] : []));
  const highest = Math.max(0, ...weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return highest + (total - highest) * OTHER_FIELDS_SHARE;
});

export const listTexts = (document: SearchDocument): Record<FieldName, readonly string[]> => ({
  brand: [document.brand],
  name: [document.name],
  keywords: document.keywords,
  category: [document.category],
  parent_categories: document.parent_categories,
  attributes: document.attributes,
  tags: document.tags,
  ingredients: splitIngredients(document.ingredients),
  description: [document.description],
});

/** Each product is rated as if it had PRIOR_REVIEWS more reviews of PRIOR_RATING stars, so that a single review of 5 stars does not win. */
const PRIOR_REVIEWS = 8;
const PRIOR_RATING = 4.2;
/**
 * In stars: SALES_BONUS for each tenfold of pieces sold, REVIEWS_BONUS for each tenfold of reviews, and BEST_SELLER_BONUS for the tag of best sellers.
 * A shop that has just opened, or has been moved to this software without its orders, has sold no pieces: there the reviews and the tag show what sells.
 */
const SALES_BONUS = 0.3;
const REVIEWS_BONUS = 0.2;
const BEST_SELLER_BONUS = 0.3;

/** More than the popularity of any product. */
const IN_STOCK_BONUS = 1_000_000;

/**
 * The mean rating with the prior reviews, plus the bonuses, in thousandths of a star; IN_STOCK_BONUS more if the product is in stock. An integer, so
 * that products with the same sales, reviews and tags are exactly equal.
 */
export const computePopularity = ({ rating, review_count, sold_count, tags, in_stock }: SearchDocument): number =>
  (in_stock ? IN_STOCK_BONUS : 0) +
  Math.round(
    1_000 *
      ((rating * review_count + PRIOR_RATING * PRIOR_REVIEWS) / (review_count + PRIOR_REVIEWS) +
        SALES_BONUS * Math.log10(1 + sold_count) +
        REVIEWS_BONUS * Math.log10(1 + review_count) +
        (tags.includes('BEST SELLER') ? BEST_SELLER_BONUS : 0)),
  );
