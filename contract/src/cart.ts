import { z } from 'zod';
import { LINE_QUANTITY_MAX } from './constants.ts';
import type { ClientInput } from './fields/client-input.ts';
import { formatFieldCode } from './fields/field-code.ts';
import { rwf } from './fields/list.ts';
import { id, optionalId, untrustedUserId, wholeNumber } from './fields/text.ts';

export const cartItem = z.object({
  cart_item_id: z.string(),
  product_id: z.string(),
  quantity: z.int(),
  option_id: z.string().nullable(),
  size_id: z.string().nullable(),
  option: z.object({ name: z.string(), image: z.string() }).nullable(),
  size: z.object({ name: z.string() }).nullable(),
  product: z.object({
    product_id: z.string(),
    name: z.string(),
    brand: z.string(),
    description: z.string(),
    /** Francs for one piece, option and size included. */
    price: rwf,
    /** Francs before the discount, option and size included; equal to `price` without a discount. */
    price_before: rwf,
    imageUrl: z.string(),
    /** Grams of one piece. */
    weight: z.int(),
  }),
  line_total: rwf,
  /** Pieces in stock; null: made to order. */
  available: z.int().nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  status: z.literal('success'),
  cart_items: z.array(cartItem),
  subtotal: rwf,
  /** Grams. */
  total_weight: z.int(),
  /** Sentences that say what has changed since the shopper last looked. */
  changes: z.array(z.string()),
});
export type Cart = z.infer<typeof cart>;

const quantity = wholeNumber(1, LINE_QUANTITY_MAX, formatFieldCode('quantity_invalid', LINE_QUANTITY_MAX));

export const addToCartBody = z.object({
  user_id: untrustedUserId,
  product_id: id,
  quantity: quantity.default(1),
  option_id: optionalId,
  size_id: optionalId,
});
export type CartAdd = ClientInput<typeof addToCartBody>;

export const updateCartItemBody = z.object({ user_id: untrustedUserId, cart_item_id: id, quantity });
export const removeCartItemBody = z.object({ user_id: untrustedUserId, cart_item_id: id });
