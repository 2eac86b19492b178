/** Moving many orders by one step, and reading many to print or to export. */
import { z } from 'zod';
import { formatFieldCode } from '../../fields/field-code.ts';
import { id } from '../../fields/text.ts';
import { keepMachineText } from '../../rules/clean-text.ts';
import { ORDER_STATUSES } from '../../rules/transitions.ts';
import { staffOrder } from '../../staff.ts';
import { jsonFilter } from '../lists.ts';
import { trackingUrl } from '../tracking-url.ts';
import { orderFilter } from './lists.ts';
import { CHOSEN_ORDERS_MAX } from './tabs.ts';

export const ORDER_STEPS = ['prepare', 'ship', 'arrive', 'out-for-delivery', 'deliver'] as const;

const chosenOrder = z.object({
  order_id: id,
  /** The status that the staff member saw; if the order has another one, it is not moved. */
  expected_status: z.enum(ORDER_STATUSES, formatFieldCode('status_needed')),
  /** Only for the step `ship`. */
  tracking_url: trackingUrl.nullish(),
});
export type ChosenOrder = z.output<typeof chosenOrder>;
export const moveOrdersBody = z.object({
  step: z.enum(ORDER_STEPS, formatFieldCode('choice_unknown')),
  orders: z
    .array(chosenOrder)
    .min(1, formatFieldCode('orders_needed', CHOSEN_ORDERS_MAX))
    .max(CHOSEN_ORDERS_MAX, formatFieldCode('orders_needed', CHOSEN_ORDERS_MAX)),
});
export type MoveOrdersRequest = z.output<typeof moveOrdersBody>;

/** `moved` false: `code` and `message` say why, and the order is unchanged. `status`: as it is afterwards; null for an unknown order. */
const moveResult = z.object({
  order_id: z.string(),
  moved: z.boolean(),
  status: z.enum(ORDER_STATUSES).nullable(),
  code: z.string(),
  message: z.string(),
});
export type MoveResult = z.infer<typeof moveResult>;
export const moveResults = z.object({ data: z.array(moveResult) });

/** A UUID and a comma. */
const LISTED_ID_LENGTH = 37;
/** Ids with commas between them, for a URL that can be reloaded. */
export const printableOrdersQuery = z.object({
  ids: z
    .string(formatFieldCode('id_invalid'))
    .overwrite(keepMachineText)
    .max(CHOSEN_ORDERS_MAX * LISTED_ID_LENGTH)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))]),
});
/** The words of a printed invoice, in the language of its order. */
const invoiceWords = z.object({
  title: z.string(),
  to: z.string(),
  from: z.string(),
  order: z.string(),
  placed: z.string(),
  payment: z.string(),
  payment_status: z.string(),
  pieces: z.string(),
  product: z.string(),
  price: z.string(),
  sum: z.string(),
  subtotal: z.string(),
  coupon: z.string(),
  shipping: z.string(),
  free_shipping: z.string(),
  total: z.string(),
  tin: z.string(),
  receipt: z.string(),
  date: z.string(),
  not_tax: z.string(),
});
export type InvoiceWords = z.infer<typeof invoiceWords>;

/**
 * `has_free_gift`: as in `adminOrder`. `invoice_address`: the customer's address in the language of the order. `shop`: the sender, as packing
 * slips and invoices name it.
 */
export const printableOrders = z.object({
  data: z.array(staffOrder.extend({ has_free_gift: z.boolean(), invoice_words: invoiceWords, invoice_address: z.string() })),
  shop: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
});
export type PrintableOrders = z.infer<typeof printableOrders>;

export const orderExportQuery = z.object({ filter: jsonFilter(orderFilter) });
