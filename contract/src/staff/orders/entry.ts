/** An order that staff type in for a customer on WhatsApp or the phone. */
import { z } from 'zod';
import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '../../constants.ts';
import { formatFieldCode } from '../../fields/field-code.ts';
import { rwf } from '../../fields/list.ts';
import { id, identifierText, lineText, optionalId, wholeNumber } from '../../fields/text.ts';
import { claimForm } from '../../forms.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../languages.ts';
import { hasVisibleText } from '../../rules/clean-text.ts';
import { ORDER_STATUSES } from '../../rules/transitions.ts';
import { orderContact } from './details.ts';

/** `available_pieces`: those that no order has reserved; null: made to order. */
const optionOrSize = z.object({ id: z.string(), name: z.string(), additional_price: rwf, available_pieces: z.int().nullable() });
const sellableProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  /** The present price of one piece, without option and size. */
  price: rwf,
  available_pieces: z.int().nullable(),
  options: z.array(optionOrSize),
  sizes: z.array(optionOrSize),
});
export type SellableProduct = z.infer<typeof sellableProduct>;
export const entryProductQuery = z.object({ q: lineText(100) });
export const sellableProducts = z.object({ data: z.array(sellableProduct) });

const line = z.object({
  product_id: id,
  option_id: optionalId,
  size_id: optionalId,
  quantity: wholeNumber(1, LINE_QUANTITY_MAX, formatFieldCode('quantity_invalid', LINE_QUANTITY_MAX)),
});
const lines = z.array(line).min(1, 'lines_needed').max(CART_LINES_MAX, 'lines_needed');

/** A coupon belongs to an account, or its uses are counted by account, so an order without an account cannot use a coupon. */
const hasAccountForCoupon = ({ customer_id, coupon_code }: { customer_id?: string | undefined; coupon_code: string }): boolean =>
  coupon_code === '' || customer_id !== undefined;
const accountNeeded = { error: 'coupon_needs_account', path: ['coupon_code'] };
const couponCode = identifierText(60).default('');

export const quoteEntryBody = z
  .object({ lines, customer_id: optionalId, coupon_code: couponCode })
  .refine(hasAccountForCoupon, accountNeeded);
export type OrderQuoteRequest = z.output<typeof quoteEntryBody>;
/** What the order would cost now. Nothing is reserved. */
export const entryQuote = z.object({
  data: z.object({
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), unit_price: rwf })),
    subtotal: rwf,
    shipping_fees: rwf,
    coupon_discount_amount: rwf,
    total: rwf,
  }),
});
export type OrderQuote = z.infer<typeof entryQuote>['data'];

const name = lineText(100, 'name_required');
const email = z.union([z.literal(''), identifierText(200, 'email_invalid').pipe(z.email('email_invalid'))], 'email_invalid');
/**
 * `customer_id`: the account to order for. If absent, the customer has no account, and `name` is required. `language`: in which a customer
 * without an account reads of her order; that of an account is its own.
 */
export const enterOrderBody = z
  .object({
    ...orderContact.shape,
    customer_id: optionalId,
    name: name.default(''),
    email: email.default(''),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    lines,
    coupon_code: couponCode,
    /** The total in francs that the staff member has named to the customer; the server refuses the order if the real total differs. */
    expected_total: wholeNumber(0, 1_000_000_000_000, formatFieldCode('expected_total_invalid')),
    /** Visible ASCII characters. The same key again returns the same order. */
    idempotency_key: z
      .string('idempotency_key_needed')
      .max(100, 'idempotency_key_needed')
      .regex(/^[\x21-\x7e]{8,100}$/, 'idempotency_key_needed'),
  })
  .refine((entry) => entry.customer_id !== undefined || hasVisibleText(entry.name), { error: 'name_required', path: ['name'] })
  .refine(hasAccountForCoupon, accountNeeded);
export type OrderEntryRequest = z.output<typeof enterOrderBody>;

/** What the customer says on the phone: from which number she paid, and the id in the message of her network. */
export const claimForCustomerBody = z.object({
  ...claimForm.shape,
  expected_status: z.enum(ORDER_STATUSES, formatFieldCode('status_needed')),
});
