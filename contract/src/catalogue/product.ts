import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../constants.ts';
import type { ClientInput } from '../fields/client-input.ts';
import { createListSchema, rwf, time, untranslated } from '../fields/list.ts';
import { knownText, resultCount } from '../fields/text.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type CardAttribute,
  type ListAttribute,
  mapAttributes,
  PRODUCT_ATTRIBUTES,
} from '../product-attributes.ts';
import { review, reviewFacets } from '../review.ts';
import { cleanLine } from '../rules/clean-text.ts';
import { FILTER_SORTS, FILTER_VALUE_LENGTH_MAX, FILTER_VALUES_MAX, SEARCH_LENGTH_MAX, SORTS } from './filters.ts';

type AttributeSchemas = { [Key in Attribute]: Key extends ListAttribute ? z.ZodArray<z.ZodString> : z.ZodString };
const ATTRIBUTE_SCHEMAS = mapAttributes((key) => (PRODUCT_ATTRIBUTES[key].isList ? z.array(z.string()) : z.string())) as AttributeSchemas;
const CARD_SCHEMAS = Object.fromEntries(
  ATTRIBUTES.filter((key) => PRODUCT_ATTRIBUTES[key].isOnCard).map((key) => [key, ATTRIBUTE_SCHEMAS[key]]),
) as Pick<AttributeSchemas, CardAttribute>;

/** The fields that a product card shows. `discounted_price` is 0 where there is no discount. `brand` may hold sanitised markup. */
export const lightProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  /** A tiny preview of `image` (thumbhash, base64); '' if the picture has none. */
  image_thumbhash: z.string(),
  base_price: rwf,
  discounted_price: rwf,
  ...CARD_SCHEMAS,
  product_rating: z.number(),
  review_count: z.int(),
  created_at: time,
  category: z.object({ category_id: z.string(), name: z.string() }),
  in_stock: z.boolean(),
  /** What the cheapest option and size in stock add to both prices, or the cheapest of all if none is in stock; negative where they cost less. */
  lowest_additional_price: rwf,
  /** Whether options or sizes make prices differ, so that a card shows the lowest price with 'from'. */
  has_several_prices: z.boolean(),
  /** Whether the shopper chooses among several options or sizes. */
  has_choices: z.boolean(),
});
export type LightProduct = z.infer<typeof lightProduct>;

export const option = z.object({
  option_id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  /** The colour of a shade, #rrggbb; '' for other options. */
  swatch: z.string(),
  additional_price: rwf,
  in_stock: z.boolean(),
  untranslated,
});
export type Option = z.infer<typeof option>;

export const size = z.object({ size_id: z.string(), name: z.string(), additional_price: rwf, in_stock: z.boolean(), untranslated });
export type Size = z.infer<typeof size>;

/** `label`: in English, because pages find texts by it. `shown_label`: in the language of the reply, where that is another one. */
const labelledText = z.object({ label: z.string(), value: z.string(), shown_label: z.string().optional() });

export const fullProduct = lightProduct.extend({
  /** Sanitised HTML. */
  description: z.string(),
  keywords: z.array(z.string()),
  other_images: z.array(z.string()),
  description_images: z.array(z.string()),
  options: z.array(option),
  sizes: z.array(size),
  /** Labels 'Why We Love It', 'Featured Ingredients', 'How to Use'; values are sanitised HTML. */
  product_info: z.array(labelledText),
  specific_info: z.array(labelledText),
  ingredients: z.string(),
  ...ATTRIBUTE_SCHEMAS,
  /** Grams, with packaging. */
  weight: z.int(),
  status: z.string(),
  /** How many reviews of each rating, keys '1' to '5'. */
  rating_distribution: z.record(z.string(), z.int()),
  /** The first page of reviews, newest first. */
  reviews: z.array(review),
  review_facets: reviewFacets,
  related_products: z.array(lightProduct),
  /** By picture key, the thumbhash of each picture in `other_images`, `description_images` and `options` that has one. */
  thumbhashes: z.record(z.string(), z.string()),
  /** By picture key, the alternative text of each picture for which the product's name says too little. */
  picture_alts: z.record(z.string(), z.string()),
  untranslated,
  /** The path of the picture that messengers show with a link to the product; '' for a product that is not published. */
  share_picture: z.string(),
  /** When the discount ends; null if there is none, or if it has no end. */
  discount_ends_at: time.nullable(),
  /** What delivering one piece alone costs now; null if the shop delivers no such weight. */
  shipping_fee: rwf.nullable(),
});
export type FullProduct = z.infer<typeof fullProduct>;

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export type Facet = z.infer<typeof facet>;

/** For each value, how many products match it under the other filters. `price`: the lowest and highest price of these products, or 0 without products. */
export const facets = z.object({
  category_id: facet,
  ...mapAttributes(() => facet),
  keywords: facet,
  brand: facet,
  ingredients: facet,
  /** Ingredients that products are free from. */
  without: facet,
  price: z.object({ min: rwf, max: rwf }),
});
export type Facets = z.infer<typeof facets>;

/**
 * `page` is the requested page, or the first page if the request names no page or an invalid one. `page_count` is at least 1. A page past
 * the end has no results, the real `count` and `page_count`, and a `previous` that leads to the last page.
 */
export const productPage = createListSchema(lightProduct).extend({ page: z.int(), page_count: z.int() });
export type ProductPage = z.infer<typeof productPage>;
/**
 * `corrected_term` is the probable spelling of a mistyped `search`, else null. `ignored_terms` are words of the search that no product
 * has.
 */
export const filteredPage = productPage.extend({ facets, corrected_term: z.string().nullable(), ignored_terms: z.array(z.string()) });

/** One value or a list, from a form or JSON; an empty text is no filter. */
const filterValue = z.string().overwrite(cleanLine).max(FILTER_VALUE_LENGTH_MAX);
const oneOrMany = z
  .union([filterValue, z.array(filterValue).max(FILTER_VALUES_MAX), z.null()])
  .optional()
  .transform((value) => [value ?? []].flat().filter((text) => text !== ''));

/** An unknown sort counts as the default: newest first. */
export const sortBy = z.enum(SORTS).default('created_at').catch('created_at');
/** The field `pagination` of requests: how many results a page has. */
export const pagination = (defaultSize: number) => resultCount({ fallback: defaultSize, max: PAGE_SIZE_MAX });

/** Francs. An empty field of a form or an invalid amount sets no bound; reversed bounds match no product. */
const priceBound = z
  .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), z.coerce.number().min(0)])
  .optional()
  .catch(undefined);

const listQuery = z.object({
  /** The number of products on a page. */
  pagination: pagination(PAGE_SIZE.list),
  sortBy,
  search: z.string().overwrite(cleanLine).max(SEARCH_LENGTH_MAX).nullish(),
  /** Ignored: lists hold only published products. */
  status: knownText(100).nullish(),
  /** Ignored. */
  scope: knownText(100).nullish(),
});

/** The most ids in one request for products. */
export const PRODUCT_IDS_MAX = 100;

export const productQuery = listQuery.extend({
  /** Lists only the published products with these ids, in the order of the ids, on one page. An empty field of a form is no filter. */
  product_ids: z
    .union([knownText(100), z.array(knownText(100)).max(PRODUCT_IDS_MAX), z.null()], `At most ${PRODUCT_IDS_MAX} products`)
    .optional(),
});

export const filterQuery = listQuery.extend({
  sortBy: z.enum(FILTER_SORTS).default('created_at').catch('created_at'),
  ...mapAttributes(() => oneOrMany),
  keywords: oneOrMany,
  brand: oneOrMany,
  category_id: oneOrMany,
  ingredients: oneOrMany,
  without: oneOrMany,
  min_price: priceBound,
  max_price: priceBound,
});
export type FilterQuery = ClientInput<typeof filterQuery>;
