/** Surcharges apply only to the calls that cause extra work, before the work starts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import type { Charge } from '../../../src/http/costs/buckets.ts';
import { LIMITS } from '../../../src/http/costs/limits.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { createUniqueName } from '../../support/fixtures/fixtures.ts';
import { PASSWORD, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { buildTestApp } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a shopper is charged for a password check when she changes her e-mail address, but not when she saves her name', async () => {
  const charges: Charge[] = [];
  const { app, close } = await buildTestApp(database, { onCharge: (charge) => void charges.push(charge) });
  const { token, name, email, phone } = await signUpShopper(app);
  const saveAccount = async (changes: object) => {
    charges.length = 0;
    const { status } = await call(app, '/api/users/updateMyAccount', { name, email, phone, address: '', ...changes }, { token });
    const passwordCharges = charges.filter(({ payer, cost }) => payer.kind === 'person' && cost.password);
    return [status, passwordCharges.length];
  };
  expect(await saveAccount({ name: 'Keza U.' })).toEqual([200, 0]);
  expect(await saveAccount({ email: `${createUniqueName('new')}@example.com`, current_password: 'a guess' })).toEqual([422, 1]);
  expect(await saveAccount({ email: `${createUniqueName('new')}@example.com`, current_password: PASSWORD })).toEqual([200, 1]);
  await close();
});

test('a guest who requests many missing uploads is refused, but still gets the pictures of the shop, which need no query', async () => {
  const limits = { ...LIMITS, surcharge: { ...LIMITS.surcharge, database: { capacity: 10, per_minute: 1 } } };
  const { app, close } = await buildTestApp(database, { limits });
  const remoteAddress = '192.0.2.9';
  const fetchStatus = async (url: string) => (await app.inject({ url, remoteAddress })).statusCode;
  // An upload has an address for its owner, and one with a secret link for everyone else.
  for (const path of ['/media', '/media/wrong-link']) {
    const statuses: number[] = [];
    for (let round = 0; round < 12; round++) statuses.push(await fetchStatus(`${path}/${randomUUID()}.webp`));
    expect(statuses.at(-1), path).toBe(429);
  }
  // A picture of the shop could have this name. There is no such picture, but the 404 shows that the request was not refused.
  expect(await fetchStatus('/media/no-upload.webp')).toBe(404);
  await close();
});
