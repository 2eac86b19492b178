/** Calls of the cart, for tests. */
import type { App } from '../../src/context.ts';
import { type Answer, call } from './call.ts';

type Caller = { token: string };

export const addToCart = (app: App, { token }: Caller, body: Record<string, unknown>): Promise<Answer> =>
  call(app, '/api/orders/carts/add', body, { token });
export const updateCart = (app: App, { token }: Caller, body: Record<string, unknown>): Promise<Answer> =>
  call(app, '/api/orders/carts/update', body, { token });
export const removeFromCart = (app: App, { token }: Caller, body: Record<string, unknown>): Promise<Answer> =>
  call(app, '/api/orders/carts/remove', body, { token });
export const readCart = async (app: App, { token }: Caller) => (await call(app, '/api/orders/carts/get', {}, { token })).body;
