/** Filters and sorts of product lists. */
import { ATTRIBUTES } from '../product-attributes.ts';

/**
 * The sort orders of product lists; '-' reverses one. `created_at`: newest first. `discounted_price`: what a shopper pays now, `price`: the base
 * price, both cheapest first. `best`: best sellers first, then the best rated. `new`: new arrivals first. `rating`: best rated first.
 */
export const SORTS = [
  'created_at',
  '-created_at',
  'name',
  '-name',
  'discounted_price',
  '-discounted_price',
  'price',
  '-price',
  'best',
  'new',
  'rating',
] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Filters of products, in the order of the panel. Values within one filter are combined by OR, filters by AND. Each value of `without`
 * (what a product is free from) counts as a separate filter: a shopper who chooses two gets products that contain neither.
 */
export const FILTERS = ['category_id', ...ATTRIBUTES, 'keywords', 'brand', 'ingredients', 'without'] as const;
export type Filter = (typeof FILTERS)[number];

/** The most values that a shopper chooses in one filter, and the most characters of a value: no value in a catalogue is longer. */
export const FILTER_VALUES_MAX = 50;
export const FILTER_VALUE_LENGTH_MAX = 100;

/** The most characters of a text to search for. The search reads only the first 200. */
export const SEARCH_LENGTH_MAX = 1_000;

/** The most keywords or ingredients in a facet: those that most products have, and those that the shopper has chosen. */
export const FACET_VALUES_MAX = 100;

/** `relevance`: best match first; without a `search`, newest first. An unknown sort counts as the default: newest first. */
export const FILTER_SORTS = [...SORTS, 'relevance'] as const;
export type FilterSort = (typeof FILTER_SORTS)[number];

/** The bounds of the price filter that exclude nothing, and the range of its slider; shoppers type amounts beyond the slider. */
export const PRICE_FILTER = { min_rwf: 0, max_rwf: 10_000_000 } as const;
export const PRICE_SLIDER = { min_rwf: 0, max_rwf: 100_000, step_rwf: 1_000 } as const;

/** The INCI names that the filter panel offers; shoppers find the hundreds of others by searching. */
export const KEY_INGREDIENTS = [
  'Niacinamide',
  'Sodium Hyaluronate',
  'Centella Asiatica Extract',
  'Snail Secretion Filtrate',
  'Ceramide NP',
  'Panthenol',
  'Salicylic Acid',
  'Adenosine',
  'Ascorbic Acid',
  'Retinol',
  'Sodium DNA',
  'Houttuynia Cordata Extract',
  'Propolis Extract',
  'Galactomyces Ferment Filtrate',
  'Oryza Sativa (Rice) Extract',
  'Panax Ginseng Root Extract',
  'Camellia Sinensis Leaf Extract',
  'Artemisia Princeps Leaf Extract',
  'Melaleuca Alternifolia (Tea Tree) Leaf Extract',
  'Aloe Barbadensis Leaf Extract',
  'Squalane',
  'Allantoin',
] as const;

/** The parameter in the URLs of lists that names a brand (specification). */
export const BRAND_PARAMETER = 'b';
