/** Search and suggestions. */
import { z } from 'zod';
import { rwf } from '../fields/list.ts';
import { knownText, resultCount } from '../fields/text.ts';
import { cleanLine } from '../rules/clean-text.ts';
import { SEARCH_LENGTH_MAX } from './filters.ts';
import { lightProduct } from './product.ts';

/** The most results of one search, and the most suggestions (specification, limits). */
export const SEARCH_RESULTS_MAX = 1_000;
export const SUGGESTIONS_MAX = 10;

/** The fields to which a search can be restricted; with none or all of these, it searches every field. */
export const SEARCH_FIELDS = ['name', 'brand', 'description', 'keywords', 'tags'] as const;

export const searchQuery = z.object({
  /** The search reads only the beginning of a long text. */
  search: z.string().overwrite(cleanLine).max(SEARCH_LENGTH_MAX).nullish(),
  max_results: resultCount({ fallback: SEARCH_RESULTS_MAX, max: SEARCH_RESULTS_MAX }),
  /** Unknown names are ignored. */
  fields: z
    .union([knownText(200), z.array(knownText(200)).max(50), z.null()])
    .optional()
    .transform((value) => SEARCH_FIELDS.filter((field) => [value ?? []].flat().includes(field))),
});

export const searchReply = z.object({
  results: z.array(lightProduct),
  /** Other texts that have results. */
  suggestions: z.array(z.string()).max(SUGGESTIONS_MAX),
  /** The number of all matches, under both names that clients read. */
  total_results: z.int(),
  totalResults: z.int(),
  search_term: z.string(),
  /** The probable spelling of a mistyped text; missing where nothing seems mistyped. */
  corrected_term: z.string().optional(),
  /** Words of the text that no product has; missing where there are none. */
  ignored_terms: z.array(z.string()).optional(),
});

/**
 * `text` is both shown and searched for. `brand` and a brand's `text` may hold sanitised markup. `corrected`: whether `text` is the probable
 * spelling of what the shopper has typed.
 */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('query'), text: z.string(), corrected: z.boolean() }),
  z.object({ kind: z.literal('brand'), text: z.string(), brand_id: z.string(), product_count: z.int() }),
  z.object({
    kind: z.literal('category'),
    text: z.string(),
    category_id: z.string(),
    /** The name of the category above this one; '' for a top category. */
    within: z.string(),
    product_count: z.int(),
  }),
  z.object({
    kind: z.literal('product'),
    text: z.string(),
    product_id: z.string(),
    brand: z.string(),
    image: z.string(),
    base_price: rwf,
    discounted_price: rwf,
    has_several_prices: z.boolean(),
    in_stock: z.boolean(),
  }),
]);
export type Suggestion = z.infer<typeof suggestion>;

/** In the order in which they are shown. */
export const suggestReply = z.object({ suggestions: z.array(suggestion).max(SUGGESTIONS_MAX) });
export type SuggestReply = z.infer<typeof suggestReply>;
