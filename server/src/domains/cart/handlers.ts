import type { cartEndpoints } from '@uruhu/contract/endpoints/cart';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { addItem } from './add-item.ts';
import type { ChangedCart } from './changed-cart.ts';
import { readCart } from './read-cart.ts';
import { removeItem } from './remove-item.ts';
import { updateItem } from './update-item.ts';

const createCartReply =
  (message: string) =>
  ({ item, cart }: ChangedCart) => ({ status: 'success' as const, message, data: item, cart });

export const createCartHandlers = ({ db }: AppContext): Handlers<typeof cartEndpoints> => ({
  cart: async ({ shopper, language, messages }) => done(await readCart(db, shopper.user_id, { language, messages: messages.cart })),
  addToCart: async ({ shopper, body, language, messages }) =>
    mapOutcome(
      await addItem(db, shopper.user_id, body, { language, messages: messages.cart }),
      createCartReply(messages.successes.cartAdded),
    ),
  updateCartItem: async ({ shopper, body, language, messages }) =>
    mapOutcome(
      await updateItem(db, shopper.user_id, body, { language, messages: messages.cart }),
      createCartReply(messages.successes.cartUpdated),
    ),
  removeCartItem: async ({ shopper, body, language, messages }) =>
    mapOutcome(
      await removeItem(db, shopper.user_id, body.cart_item_id, { language, messages: messages.cart }),
      createCartReply(messages.successes.cartRemoved),
    ),
});
