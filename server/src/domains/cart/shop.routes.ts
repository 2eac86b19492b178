import { cart, cartAdd, cartItem, cartRemove, cartUpdate } from '@uruhu/contract/cart';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { addItem } from './add-item.ts';
import { readCart } from './read-cart.ts';
import { removeItem } from './remove-item.ts';
import { updateItem } from './update-item.ts';

const tags = ['cart'];
const own = { access: 'person' } as const;
const changed = { 200: z.object({ status: z.literal('success'), message: z.string(), data: cartItem }) };
const said = (message: string) => (data: z.infer<typeof cartItem>) => ({ status: 'success' as const, message, data });

export const cartRoutes: Routes = (app, { db }) => {
  app.post(
    '/api/orders/carts/get',
    {
      config: own,
      schema: {
        tags,
        summary: 'The cart at the prices of now, and what has changed',
        body: z.object({ user_id: claimedUserId }),
        response: { 200: cart },
      },
    },
    async (request) => readCart(db, personOf(request).user_id),
  );
  app.post(
    '/api/orders/carts/add',
    { config: own, schema: { tags, summary: 'Put pieces into the cart', body: cartAdd, response: changed } },
    async (request, reply) => answer(reply, await addItem(db, personOf(request).user_id, request.body), said(MESSAGE.cartAdded)),
  );
  app.post(
    '/api/orders/carts/update',
    { config: own, schema: { tags, summary: 'Set how many pieces a line has', body: cartUpdate, response: changed } },
    async (request, reply) => answer(reply, await updateItem(db, personOf(request).user_id, request.body), said(MESSAGE.cartUpdated)),
  );
  app.post(
    '/api/orders/carts/remove',
    { config: own, schema: { tags, summary: 'Take a line out', body: cartRemove, response: changed } },
    async (request, reply) =>
      answer(reply, await removeItem(db, personOf(request).user_id, request.body.cart_item_id), said(MESSAGE.cartRemoved)),
  );
};
