import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { openMailServer } from '../../../test/support/servers/smtp-server.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, ENCODINGS, type Encoding } from '../../../test/support/shop/call.ts';
import { createMailSender } from '../mail/mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insertInto('site_settings').values({ name: 'Uruhu' }).execute();
});
afterAll(() => shop.close());
beforeEach(() => setShopAddress('muraho@shop.example'));

async function setShopAddress(email: string) {
  await shop.db.updateTable('site_settings').set({ email }).execute();
  await shop.refresh();
}

const createForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Keza',
  email: 'keza@example.com',
  phone: '0788 123 456',
  message: createUniqueName('Where is my order?'),
  ...changes,
});
const send = (body: Record<string, unknown>, options: { token?: string; encoding?: Encoding } = {}) =>
  call(shop.app, '/api/users/contact', body, options);
const selectStoredMessages = (message: string) =>
  shop.db.selectFrom('contact_messages').selectAll().where('message', '=', message).execute();
const selectMails = (message: string) =>
  shop.db.selectFrom('mails').selectAll().where('kind', '=', 'contact').where(sql<boolean>`position(${message} in text) > 0`).execute();
/** The number of stored messages with this text, and of mails to the shop. */
const countMessagesAndMails = async (message: string) => [
  (await selectStoredMessages(message)).length,
  (await selectMails(message)).length,
];
const sentReply = { status: 'success', message: "Message sent successfully! We'll get back to you soon." };

describe('a message to the shop', () => {
  test.each(ENCODINGS)('is stored, and mailed to the shop with the sender as reply address (%s)', async (encoding) => {
    const form = createForm();
    expect(await send(form, { encoding })).toMatchObject({ status: 200, body: sentReply });
    expect(await selectStoredMessages(form.message)).toMatchObject([
      { name: 'Keza', email: form.email, phone: '+250788123456', user_id: null },
    ]);
    expect(await selectMails(form.message)).toMatchObject([
      { to_address: 'muraho@shop.example', reply_to: 'keza@example.com', subject: 'Message from Keza', user_id: null },
    ]);
  });

  test('stores the account of a signed-in sender, and none for a token that opens no session', async () => {
    const { user_id, token } = await addShopper(shop.db);
    const [signedInForm, guestForm] = [createForm(), createForm()];
    await send(signedInForm, { token });
    expect((await send(guestForm, { token: 'D'.repeat(43) })).status).toBe(200);
    expect(await selectStoredMessages(signedInForm.message)).toMatchObject([{ user_id }]);
    expect(await selectStoredMessages(guestForm.message)).toMatchObject([{ user_id: null }]);
  });

  test.each(['', 'no address'])('is stored but not mailed if the shop’s address is %j', async (address) => {
    await setShopAddress(address);
    const form = createForm();
    expect((await send(form)).body).toEqual(sentReply);
    expect(await countMessagesAndMails(form.message)).toEqual([1, 0]);
  });

  test('is stored once if it is sent twice within ten minutes, and again if it is sent later or with another address', async () => {
    const form = createForm();
    for (const repeated of [form, form, { ...form, phone: '+250788123456' }]) expect((await send(repeated)).body).toEqual(sentReply);
    expect(await countMessagesAndMails(form.message)).toEqual([1, 1]);
    await send({ ...form, email: 'aline@example.com' });
    expect(await countMessagesAndMails(form.message)).toEqual([2, 2]);
    await sql`update contact_messages set created_at = created_at - interval '11 minutes'`.execute(shop.db);
    await send(form);
    expect(await countMessagesAndMails(form.message)).toEqual([3, 3]);
  });

  test('that fills in the hidden field, as robots do, gets the same response and is neither stored nor mailed', async () => {
    for (const website of ['https://spam.example', ['a', 'b'], true]) {
      const form = createForm({ website });
      expect(await send(form)).toMatchObject({ status: 200, body: sentReply });
      expect(await countMessagesAndMails(form.message)).toEqual([0, 0]);
    }
    const form = createForm({ website: '' });
    await send(form);
    expect(await countMessagesAndMails(form.message)).toEqual([1, 1]);
  });

  test.each([
    [{ name: '' }, 'Please fill in all fields'],
    [{ email: ' ' }, 'Please fill in all fields'],
    [{ phone: undefined }, 'Please fill in all fields'],
    [{ message: '\n ' }, 'Please fill in all fields'],
    [{ email: 'keza' }, 'Please enter a valid email address'],
    [{ email: 'keza@example.com\r\nbcc: all@example.com' }, 'Please enter a valid email address'],
    [{ email: 'keza@example.com, aline@example.com' }, 'Please enter a valid email address'],
    [{ phone: '12345' }, 'Please enter a valid phone number'],
    [{ message: 'x'.repeat(5_001) }, 'Please use at most 5000 characters'],
    [{ name: 'NUL\u0000' }, 'Please remove the unreadable characters'],
  ])('with %j is refused with a message', async (changes, message) => {
    const { status, body } = await send(createForm(changes));
    expect([status, body.message, body.errors[0].path]).toEqual([400, message, Object.keys(changes)[0]]);
  });
});

test('a sender cannot inject mail headers through the name', async () => {
  const server = await openMailServer();
  const form = createForm({ name: 'Eve\r\nBcc: all@example.com\r\nReply-To: eve@example.com\r\n\r\n<b>Hello</b>' });
  await send(form);
  const config = { production: false, demo: false, smtpUrl: server.url, mailFrom: 'Uruhu <muraho@shop.example>' };
  await createMailSender(shop.db, config, { info: () => {} })();
  await server.close();
  const receivedMail = server.received.find(({ subject }) => subject?.includes('Eve'));
  // Mails show '@' as 'at' and put a space after a dot, so that mail programs make no links (see mail/templates/shopper-text.ts).
  expect(receivedMail?.subject).toBe('Message from Eve Bcc: all at example. com Reply-To: eve at example. com <b>Hello</b>');
  expect(
    receivedMail?.headers
      .map(({ key }) => key)
      .filter((key) => ['bcc', 'cc', 'to', 'reply-to', 'from'].includes(key))
      .sort(),
  ).toEqual(['from', 'reply-to', 'to']);
  expect([receivedMail?.replyTo?.[0]?.address, receivedMail?.from?.address]).toEqual(['keza@example.com', 'muraho@shop.example']);
  expect(receivedMail?.html).not.toContain('<b>Hello</b>');
});
