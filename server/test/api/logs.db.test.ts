/** The log holds no secret from requests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '../../src/domains/accounts/accounts.ts';
import { createMailer } from '../../src/domains/mail/mail.ts';
import { buildLogOptions } from '../../src/http/log.ts';
import { PDF, upload } from '../support/fixtures/files.ts';
import { addShopper, createUniqueName } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';

let shop: TestShop;
const logLines: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    storefront: true,
    logger: { ...buildLogOptions('trace'), stream: { write: (line: string) => void logLines.push(line) } },
  });
});
afterAll(() => shop.close());

const mailer = createMailer({
  getPublicUrl: () => 'https://shop.example',
  getSender: () => ({ shop: 'Uruhu', contact: '' }),
});

test('signing up, signing in, changing and resetting a password, and every way to send a token leave no secret in the log', async () => {
  const createSecret = (label: string) => createUniqueName(`secret-${label}`);
  const username = createUniqueName('keza');
  const form = { username, name: 'Keza', email: `${username}@example.com`, password: createSecret('first'), phone: '0788123456' };
  const [wrong, second, third] = [createSecret('wrong'), createSecret('second'), createSecret('third')];
  const secrets = [form.password, wrong, second, third];

  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(409);
  expect((await call(shop.app, '/api/users/login', { username, password: wrong })).status).toBe(401);
  const { token } = (await call(shop.app, '/api/users/login', { username, password: form.password })).body;
  secrets.push(token);
  const fetchAccount = (authorization: string) => shop.app.inject({ url: '/api/users/me', headers: { authorization } });
  expect((await fetchAccount(`Bearer ${token}`)).statusCode).toBe(200);
  expect((await fetchAccount(token)).statusCode).toBe(200);
  const unknownToken = 'x'.repeat(20) + createUniqueName('unknown-token');
  secrets.push(unknownToken);
  expect((await fetchAccount(unknownToken)).statusCode).toBe(401);

  const change = { current_password: form.password, password: second, confirmPassword: second };
  expect((await call(shop.app, '/api/users/password/change', change, { token })).status).toBe(200);
  await forgotPassword(shop.db, mailer, form.email);
  const mail = await shop.db.selectFrom('mails').select('text').where('kind', '=', 'reset').executeTakeFirstOrThrow();
  const resetToken = /\?t=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  expect(resetToken).toHaveLength(43);
  secrets.push(resetToken);
  for (const url of [
    `/reset-password?t=${resetToken}`,
    `/reset-password.data?t=${resetToken}`,
    `/api/nothing?token=${resetToken}`,
    `//evil?t=${resetToken}`,
  ]) {
    await shop.app.inject({ url });
  }
  const reset = { token: resetToken, password: third, confirmPassword: third };
  expect((await call(shop.app, '/api/users/reset-password', reset)).status).toBe(200);

  const broken = await shop.app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"username":"keza","password":"${third}"`,
  });
  expect(broken.statusCode).toBe(400);

  expect(logLines.length).toBeGreaterThan(20);
  expect(logLines.filter((line) => line.includes('/reset-password')).length).toBeGreaterThan(1);
  for (const secret of secrets) expect(logLines.filter((line) => line.includes(secret))).toEqual([]);
  expect(logLines.filter((line) => /authorization|Bearer|argon2/i.test(line))).toEqual([]);
});

test('the log holds the key of an upload, but not the secret token in its URL', async () => {
  const { token } = await addShopper(shop.db);
  const { body } = await upload(shop.app, PDF, { token });
  expect((await shop.app.inject(`${body.url}?w=320`)).statusCode).toBe(200);
  const linkToken = body.url.split('/')[2];
  const text = logLines.join('');
  expect(text).toContain(`"/media/…/${body.file_new_name}"`);
  expect(text).not.toContain(linkToken);
});
