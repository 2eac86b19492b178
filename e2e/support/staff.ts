/** The actions of the demo shop's staff that journeys need. */
import type { OrderStatus } from '@uruhu/contract/order';
import type { AdminOrder, StaffSession } from '@uruhu/contract/staff';
import { LOGINS } from './logins.ts';

/** Calls the API as the signed-in staff member: GET without a body, else POST. */
async function callStaffApi<Answer>(url: string, token: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

const signIn = (shopUrl: string) => callStaffApi<StaffSession>(`${shopUrl}/api/admin/session`, null, LOGINS.staff);

type Verb = readonly [name: string, expected_status: OrderStatus, more?: object];

/** Performs actions of staff on an order, one after the other, with the id of its claim under review. */
export async function runStaffActions(shopUrl: string, order_id: string, ...verbs: readonly Verb[]): Promise<void> {
  const { token } = await signIn(shopUrl);
  const url = `${shopUrl}/api/admin/orders/${order_id}`;
  for (const [name, expected_status, more] of verbs) {
    const { data } = await callStaffApi<{ data: AdminOrder }>(url, token);
    const payment_id = data.payments.find(({ state }) => state === 'submitted')?.payment_id;
    await callStaffApi(`${url}/${name}`, token, { ...(payment_id && { payment_id }), ...more, expected_status });
  }
}

/** Staff reject the shopper's claim. */
export const rejectPayment = (shopUrl: string, order_id: string, reason: string): Promise<void> =>
  runStaffActions(shopUrl, order_id, ['reject-payment', 'pending', { reason }]);

/** Staff cancel a pending order. */
export const cancelByStaff = (shopUrl: string, order_id: string, reason: string): Promise<void> =>
  runStaffActions(shopUrl, order_id, ['cancel', 'pending', { reason }]);
