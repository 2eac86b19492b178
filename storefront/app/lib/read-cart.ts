import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { api } from './api.ts';
import { keepCart } from './cart-count.ts';
import { getSession } from './session.ts';
import { shared } from './shared.ts';

const reading = shared(async () => {
  const token = getSession()?.token;
  const answer = await api.cart();
  if (answer.ok && getSession()?.token === token) keepCart(answer.data);
  return answer;
});

/** Reads the cart. Who asks while an answer is on its way shares it, unless it must be newer than that: `fresh`. */
export function readCart(fresh: boolean): Promise<Result<Cart>> {
  if (fresh) reading.forget();
  return reading.ask();
}
