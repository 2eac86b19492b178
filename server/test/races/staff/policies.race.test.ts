/** Several staff members write texts of a policy at the same time. */
import type { Policy } from '@uruhu/contract/rules/content';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/database/db.ts';
import type { Database } from '../../../src/database/schema.ts';
import { createPolicyText, updateContent } from '../../../src/domains/content/admin/change-content.ts';
import { POLICY_TEXTS } from '../../../src/domains/content/admin/kinds.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/policies${path}`, body, { method, token: editor.token });
const writePolicy = (policy: Policy, html: string, otherFields = {}) => send('POST', '', { policy, html, ...otherFields });
const listTexts = async (policy: Policy): Promise<string[][]> =>
  (await send('GET', `?filter={"policy":"${policy}"}`)).body.data.map(({ html, state }: { html: string; state: string }) => [html, state]);

/** Wraps the database so that each transaction, once begun, waits until `meanwhile` has run. */
const createInterruptedDatabase = (meanwhile: () => Promise<unknown>) =>
  ({
    transaction: () => ({
      execute: <Value>(work: (trx: Transaction<Database>) => Promise<Value>) =>
        shop.db.transaction().execute(async (trx) => {
          // The time of a transaction is that of its first statement.
          await sql`select now()`.execute(trx);
          await meanwhile();
          return work(trx);
        }),
    }),
  }) as unknown as Db;

test('a writer who began before her colleague, and writes after her, is refused and shown the text of her colleague', async () => {
  const { policy_id } = (await writePolicy('terms', '<p>One</p>')).body.data;
  const writeAsColleague = () => writePolicy('terms', '<p>Two</p>', { replaces: policy_id });
  const lateWrite = createPolicyText(createInterruptedDatabase(writeAsColleague), editor, {
    policy: 'terms',
    html: '<p>Three</p>',
    replaces: policy_id,
  });
  expect(await lateWrite).toMatchObject({ ok: false, code: 'changed_meanwhile', data: { html: '<p>Two</p>', state: 'shown' } });
  expect(await listTexts('terms')).toEqual([
    ['<p>Two</p>', 'shown'],
    ['<p>One</p>', 'ended'],
  ]);
});

test('of writers who replace the same text at once, one succeeds', async () => {
  let { policy_id } = (await writePolicy('refund', '<p>First</p>')).body.data;
  for (let round = 0; round < 5; round++) {
    const texts = [1, 2, 3, 4].map((writer) => `<p>${round}.${writer}</p>`);
    const responses = await Promise.all(texts.map((html) => writePolicy('refund', html, { replaces: policy_id })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const writtenText = responses.find(({ status }) => status === 200)?.body.data;
    expect(writtenText.state).toBe('shown');
    expect((await listTexts('refund'))[0]).toEqual([writtenText.html, 'shown']);
    ({ policy_id } = writtenText);
  }
});

test('a text that starts now without naming another one applies after the text of a colleague who was first to write', async () => {
  const writeAsColleague = () => writePolicy('privacy', '<p>One</p>');
  const lateWrite = createPolicyText(createInterruptedDatabase(writeAsColleague), editor, { policy: 'privacy', html: '<p>Two</p>' });
  expect(await lateWrite).toMatchObject({ ok: true, value: { html: '<p>Two</p>', state: 'shown' } });
  expect(await listTexts('privacy')).toEqual([
    ['<p>Two</p>', 'shown'],
    ['<p>One</p>', 'ended'],
  ]);
});

test('a planned text that an editor lets start now applies after the text of a colleague who was first to write', async () => {
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  const { policy_id } = (await writePolicy('legal', '<p>Planned</p>', { starts_at })).body.data;
  const writeAsColleague = () => writePolicy('legal', '<p>One</p>');
  const lateWrite = updateContent(createInterruptedDatabase(writeAsColleague), editor, POLICY_TEXTS, policy_id, {
    version: 1,
    starts_at: null,
  });
  expect(await lateWrite).toMatchObject({ ok: true, value: { html: '<p>Planned</p>', state: 'shown' } });
  expect(await listTexts('legal')).toEqual([
    ['<p>Planned</p>', 'shown'],
    ['<p>One</p>', 'ended'],
  ]);
});
