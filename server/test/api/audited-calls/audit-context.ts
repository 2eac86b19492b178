/** The data that the calls of audited-calls.db.test.ts share: the staff member who makes them, and the replies to earlier calls. */
import { randomUUID } from 'node:crypto';
import { addStaff } from '../../../src/domains/staff/staff.ts';
import { addProduct, createUniqueName, type Product, setShipping } from '../../support/fixtures/fixtures.ts';
import { addAttempt, createTransactionId } from '../../support/fixtures/paying.ts';
import { createPlainOrder } from '../../support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import type { TestShop } from '../../support/shop/app.ts';
import { type ApiResponse, call, callGet } from '../../support/shop/call.ts';

/** What a call sends. The owner makes it, unless `token` and `staff_id` name another staff member. `send` makes a call that has no JSON body. */
type CallRequest = {
  params?: Record<string, string>;
  body?: unknown;
  query?: Record<string, string>;
  token?: string;
  staff_id?: string;
  send?: (path: string) => Promise<Pick<ApiResponse, 'status' | 'body'>>;
};
/** Adds the records that a call needs, and returns what the call sends. */
export type PrepareCall = () => Promise<CallRequest> | CallRequest;

export const PASSWORD = 'a long enough one';
export const OWNER_EMAIL = 'owner@example.com';

export type AuditContext = {
  shop: TestShop;
  owner: TestStaffMember;
  product: Product & { brand_id: string; category_id: string };
  /** The reply of each call, by its name, and records that were added for the calls. */
  // biome-ignore lint/suspicious/noExplicitAny: a call fails where an expected field is missing
  results: Record<string, any>;
  read: (path: string) => Promise<ApiResponse['body']>;
  /** Builds the request that deletes a record in its current version. */
  prepareDeletion: (path: string, params: Record<string, string>) => Promise<CallRequest>;
  addOrder: (columns?: Parameters<typeof createPlainOrder>[1]) => Promise<string>;
  /** Adds an order with a payment by mobile money. */
  addPayment: (
    state: 'submitted' | 'succeeded',
    columns?: Parameters<typeof createPlainOrder>[1],
  ) => Promise<{ order_id: string; payment_id: string }>;
  /** Adds a staff member who signs in with `PASSWORD`. */
  addSignedInMember: () => Promise<{ staff_id: string; username: string; email: string; token: string }>;
};

export async function openAuditContext(shop: TestShop): Promise<AuditContext> {
  await setShipping(shop.db);
  const owner = await addStaffMember(shop.db);
  await shop.db.updateTable('staff').set({ email: OWNER_EMAIL }).where('staff_id', '=', owner.staff_id).execute();
  const product = await addProduct(shop.db, { stock: 9 });
  const { brand_id, category_id } = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', product.product_id)
    .executeTakeFirstOrThrow();
  await shop.refresh();
  const read: AuditContext['read'] = async (path) => (await callGet(shop.app, `/api/admin/${path}`, { token: owner.token })).body.data;
  const addOrder: AuditContext['addOrder'] = (columns = {}) => createPlainOrder(shop.db, columns);
  return {
    shop,
    owner,
    product: { ...product, brand_id, category_id },
    results: {},
    addOrder,
    read,
    prepareDeletion: async (path, params) => ({
      params,
      query: { version: String((await read(`${path}/${Object.values(params)[0]}`)).version) },
    }),
    async addPayment(state, columns = {}) {
      const order_id = await addOrder(columns);
      const payment = { provider: 'mobile_money', provider_reference: createTransactionId() } as const;
      const { payment_attempt_id } = await addAttempt(shop, { order_id, state, ...payment });
      return { order_id, payment_id: payment_attempt_id };
    },
    async addSignedInMember() {
      const username = createUniqueName('keza');
      await addStaff(shop.db, { username, name: 'Keza', role: 'packer', password: PASSWORD });
      const email = `${randomUUID()}@example.com`;
      const update = shop.db.updateTable('staff').set({ email }).where('username', '=', username).returning('staff_id');
      const { staff_id } = await update.executeTakeFirstOrThrow();
      const { token } = (await call(shop.app, '/api/admin/session', { username, password: PASSWORD, wants_token: true })).body;
      return { staff_id, username, email, token };
    },
  };
}
