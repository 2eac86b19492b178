import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../../test/support/servers/smtp-server.ts';
import { createSmtpDelivery } from './transport.ts';

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

const mail = {
  id: 'mail-1',
  from: 'muraho@shop.example',
  to: 'keza@example.com',
  reply_to: null,
  unsubscribe_url: null,
  subject: 'Muraho',
  text: 'a',
  html: 'a',
};

test('a mail waits while the server refuses the login, and is sent after the login works', async () => {
  const urlWithLogin = server.url.replace('//', '//shop:secret@');
  const deliver = createSmtpDelivery(urlWithLogin, { requiresTls: false });
  server.behaviour = 'refusesLogin';
  expect(await deliver(mail)).toMatchObject({ outcome: 'retry', why: expect.stringContaining('no such login') });
  expect(server.received).toHaveLength(0);
  server.behaviour = 'accepts';
  expect(await deliver(mail)).toEqual({ outcome: 'sent' });
  expect(server.received).toHaveLength(1);
});

test('a mail with an unsubscribe link has the headers for one-click unsubscribing, other mails do not', async () => {
  const deliver = createSmtpDelivery(server.url, { requiresTls: false });
  const unsubscribe_url = `https://shop.example/api/stop?t=${'a'.repeat(43)}`;
  const receivedBefore = server.received.length;
  await deliver({ ...mail, unsubscribe_url });
  await deliver(mail);
  const [withLink, withoutLink] = server.received
    .slice(receivedBefore)
    .map(({ headers }) => headers.filter(({ key }) => key.startsWith('list-unsubscribe')));
  expect(withLink).toMatchObject([
    { key: 'list-unsubscribe', value: `<${unsubscribe_url}>` },
    { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
  ]);
  expect(withoutLink).toEqual([]);
});

test('in production neither the password nor a mail goes to another machine in the clear, unless the URL says so', async () => {
  server.behaviour = 'accepts';
  const receivedBefore = server.received.length;
  // Resolves to this machine, but is not known to.
  const url = server.url.replace(/127\.0\.0\.1|localhost/, '0.0.0.0').replace('//', '//shop:secret@');
  const loginsBefore = server.logins;
  expect(await createSmtpDelivery(url, { requiresTls: true })(mail)).toMatchObject({
    outcome: 'retry',
    why: expect.stringMatching(/STARTTLS/i),
  });
  expect([server.received.length, server.logins]).toEqual([receivedBefore, loginsBefore]);
  expect(await createSmtpDelivery(`${url}?insecure=1`, { requiresTls: true })(mail)).toEqual({ outcome: 'sent' });
  expect(await createSmtpDelivery(server.url, { requiresTls: true })(mail)).toEqual({ outcome: 'sent' });
  expect(server.received.length).toBe(receivedBefore + 2);
});
