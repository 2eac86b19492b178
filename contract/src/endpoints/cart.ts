import { z } from 'zod';
import { addToCartBody, cart, cartItem, removeCartItemBody, updateCartItemBody } from '../cart.ts';
import { untrustedUserId } from '../fields/text.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply } from './replies.ts';

const tag = 'cart';

/** The reply to a change: the changed or removed line, and the whole cart after it, so that no second call is needed. */
const cartReply = dataReply(cartItem).extend({ cart });

export const cartEndpoints = {
  cart: defineEndpoint(SHOP_PATHS.cart, {
    tag,
    summary: 'The cart at current prices, and what has changed',
    access: 'shopper',
    cost: { cpu: 3, database: 5 },
    body: z.object({ user_id: untrustedUserId }),
    reply: cart,
    refusals: [],
  }),
  addToCart: defineEndpoint(SHOP_PATHS.addToCart, {
    tag,
    summary: 'Add pieces of a product to the cart',
    access: 'shopper',
    cost: { cpu: 3, database: 12 },
    body: addToCartBody,
    reply: cartReply,
    refusals: ['product_not_found', 'option_not_found', 'size_not_found', 'sold_out', 'only_some_left', 'item_quantity_limit', 'cart_full'],
  }),
  updateCartItem: defineEndpoint(SHOP_PATHS.updateCartItem, {
    tag,
    summary: 'Set the quantity of a line',
    access: 'shopper',
    cost: { cpu: 3, database: 10 },
    body: updateCartItemBody,
    reply: cartReply,
    refusals: [
      'cart_item_not_found',
      'product_not_found',
      'option_not_found',
      'size_not_found',
      'sold_out',
      'only_some_left',
      'item_quantity_limit',
    ],
  }),
  removeCartItem: defineEndpoint(SHOP_PATHS.removeCartItem, {
    tag,
    summary: 'Remove a line',
    access: 'shopper',
    cost: { cpu: 3, database: 8 },
    body: removeCartItemBody,
    reply: cartReply,
    refusals: ['cart_item_not_found'],
  }),
};
