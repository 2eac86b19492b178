import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { api } from './api.ts';
import { keepCart } from './cart-count.ts';
import { getSession } from './session.ts';

let reading: Promise<Result<Cart>> | null = null;

/** Reads the cart. Who asks while an answer is on its way shares it, unless it must be newer than that: `fresh`. */
export function readCart(fresh: boolean): Promise<Result<Cart>> {
  if (reading && !fresh) return reading;
  const token = getSession()?.token;
  const mine = api.cart().then((answer) => {
    if (reading === mine) reading = null;
    if (answer.ok && getSession()?.token === token) keepCart(answer.data);
    return answer;
  });
  reading = mine;
  return mine;
}
