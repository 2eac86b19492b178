/** A member of staff of the demo shop, as far as journeys need one. */
import type { OrderStatus } from '@uruhu/contract/order';
import type { AdminOrder, StaffSession } from '@uruhu/contract/staff';
import { LOGINS } from './logins.ts';

/** As whoever of the staff is signed in. Without a body something is read. */
async function ask<Answer>(url: string, token: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

const signIn = (shopUrl: string) => ask<StaffSession>(`${shopUrl}/api/admin/session`, null, LOGINS.staff);

type Verb = readonly [name: string, expected_status: OrderStatus, more?: object];

/** What staff do with an order, one after the other; of its payment they name the one that is being looked for. */
export async function staffDo(shopUrl: string, order_id: string, ...verbs: readonly Verb[]): Promise<void> {
  const { token } = await signIn(shopUrl);
  const url = `${shopUrl}/api/admin/orders/${order_id}`;
  for (const [name, expected_status, more] of verbs) {
    const { data } = await ask<{ data: AdminOrder }>(url, token);
    const payment_id = data.payments.find(({ state }) => state === 'submitted')?.payment_id;
    await ask(`${url}/${name}`, token, { ...(payment_id && { payment_id }), ...more, expected_status });
  }
}

/** Staff could not find the money that a shopper said she had sent. */
export const rejectPayment = (shopUrl: string, order_id: string, reason: string): Promise<void> =>
  staffDo(shopUrl, order_id, ['reject-payment', 'pending', { reason }]);

/** Staff cancel an order that nothing has been done for yet. */
export const cancelByStaff = (shopUrl: string, order_id: string, reason: string): Promise<void> =>
  staffDo(shopUrl, order_id, ['cancel', 'pending', { reason }]);
