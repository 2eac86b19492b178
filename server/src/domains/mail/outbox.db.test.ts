/** The outbox: the page of a demo, and the counts that staff see. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';
import { countUnsent } from './mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ demo: true });
});
beforeEach(async () => {
  await shop.db.deleteFrom('mails').execute();
});
afterAll(() => shop.close());

type MailState = 'waiting' | 'sending' | 'sent' | 'refused';
async function addMail(recipient: string, state: MailState, { kind = 'welcome', age = '1 hour', last_error = '' } = {}): Promise<string> {
  const created_at = sql<Date>`now() - ${sql.lit(age)}::interval`;
  const { mail_id } = await shop.db
    .insertInto('mails')
    .values({
      kind,
      to_address: `${recipient}@example.com`,
      subject: `To ${recipient}`,
      text: 'a',
      html: '<p>a</p>',
      user_id: null,
      state,
      last_error,
      created_at,
      refused_at: state === 'refused' ? new Date() : null,
      sent_at: state === 'sent' ? new Date() : null,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mail_id;
}

test('the demo lists its mails, newest first', async () => {
  await addMail('old', 'sent', { age: '3 hours' });
  await addMail('new', 'waiting', { age: '1 minute' });
  await addMail('middle', 'refused', { age: '2 hours' });
  const { status, body } = await callGet(shop.app, '/dev/mail.json');
  expect([status, body.map(({ to }: { to: string }) => to)]).toEqual([200, ['new@example.com', 'middle@example.com', 'old@example.com']]);
});

test('staff see the number of unsent mails by kind, the oldest time and the newest reason', async () => {
  await addMail('a', 'sent');
  await addMail('b', 'refused', { age: '2 days', last_error: '550 no such user' });
  await addMail('c', 'refused', { age: '1 day', last_error: '550 mailbox full' });
  await addMail('d', 'waiting', { kind: 'reset' });
  const unsentRows = await countUnsent(shop.db);
  expect(unsentRows.map(({ state, kind, count, last_error }) => [state, kind, count, last_error])).toEqual([
    ['refused', 'welcome', 2, '550 mailbox full'],
    ['waiting', 'reset', 1, ''],
  ]);
  const hours = (Date.now() - (unsentRows[0]?.oldest_at.getTime() ?? 0)) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
});
