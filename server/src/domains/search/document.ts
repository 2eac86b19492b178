/** What search knows of a product, and what each part of it weighs. */

/** Texts as people read them; `description` may hold markup. */
export type SearchDocument = {
  product_id: string;
  name: string;
  brand: string;
  keywords: readonly string[];
  tags: readonly string[];
  category: string;
  /** Names of the categories above its own. */
  groups: readonly string[];
  /** Features, skin concerns, skin types, formulation, volume. */
  attributes: readonly string[];
  /** Comma-separated INCI names. */
  ingredients: string;
  description: string;
  in_stock: boolean;
  /** Of all reviews, 0 to 5. */
  rating: number;
  review_count: number;
  created_ms: number;
};

/** Brand and name as the specification has them; the rest, which it leaves open, below these. The place is the bit of a posting. */
export const FIELDS = [
  { name: 'brand', weight: 15 },
  { name: 'name', weight: 12 },
  { name: 'keywords', weight: 9 },
  { name: 'category', weight: 10 },
  { name: 'groups', weight: 5 },
  { name: 'attributes', weight: 6 },
  { name: 'tags', weight: 6 },
  { name: 'ingredients', weight: 4 },
  { name: 'description', weight: 2 },
] as const;
export type FieldName = (typeof FIELDS)[number]['name'];

export const FIELD_BITS = FIELDS.length;
export const fieldBit = (name: FieldName): number => 1 << FIELDS.findIndex((field) => field.name === name);
/** What a product is called: these words count when a name is matched whole. */
export const CALLED = fieldBit('brand') | fieldBit('name');
/** A description tells stories: a word of it is no sign of what somebody mistyped. */
export const TELLING = ((1 << FIELD_BITS) - 1) & ~fieldBit('description');

/** Being in more places than the best one counts a fifth. */
const OTHER_PLACES = 0.2;

/** For each set of fields, what a word found in all of them weighs. */
export const FIELD_WEIGHTS: Float64Array = Float64Array.from({ length: 1 << FIELD_BITS }, (_, mask) => {
  const weights = FIELDS.flatMap(({ weight }, bit) => (mask & (1 << bit) ? [weight] : []));
  const best = Math.max(0, ...weights);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return best + (all - best) * OTHER_PLACES;
});

export const textsOf = (document: SearchDocument): Record<FieldName, readonly string[]> => ({
  brand: [document.brand],
  name: [document.name],
  keywords: document.keywords,
  category: [document.category],
  groups: document.groups,
  attributes: document.attributes,
  tags: document.tags,
  ingredients: document.ingredients.split(','),
  description: [document.description],
});

/** What decides among equally good matches. */
export type Ties = { product_id: string; in_stock: boolean; fair_rating: number; created_ms: number };

/** As if each product had this many more reviews of an ordinary rating: one review of 5 is no proof. */
const PRIOR_REVIEWS = 8;
const PRIOR_RATING = 4.2;

export const tiesOf = ({ product_id, in_stock, rating, review_count, created_ms }: SearchDocument): Ties => ({
  ...{ product_id, in_stock, created_ms },
  fair_rating: (rating * review_count + PRIOR_RATING * PRIOR_REVIEWS) / (review_count + PRIOR_REVIEWS),
});

/** What is there, then the better rated, then the newer. Total, so that pages never repeat a product. */
export const compareTies = (left: Ties, right: Ties): number =>
  Number(right.in_stock) - Number(left.in_stock) ||
  right.fair_rating - left.fair_rating ||
  right.created_ms - left.created_ms ||
  (left.product_id < right.product_id ? -1 : left.product_id > right.product_id ? 1 : 0);
