/** Calls of the wishlist, for tests. */
import type { App } from '../../src/context.ts';
import { type Answer, call } from './call.ts';

type Who = { token: string };

export const addWish = (app: App, { token }: Who, product_id: unknown): Promise<Answer> =>
  call(app, '/api/products/wishlist/add', { product_id }, { token });
export const removeWish = (app: App, { token }: Who, wishlist_id: unknown): Promise<Answer> =>
  call(app, '/api/products/wishlist/delete', { wishlist_id }, { token });
export const readWishes = async (app: App, { token }: Who, body: Record<string, unknown> = {}) =>
  (await call(app, '/api/products/wishlist', body, { token })).body;
