import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTablesContaining } from '../../../../test/support/checks/personal-data.ts';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../../test/support/fixtures/plain-order.ts';
import { PASSWORD, type SignedUpShopper, signUpShopper } from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let support: TestStaffMember;
beforeAll(async () => {
  // Not shared: the settings have an address of the shop.
  shop = await openTestShop();
  support = await addStaffMember(shop.db, 'support');
  await shop.db.insertInto('site_settings').values({ name: 'Uruhu', email: 'muraho@shop.example' }).execute();
  await shop.refresh();
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: support.token });
const listCodes = async (filter: object, query = ''): Promise<string[]> =>
  (await send('GET', `messages?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}${query}`)).body.data.map(
    ({ code }: { code: string }) => code,
  );
const selectMails = (to_address: string) => shop.db.selectFrom('mails').selectAll().where('to_address', '=', to_address).execute();

/** Sends a message through the contact form, and returns it as staff see it. */
async function addMessage({ email = `${createUniqueName('keza')}@example.com`, token }: { email?: string; token?: string } = {}) {
  const message = createUniqueName('Where is my order?');
  await call(shop.app, '/api/users/contact', { name: 'Keza', email, phone: '0788123456', message }, token ? { token } : {});
  const { contact_message_id } = await shop.db
    .selectFrom('contact_messages')
    .select('contact_message_id')
    .where('message', '=', message)
    .executeTakeFirstOrThrow();
  return { message, email, message_id: contact_message_id, code: `M-${contact_message_id.slice(0, 8).toUpperCase()}` };
}

describe('a message', () => {
  test('is answered by a mail that has the code of its thread, and the shop as the address for replies', async () => {
    const { message_id, code, email, message } = await addMessage();
    const text = 'It is in Kigali.\n\nSee https://shop.example/track';
    const { status, body } = await send('POST', `messages/${message_id}/answer`, { version: 1, text });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ state: 'answered', answers: 1, version: 2, code, message, customer: null }),
    ]);
    expect(body.data.entries).toMatchObject([{ direction: 'sent', text, staff: support.name, mail: { state: 'waiting' } }]);
    const [mail] = await selectMails(email);
    expect(mail).toMatchObject({ kind: 'messageAnswer', reply_to: 'muraho@shop.example', subject: `Your message to Uruhu [${code}]` });
    expect(mail?.text).toContain('It is in Kigali.\n\nSee https://shop.example/track');
    expect(mail?.text, 'else a stranger could make the shop mail her text to others').not.toContain(message);
  });

  test('is opened again by a reply that staff record, and can be closed and opened by staff', async () => {
    const { message_id, email } = await addMessage();
    await send('POST', `messages/${message_id}/answer`, { version: 1, text: 'Which order?' });
    const reply = await send('POST', `messages/${message_id}/received`, { version: 2, text: 'The one of\r\nMonday' });
    expect(reply.body.data).toMatchObject({
      state: 'open',
      answers: 1,
      entries: [{ direction: 'sent' }, { direction: 'received', text: 'The one of\nMonday', staff: support.name, mail: null }],
    });
    expect(await selectMails(email)).toHaveLength(1);
    expect((await send('PATCH', `messages/${message_id}`, { version: 3, state: 'closed' })).body.data.state).toBe('closed');
    expect((await send('PATCH', `messages/${message_id}`, { version: 4, state: 'open' })).body.data).toMatchObject({
      state: 'open',
      version: 5,
    });
  });

  test('cannot be answered with an old version, and the refusal has the current thread', async () => {
    const { message_id, email } = await addMessage();
    await send('POST', `messages/${message_id}/answer`, { version: 1, text: 'First' });
    for (const [verb, body] of [
      ['answer', { text: 'Second' }],
      ['received', { text: 'Second' }],
    ] as const)
      expect(await send('POST', `messages/${message_id}/${verb}`, { version: 1, ...body })).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', data: { version: 2, entries: [{ text: 'First' }] } },
      });
    expect(await selectMails(email)).toHaveLength(1);
  });

  test('has its answer mailed again, once, if the mail server refused it and staff resend it', async () => {
    const { message_id, email } = await addMessage();
    const otherMessage = await addMessage();
    const answerReply = await send('POST', `messages/${message_id}/answer`, { version: 1, text: 'It is in Kigali.' });
    const [{ entry_id }] = answerReply.body.data.entries;
    const resend = (id = message_id, entry = entry_id) => send('POST', `messages/${id}/answers/${entry}/resend`);
    await shop.db.updateTable('mails').set({ state: 'refused', last_error: 'mailbox full' }).where('to_address', '=', email).execute();
    expect((await send('GET', `messages/${message_id}`)).body.data.entries[0].mail).toEqual({
      state: 'refused',
      last_error: 'mailbox full',
    });
    expect(await resend(otherMessage.message_id)).toMatchObject({ status: 404, body: { code: 'mail_not_found' } });
    expect(await resend('none')).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
    expect((await selectMails(email))[0]?.state).toBe('refused');

    const resendReply = { status: 200, body: { data: { message_id, entries: [{ mail: { state: 'waiting' } }] } } };
    expect(await resend()).toMatchObject(resendReply);
    expect(await resend()).toMatchObject(resendReply);
    await shop.db.updateTable('mails').set({ state: 'sent', sent_at: new Date() }).where('to_address', '=', email).execute();
    expect((await resend()).body.data.entries).toMatchObject([{ mail: { state: 'sent' } }]);
    expect(await selectMails(email)).toHaveLength(1);

    const reply = await send('POST', `messages/${message_id}/received`, { version: 2, text: 'Thanks' });
    expect(await resend(message_id, reply.body.data.entries[1].entry_id)).toMatchObject({
      status: 404,
      body: { code: 'mail_not_found' },
    });
  });

  test('refuses an empty answer, and one that is too long', async () => {
    const { message_id } = await addMessage();
    for (const [text, code] of [
      [' ', 'answer_needed'],
      ['x'.repeat(5_001), 'too_long'],
    ])
      expect(await send('POST', `messages/${message_id}/answer`, { version: 1, text })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'text', code }] },
      });
  });

  test.each(['none', '00000000-0000-0000-0000-000000000000'])('with the id %s is not found', async (id) => {
    const calls = [send('GET', `messages/${id}`), send('PATCH', `messages/${id}`, { version: 1, state: 'closed' })];
    calls.push(send('POST', `messages/${id}/answer`, { version: 1, text: 'a' }));
    for (const response of await Promise.all(calls)) expect(response).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
  });

  test('has log entries of the staff member who answered and closed it, without texts or names', async () => {
    const { message_id, email } = await addMessage();
    const secret = createUniqueName('secret');
    await send('POST', `messages/${message_id}/answer`, { version: 1, text: secret });
    await send('PATCH', `messages/${message_id}`, { version: 2, state: 'closed' });
    const log = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', message_id).orderBy('audit_id').execute();
    expect(log).toMatchObject([
      { changes: { state: { from: 'open', to: 'answered' } }, staff_id: support.staff_id },
      { changes: { sent: { hidden: true } }, staff_id: support.staff_id },
      { changes: { state: { from: 'answered', to: 'closed' } }, noun: 'contact-messages' },
    ]);
    for (const personalText of [secret, email, 'Keza']) expect(JSON.stringify(log)).not.toContain(personalText);
  });
});

test('staff can filter the list by state, code and text, and sort it by age', async () => {
  const [firstMessage, secondMessage] = [await addMessage(), await addMessage()];
  await send('PATCH', `messages/${firstMessage.message_id}`, { version: 1, state: 'closed' });
  for (const q of [firstMessage.code, `[${firstMessage.code.toLowerCase()}]`, firstMessage.email.toUpperCase(), firstMessage.message])
    expect(await listCodes({ q })).toEqual([firstMessage.code]);
  expect(await listCodes({ q: "%'" })).toEqual([]);
  expect(await listCodes({ state: 'closed', q: firstMessage.email })).toEqual([firstMessage.code]);
  expect(await listCodes({ state: 'open', q: firstMessage.email })).toEqual([]);
  const codesByAge = await listCodes({}, '&order=ASC');
  expect(codesByAge.indexOf(firstMessage.code)).toBeLessThan(codesByAge.indexOf(secondMessage.code));
});

describe('the sender of a message', () => {
  const readSender = async (message_id: string) => (await send('GET', `messages/${message_id}`)).body.data.customer;

  test('is the account that was signed in, else the account that verified the address, shown with its orders only', async () => {
    const [customer, otherCustomer] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
    const order_id = await createPlainOrder(shop.db, { user_id: customer.user_id });
    await createPlainOrder(shop.db, { user_id: otherCustomer.user_id });
    const signedInMessage = await addMessage({ token: customer.token });
    const messageByAddress = await addMessage({ email: customer.email.toUpperCase() });
    const sender = { user_id: customer.user_id, username: customer.username, latest_orders: [{ order_id }] };
    expect(await readSender(signedInMessage.message_id)).toMatchObject({ ...sender, by: 'session' });
    expect(await readSender(messageByAddress.message_id)).toMatchObject({ ...sender, by: 'address' });
    expect((await listCodes({ user_id: customer.user_id })).sort()).toEqual([signedInMessage.code, messageByAddress.code].sort());
    expect(await listCodes({ user_id: otherCustomer.user_id })).toEqual([]);
  });

  test('is unknown if the address of the account is not verified', async () => {
    const unverifiedShopper = await signUpShopper(shop.app, { email_verified: false });
    const { message_id } = await addMessage({ email: unverifiedShopper.email });
    expect(await readSender(message_id)).toBeNull();
  });
});

describe('the data of the sender', () => {
  const eraseAccount = ({ token }: SignedUpShopper) => call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });

  test('is exported with the answers that she got, and no others', async () => {
    const [customer, otherCustomer] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
    for (const { token, username } of [customer, otherCustomer]) {
      const { message_id } = await addMessage({ token });
      await send('POST', `messages/${message_id}/answer`, { version: 1, text: `To ${username}` });
    }
    const { body, text } = await callGet(shop.app, '/api/users/my-data', { token: customer.token });
    expect(body.messages).toMatchObject([{ answers: [{ direction: 'sent', text: `To ${customer.username}` }] }]);
    expect(text).not.toContain(otherCustomer.username);
  });

  test('is erased with her account, also in messages that she sent without signing in', async () => {
    const customer = await signUpShopper(shop.app);
    for (const { message_id } of [await addMessage({ token: customer.token }), await addMessage({ email: customer.email })]) {
      await send('POST', `messages/${message_id}/answer`, { version: 1, text: `Dear ${customer.username}` });
      await send('POST', `messages/${message_id}/received`, { version: 2, text: `Thanks, ${customer.username}` });
    }
    expect(await findTablesContaining(shop.db, customer.username)).toContain('contact_entries');
    expect((await eraseAccount(customer)).status).toBe(200);
    expect(await findTablesContaining(shop.db, customer.username)).toEqual([]);
  });
});
