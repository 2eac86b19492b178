/** Mails that are not sent: staff see them and can send them again. */
import type { UnsentMail } from '@uruhu/contract/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SEVERAL_CONNECTIONS, testEngine } from '../../../test/support/database/engines.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { selectQueues } from './queries.ts';
import { listUnsentMails } from './unsent-mails.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ connections: SEVERAL_CONNECTIONS });
  manager = await addStaffMember(shop.db, 'manager');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mails').execute();
});

const buildTimeAgo = (interval: string) => sql<Date>`now() - ${sql.lit(interval)}::interval`;
type MailState = 'waiting' | 'sending' | 'refused' | 'sent';
const addMail = async (state: MailState, age: string, columns: { kind?: string; last_error?: string } = {}) =>
  (
    await shop.db
      .insertInto('mails')
      .values({
        kind: 'orderPlaced',
        to_address: 'keza@example.com',
        subject: `${state} ${age}`,
        text: 'a',
        html: 'a',
        user_id: null,
        sent_at: state === 'sent' ? new Date() : null,
        state,
        created_at: buildTimeAgo(age),
        ...columns,
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
  ).mail_id;

const listMails = async () => {
  const { status, body } = await callGet(shop.app, '/api/admin/unsent-mails', { token: manager.token });
  expect(status).toBe(200);
  return body as { data: UnsentMail[]; total: number };
};
const resend = (mail_ids: unknown) => call(shop.app, '/api/admin/unsent-mails/resend', { mail_ids }, { token: manager.token });
const readStates = async () => Object.fromEntries((await listMails()).data.map(({ mail_id, state }) => [mail_id, state]));

test('staff see mails that wait, are being sent or were refused, with the reason, the newest first, without sent mails and old refusals', async () => {
  const reason = '550 5.1.1 <keza@example.com> no such user';
  const refused_id = await addMail('refused', '3 hours', { last_error: reason });
  const waiting_id = await addMail('waiting', '1 hour');
  const sending_id = await addMail('sending', '1 minute');
  await addMail('sent', '2 hours');
  await addMail('refused', '8 days');
  const { data, total } = await listMails();
  expect(total).toBe(3);
  expect(data).toMatchObject([
    { mail_id: sending_id, state: 'sending', can_resend: false },
    { mail_id: waiting_id, state: 'waiting', can_resend: true, reason: '' },
    { mail_id: refused_id, state: 'refused', can_resend: true, to: 'keza@example.com', subject: 'refused 3 hours', reason },
  ]);
  // A staff member who may not see customers gets no address, even if the mail server's reason has it.
  const withoutAddresses = (await listUnsentMails(shop.db, 'packer')).data;
  expect(JSON.stringify(withoutAddresses)).not.toContain('keza@');
  expect(withoutAddresses[2]).toMatchObject({ to: null, reason: '550 5.1.1 <…> no such user' });
});

test('sending again makes exactly the chosen mails wait, without those that are too old or may still be in delivery', async () => {
  const refused_id = await addMail('refused', '3 hours', { last_error: 'full' });
  const unchosen_id = await addMail('refused', '3 hours');
  // The process may have ended during the delivery, so the mail server may or may not have this mail.
  const uncertain_id = await addMail('sending', '10 minutes');
  const in_delivery_id = await addMail('sending', '1 minute');
  // A mail about stock is too old after a shorter time than other mails.
  const stale_id = await addMail('refused', '6 days', { kind: 'backInStock' });
  expect((await listMails()).data.find(({ mail_id }) => mail_id === stale_id)?.can_resend).toBe(false);
  const sent_id = await addMail('sent', '1 hour');
  const { status, body } = await resend([refused_id, uncertain_id, in_delivery_id, stale_id, sent_id, 'none', crypto.randomUUID()]);
  // `left` counts only the mails that are too old or withdrawn.
  expect([status, body.data]).toEqual([200, { resent: 2, left: 1 }]);
  expect(await readStates()).toEqual({
    [refused_id]: 'waiting',
    [uncertain_id]: 'waiting',
    [unchosen_id]: 'refused',
    [in_delivery_id]: 'sending',
    [stale_id]: 'refused',
  });
});

test('a call without a valid id sends nothing', async () => {
  const refused_id = await addMail('refused', '3 hours');
  expect(await resend(['none'])).toMatchObject({ status: 200, body: { data: { resent: 0, left: 0 } } });
  expect(await readStates()).toEqual({ [refused_id]: 'refused' });
});

test.each([[[]], ['x'], [undefined], [Array.from({ length: 51 }, () => crypto.randomUUID())]])('a call with %j is refused', async (ids) => {
  expect(await resend(ids)).toMatchObject({ status: 400, body: { errors: [{ path: 'mail_ids', code: 'id_invalid' }] } });
});

test('the reason why a queue’s newest job failed is part of the health', async () => {
  await (await openJobs(shop.db, testEngine, () => {})).close();
  await sql`insert into pgboss.job (name, data, state, retry_count, output)
    values ('erase-files', '{}', 'retry', 3, '{"message": "the storage is away", "stack": "at x"}')`.execute(shop.db);
  const queues = await selectQueues(shop.db);
  expect(queues.find(({ queue }) => queue === 'erase-files')).toMatchObject({ waiting: 1, given_up: 0, last_error: 'the storage is away' });
  expect(queues.filter(({ last_error }) => last_error !== '')).toHaveLength(1);
});
