/** What people type to find a product, and what they are offered while they type. */
import { z } from 'zod';
import { rwf } from './list.ts';
import { lightProduct } from './product.ts';

/** Most results of one search, and most suggestions (specification, limits). */
export const SEARCH_RESULTS_MAX = 1_000;
export const SUGGESTIONS_MAX = 10;

/** What a search may be held to; without any of them it looks everywhere. */
export const SEARCH_FIELDS = ['name', 'brand', 'description', 'keywords', 'tags'] as const;

export const searchQuery = z.object({
  /** Of what is longer than a search needs, the beginning is read. */
  search: z.string().max(10_000).nullish(),
  max_results: z.coerce
    .number()
    .int()
    .min(1)
    .catch(SEARCH_RESULTS_MAX)
    .transform((value) => Math.min(value, SEARCH_RESULTS_MAX)),
  /** Names that are no field of search are left out. */
  fields: z
    .union([z.string().max(200), z.array(z.string().max(200)).max(50), z.null()])
    .optional()
    .transform((value) => SEARCH_FIELDS.filter((field) => [value ?? []].flat().includes(field))),
});
export type SearchQuery = Partial<z.input<typeof searchQuery>>;

export const searchAnswer = z.object({
  results: z.array(lightProduct),
  /** Other texts that find something. */
  suggestions: z.array(z.string()).max(SUGGESTIONS_MAX),
  /** Of all matches; twice, as clients read either name. */
  total_results: z.int(),
  totalResults: z.int(),
  search_term: z.string(),
  /** What was probably meant; not there where nothing seems mistyped. */
  corrected_term: z.string().optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** `text` is what is shown and looked for. `brand` and a brand's `text` may hold cleaned markup. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('query'), text: z.string(), corrected: z.boolean() }),
  z.object({ kind: z.literal('brand'), text: z.string(), brand_id: z.string(), product_count: z.int() }),
  z.object({
    kind: z.literal('category'),
    text: z.string(),
    category_id: z.string(),
    /** The category above it; empty for a parent category. */
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
    in_stock: z.boolean(),
  }),
]);
export type Suggestion = z.infer<typeof suggestion>;

/** In the order in which they are shown. */
export const suggestAnswer = z.object({ suggestions: z.array(suggestion).max(SUGGESTIONS_MAX) });
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
