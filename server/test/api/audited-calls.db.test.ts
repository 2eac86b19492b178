/**
 * Makes every call by which staff change something. Each must add an entry of the staff member who made it to the audit log, or be listed
 * with the reason why none is needed. The types require one of the two for a new call. A call with a proof rule must first refuse a member
 * who has not proved who she is, and mail the owner once.
 */

import { splitCall } from '@uruhu/contract/endpoints/call-address';
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import { canNeedProof, type ProofRule } from '@uruhu/contract/endpoints/endpoint';
import { staffCallEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';
import { type AuditContext, OWNER_EMAIL, openAuditContext, type PrepareCall } from './audited-calls/audit-context.ts';
import { createCatalogueCalls } from './audited-calls/catalogue.ts';
import { createContentCalls } from './audited-calls/content.ts';
import { createOrderCalls } from './audited-calls/orders.ts';
import { createPeopleCalls } from './audited-calls/people.ts';

/** Calls that change something, and exports. */
type ChangingCall =
  | { [Name in StaffCallName]: (typeof STAFF_PATHS)[Name] extends `GET ${string}` ? never : Name }[StaffCallName]
  | 'orderExport'
  | 'exportProducts'
  | 'couponCodes';

const ABOUT_OWN_SESSION = 'concerns only the session of the staff member herself, which the list of sessions shows';
/** The calls that add no entry, and why. */
const WITHOUT_ENTRY = {
  staffSignIn: ABOUT_OWN_SESSION,
  proveStaff: ABOUT_OWN_SESSION,
  staffSignOut: ABOUT_OWN_SESSION,
  endOtherStaffSessions: ABOUT_OWN_SESSION,
  endOwnStaffSession: ABOUT_OWN_SESSION,
  saveOrderFilter: 'saves a filter that only the staff member herself sees',
  deleteOrderFilter: 'deletes a filter that only the staff member herself sees',
  quoteEntry: 'changes nothing',
  trySearch: 'changes nothing',
  previewHtml: 'changes nothing',
  checkProductChange: 'changes nothing',
  createProductPreview: 'changes nothing: a link that shows a draft for a while',
  createImport: 'changes no product; starting the import adds the entry',
  addImportPart: 'changes no product; starting the import adds the entry',
  checkImport: 'changes no product; starting the import adds the entry',
  createFirstOwner: 'is made before there is a staff member, so its entry names the shop itself',
} as const satisfies Partial<Record<ChangingCall, string>>;

let shop: TestShop;
let context: AuditContext;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
  context = await openAuditContext(shop);
});
afterAll(() => shop.close());

/** Each function prepares the call of its name. In this order, each call finds the records that earlier calls have created. */
const PREPARED_CALLS: Readonly<Record<Exclude<ChangingCall, keyof typeof WITHOUT_ENTRY>, PrepareCall>> = {
  ...createCatalogueCalls(() => context),
  ...createContentCalls(() => context),
  ...createOrderCalls(() => context),
  ...createPeopleCalls(() => context),
};

async function findNewestEntryId(): Promise<number> {
  const { newest } = await shop.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('audit_id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

const countOwnerMails = async () => {
  const mails = shop.db.selectFrom('mails').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await mails.where('to_address', '=', OWNER_EMAIL).executeTakeFirstOrThrow()).count);
};
const setProofs = (proved_at: Date | null) => shop.db.updateTable('staff_sessions').set({ proved_at }).execute();
const findRule = (name: string): ProofRule | undefined =>
  ({ proof: undefined, ...staffCallEndpoints[name as keyof typeof PREPARED_CALLS] }).proof;
/** The owner gets a mail about each call with a proof rule, apart from this one: nothing is changed before the first code. */
const WITHOUT_MAIL = ['beginTotp'];

test.each(Object.entries(PREPARED_CALLS))(
  '%s adds an entry of the staff member who makes it to the audit log',
  async (name, prepareCall) => {
    const { params = {}, body, query, token = context.owner.token, staff_id = context.owner.staff_id, send } = await prepareCall();
    const newestBefore = await findNewestEntryId();
    const [method, pattern] = splitCall(STAFF_PATHS[name as keyof typeof PREPARED_CALLS]);
    const path = pattern.replace(/:(\w+)/g, (_, id: string) => encodeURIComponent(params[id] ?? ''));
    const address = query ? `${path}?${new URLSearchParams(query)}` : path;
    const makeCall = () => (send ? send(path) : call(shop.app, address, body, { token, method: method as 'POST' }));
    const rule = findRule(name);
    await setProofs(null);
    if (canNeedProof(rule)) expect(await makeCall()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await findNewestEntryId()).toBe(newestBefore);
    if (canNeedProof(rule)) await setProofs(new Date());
    const ownerMailsBefore = await countOwnerMails();
    const reply = await makeCall();
    expect([reply.status, reply.body?.code, reply.body?.errors]).toEqual([200, undefined, undefined]);
    context.results[name] = reply.body?.data;
    const entries = await shop.db.selectFrom('audit_log').select('staff_id').where('audit_id', '>', newestBefore).execute();
    expect(entries.map((entry) => entry.staff_id)).toContain(staff_id);
    expect((await countOwnerMails()) - ownerMailsBefore).toBe(rule !== undefined && !WITHOUT_MAIL.includes(name) ? 1 : 0);
  },
);

test('no call is both prepared and listed with a reason for having no entry', () => {
  expect(Object.keys(PREPARED_CALLS).filter((name) => name in WITHOUT_ENTRY)).toEqual([]);
});
