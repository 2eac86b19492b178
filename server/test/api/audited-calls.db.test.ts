/**
 * Makes every call by which staff change something, and looks into the audit log: each leaves an entry of the member who made it, or says
 * why none is needed. The type demands an answer for a new call.
 */
import { splitCall } from '@uruhu/contract/endpoints/call-address';
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';
import { createCatalogueSteps } from './audited-calls/catalogue.ts';
import { createContentSteps } from './audited-calls/content.ts';
import { createOrderSteps } from './audited-calls/orders.ts';
import { createPeopleSteps } from './audited-calls/people.ts';
import { openWalk, type Step, type Walk } from './audited-calls/walk.ts';

/** Calls that change something, and reads that carry much out of the shop. */
type ChangingCall =
  | { [Name in StaffCallName]: (typeof STAFF_PATHS)[Name] extends `GET ${string}` ? never : Name }[StaffCallName]
  | 'orderExport'
  | 'exportProducts'
  | 'couponCodes';

const OWN_SESSION = 'is about her own session, which the list of sessions shows';
/** Why these leave no entry. */
const WITHOUT_ENTRY = {
  staffSignIn: OWN_SESSION,
  staffSignOut: OWN_SESSION,
  endOtherStaffSessions: OWN_SESSION,
  endOwnStaffSession: OWN_SESSION,
  saveOrderFilter: 'saves a view of the list for herself',
  deleteOrderFilter: 'deletes a view of the list of her own',
  quoteEntry: 'changes nothing',
  trySearch: 'changes nothing',
  previewHtml: 'changes nothing',
  checkProductChange: 'changes nothing',
  createProductPreview: 'changes nothing: a link that shows a draft for a while',
  createImport: 'changes no product before the import is started, which is noted',
  addImportPart: 'changes no product before the import is started, which is noted',
  checkImport: 'changes no product before the import is started, which is noted',
  createFirstOwner: 'is made by somebody who is no member yet, so its entry names the shop itself',
} as const satisfies Partial<Record<ChangingCall, string>>;

let shop: TestShop;
let walk: Walk;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
  walk = await openWalk(shop);
});
afterAll(() => shop.close());

/** In an order in which each call finds what it needs. */
const STEPS: Readonly<Record<Exclude<ChangingCall, keyof typeof WITHOUT_ENTRY>, Step>> = {
  ...createCatalogueSteps(() => walk),
  ...createContentSteps(() => walk),
  ...createOrderSteps(() => walk),
  ...createPeopleSteps(() => walk),
};

async function findNewestEntry(): Promise<number> {
  const { newest } = await shop.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('audit_id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

test.each(Object.entries(STEPS))('%s leaves an entry of the member who makes it', async (name, step) => {
  const { params = {}, body, query, token = walk.owner.token, staff_id = walk.owner.staff_id, send } = await step();
  const before = await findNewestEntry();
  const [method, pattern] = splitCall(STAFF_PATHS[name as keyof typeof STEPS]);
  const path = pattern.replace(/:(\w+)/g, (_, id: string) => encodeURIComponent(params[id] ?? ''));
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  const reply = await (send ? send(path) : call(shop.app, address, body, { token, method: method as 'POST' }));
  expect([reply.status, reply.body?.code, reply.body?.errors]).toEqual([200, undefined, undefined]);
  walk.made[name] = reply.body?.data;
  const entries = await shop.db.selectFrom('audit_log').select('staff_id').where('audit_id', '>', before).execute();
  expect(entries.map((entry) => entry.staff_id)).toContain(staff_id);
});

test('no call is both made and excused', () => {
  expect(Object.keys(STEPS).filter((name) => name in WITHOUT_ENTRY)).toEqual([]);
});
