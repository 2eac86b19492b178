/** The actions of the demo shop's staff that journeys need. */
import type { Page } from '@playwright/test';
import type { OrderStatus } from '@uruhu/contract/order';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { StaffSignInReply } from '@uruhu/contract/staff/sign-in';
import { LOGINS } from './logins.ts';

/** Calls the API as the signed-in staff member: GET without a body, else POST. */
export async function callStaffApi<Reply>(url: string, token: string | null, body?: object): Promise<Reply> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : null });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Reply>;
}

type Login = { username: string; password: string };

/** Signs in the owner of the demo unless `login` names another staff member. */
export async function signInStaff(shopUrl: string, login: Login = LOGINS.staff): Promise<{ token: string }> {
  const { token } = await callStaffApi<StaffSignInReply>(`${shopUrl}/api/admin/session`, null, { ...login, wants_token: true });
  if (token === undefined) throw new Error('the shop gave no token');
  return { token };
}

/** `expected_status`: the status of the order before the action. */
type StaffAction = { name: string; expected_status: OrderStatus; body?: object };

/** Performs actions of staff on an order, one after the other. Sends the id of the payment claim under review, if there is one. */
export async function runStaffActions(shopUrl: string, order_id: string, ...actions: readonly StaffAction[]): Promise<void> {
  const { token } = await signInStaff(shopUrl);
  const url = `${shopUrl}/api/admin/orders/${order_id}`;
  for (const { name, expected_status, body } of actions) {
    const { data } = await callStaffApi<{ data: AdminOrder }>(url, token);
    const payment_id = data.payments.find(({ state }) => state === 'submitted')?.payment_id;
    await callStaffApi(`${url}/${name}`, token, { payment_id, ...body, expected_status });
  }
}

/** Rejects the shopper's claim of a payment as a staff member. */
export const rejectPayment = (shopUrl: string, order_id: string, reason: string): Promise<void> =>
  runStaffActions(shopUrl, order_id, { name: 'reject-payment', expected_status: 'pending', body: { reason } });

export async function readOrder(shopUrl: string, order_id: string): Promise<AdminOrder> {
  const { token } = await signInStaff(shopUrl);
  return (await callStaffApi<{ data: AdminOrder }>(`${shopUrl}/api/admin/orders/${order_id}`, token)).data;
}

/** Gives the browser this token as the session of a staff member. */
export const addStaffCookie = (page: Page, token: string): Promise<void> =>
  page.context().addCookies([{ name: 'staff_session', value: token, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Strict' }]);

/** Opens a page of the back office as the signed-in staff member. */
export async function openBackOffice(page: Page, shopUrl: string, path: string, login?: Login): Promise<void> {
  await addStaffCookie(page, (await signInStaff(shopUrl, login)).token);
  await page.goto(`/admin${path}`);
}

/** Takes a step of an order on its page, and confirms it in the dialog. */
export async function takeStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
  await page.getByRole('button', { name: `✓ ${step}` }).waitFor();
}
