/** Changes of stock with their reasons, and bulk changes of products, which can be undone. */
import { z } from 'zod';
import { formatFieldCode } from '../../fields/field-code.ts';
import { time } from '../../fields/list.ts';
import { boundedNumber, idField, lineText, machineText, optionalId, page, timeInput } from '../../fields/text.ts';
import { STAFF_TEXT_MAX } from '../limits.ts';
import { createDataListSchema, perPage } from '../lists.ts';
import { BULK_LIST_FIELDS, type BulkListField, PRODUCT_CHANGE_KINDS } from './bulk-fields.ts';
import { PRODUCT_FIELDS } from './fields.ts';
import { finding } from './products.ts';
import { PRICE_STEPS_RWF, PRODUCT_LIMITS, PRODUCT_STATES, STAFF_STOCK_REASONS, STOCK_REASONS } from './terms.ts';

// ── stock ──

const pieces = boundedNumber(0, PRODUCT_LIMITS.pieces, 'pieces_invalid');
const addedPieces = boundedNumber(-PRODUCT_LIMITS.pieces, PRODUCT_LIMITS.pieces, 'pieces_invalid');
const reason = z.enum(STAFF_STOCK_REASONS, formatFieldCode('stock_reason_needed'));
const note = lineText(STAFF_TEXT_MAX.stock_note).default('');

/**
 * Changes the stock of the product, or of one of its options or sizes. `add`: pieces to add, or to take away if below 0. `set`: the new
 * number of pieces on hand; null for made to order. `seen`, with `set`: the number that the editor saw; the server refuses the change if it
 * is another one by now.
 */
export const changeStockBody = z
  .object({
    option_id: optionalId,
    size_id: optionalId,
    add: addedPieces.optional(),
    set: pieces.nullable().optional(),
    seen: pieces.nullable().optional(),
    reason,
    note,
  })
  .refine(({ add, set, seen }) => (add === undefined) !== (set === undefined) && (set === undefined || seen !== undefined), {
    message: formatFieldCode('stock_change_unclear'),
    path: ['set'],
  });
export type ChangeStock = z.output<typeof changeStockBody>;

const stockChange = z.object({
  stock_change_id: z.string(),
  option_id: z.string().nullable(),
  size_id: z.string().nullable(),
  /** The name of the option or size; '' for the product itself, and for an option or size that is deleted. */
  choice: z.string(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  reason: z.enum(STOCK_REASONS),
  note: z.string(),
  /** Null: the shop itself. */
  staff: z.string().nullable(),
  created_at: time,
});
export type StockChange = z.infer<typeof stockChange>;
export const stockChanges = createDataListSchema(stockChange);
export const stockChangesQuery = z.object({ page, perPage });

// ── bulk changes ──

const step = z
  .literal(PRICE_STEPS_RWF, formatFieldCode('choice_unknown'))
  .default(1)
  .describe('A percentage is rounded to a multiple of this, in francs.');
const nullableTime = timeInput('time_invalid', { offset: true }).nullable();
/** Francs or percent. */
const amount = boundedNumber(-PRODUCT_LIMITS.price_rwf, PRODUCT_LIMITS.price_rwf, 'number_needed');
/** Adds values to a list, and takes values from it. */
function listChange<Key extends BulkListField>(key: Key, values: (typeof PRODUCT_FIELDS)[Key]['values']) {
  const list = z.array(z.enum(values, formatFieldCode('choice_unknown'))).max(values.length, formatFieldCode('choice_unknown'));
  return z.object({ kind: z.literal(key), add: list.default([]), remove: list.default([]) });
}

const confirmation = z.object({ product_id: idField('id_invalid'), keys: z.array(machineText(40)).max(PRODUCT_LIMITS.findings) });

export const productChange = z.discriminatedUnion(
  'kind',
  [
    /** `percent` and `add` change each product's own price, up or down. */
    z.object({ kind: z.literal('price'), mode: z.enum(['set', 'percent', 'add']), value: amount, step }),
    /** `percent`: off the base price. `none` ends discounts. */
    z.object({
      kind: z.literal('discount'),
      mode: z.enum(['set', 'percent', 'none']),
      value: amount.default(0),
      step,
      starts_at: nullableTime.default(null),
      ends_at: nullableTime.default(null),
    }),
    ...BULK_LIST_FIELDS.map((key) => listChange(key, PRODUCT_FIELDS[key].values)),
    /** `reviewed` confirms what the check of ingredients and claims finds, product by product: the keys of the findings. */
    z.object({
      kind: z.literal('status'),
      status: z.enum(PRODUCT_STATES, formatFieldCode('choice_unknown')),
      publish_at: nullableTime.default(null),
      reviewed: z.array(confirmation).max(PRODUCT_LIMITS.confirmed_per_change).default([]),
    }),
    /** Changes each option or size whose pieces are counted; the product itself if it has no such option or size. */
    z.object({ kind: z.literal('stock'), mode: z.enum(['set', 'add']), value: addedPieces, reason, note }),
  ],
  formatFieldCode('choice_unknown'),
);
export type ProductChange = z.output<typeof productChange>;

export const changeProductsBody = z.object({
  product_ids: z
    .array(idField('id_invalid'))
    .min(1, formatFieldCode('products_needed', PRODUCT_LIMITS.products_per_change))
    .max(PRODUCT_LIMITS.products_per_change, formatFieldCode('products_needed', PRODUCT_LIMITS.products_per_change))
    .transform((ids) => [...new Set(ids)]),
  change: productChange,
});
export type ChangeProducts = z.output<typeof changeProductsBody>;

/** `findings`: what bars the product, or what a staff member must confirm. */
const skippedProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  code: z.string(),
  message: z.string(),
  findings: z.array(finding),
});
export type SkippedProduct = z.infer<typeof skippedProduct>;
/** `skipped`: the products that stay as they are, and why. `product_change_id` is null where nothing was changed. */
export const productChangeResult = z.object({
  data: z.object({ product_change_id: z.string().nullable(), changed: z.int(), skipped: z.array(skippedProduct) }),
});
export type ProductChangeResult = z.infer<typeof productChangeResult>['data'];

/** The products that a change would leave as they are, checked before the change is made. */
export const productChangeCheck = z.object({ data: z.object({ skipped: z.array(skippedProduct) }) });
export type ProductChangeCheck = z.infer<typeof productChangeCheck>['data'];

const listedChange = z.object({
  product_change_id: z.string(),
  kind: z.enum(PRODUCT_CHANGE_KINDS),
  products: z.int(),
  staff: z.string(),
  created_at: time,
  undone_at: time.nullable(),
});
export type ListedProductChange = z.infer<typeof listedChange>;
export const productChanges = createDataListSchema(listedChange);
export const productChangesQuery = z.object({ page, perPage });
