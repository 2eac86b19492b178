import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { api } from '#app/api/api.ts';
import { getSession } from '#app/lib/session.ts';
import { shareRequest } from '#app/lib/share-request.ts';
import { startCartCall } from './cart-count.ts';

const cartRequest = shareRequest(async () => {
  const token = getSession()?.token;
  const publish = startCartCall('read');
  const result = await api.cart();
  if (result.ok && getSession()?.token === token) publish(result.data);
  return result;
});

/** Reads the cart. Calls at the same time share one request, unless `fresh` starts a new one. */
export function readCart(fresh: boolean): Promise<Result<Cart>> {
  if (fresh) cartRequest.forget();
  return cartRequest.send();
}

export const readFreshCart = (): Promise<Result<Cart>> => readCart(true);
