import type { SetupProgress } from '@uruhu/contract/staff/setup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import type { AppContext } from '../../context.ts';
import { isSeeded } from '../../seed/seed-demo.ts';
import { createOwnerLink, createSetupHandlers } from './setup.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: sets up an empty shop.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
const createLink = () => createOwnerLink(shop.db, 'https://shop.example');
const readToken = (link: string | null) => /^https:\/\/shop\.example\/admin\/setup#([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';
const becomeOwner = (token: string, fields: object = {}) =>
  call(shop.app, '/api/admin/first-owner', {
    token,
    name: 'Keza',
    email: 'Keza@example.rw',
    username: 'keza',
    password: PASSWORD,
    ...fields,
  });

describe('the link of the first owner', () => {
  test('is stored as a hash only, stays valid when the shop starts again, and needs valid fields', async () => {
    // Each start of the shop creates a link.
    const [firstToken, secondToken] = [readToken(await createLink()), readToken(await createLink())];
    expect(firstToken).not.toBe(secondToken);
    const storedLinks = await shop.db.selectFrom('owner_links').selectAll().execute();
    expect(storedLinks).toHaveLength(2);
    expect(JSON.stringify(storedLinks)).not.toContain(firstToken);
    expect(await becomeOwner(firstToken, { password: 'short' })).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    expect(await becomeOwner(firstToken, { username: 'Not allowed!' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'username' }] },
    });
    expect(await becomeOwner(firstToken, { email: 'keza' })).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    // The shop checks the link before this password, so the first link is still valid.
    expect(await becomeOwner(firstToken, { password: 'muraho-staff' })).toMatchObject({
      status: 422,
      body: { code: 'password_is_public' },
    });
    for (const password of ['keza2026keza', 'Uruhu.2026!!'])
      expect(await becomeOwner(firstToken, { password })).toMatchObject({ status: 422, body: { code: 'password_is_guessable' } });
  });

  test.each(['', 'x', 'A'.repeat(43), 'x'.repeat(101)])('with the token %j is refused', async (token) => {
    expect(await becomeOwner(token)).toMatchObject({ status: 400, body: { code: 'owner_link_invalid' } });
  });

  test('expires when ten newer links exist', async () => {
    const oldestToken = readToken(await createLink());
    for (let start = 0; start < 10; start++) await createLink();
    expect(await becomeOwner(oldestToken)).toMatchObject({ status: 400, body: { code: 'owner_link_invalid' } });
  });

  test('makes its visitor the owner, after which no link works or is created', async () => {
    const [token, otherToken] = [readToken(await createLink()), readToken(await createLink())];
    expect(await isSeeded(shop.db)).toBe(false);
    await shop.db
      .insertInto('staff')
      .values({ username: 'packer', name: 'Packer', email: 'packer@example.rw', role: 'packer', password_hash: 'x' })
      .execute();
    const emailRefusal = await becomeOwner(token, { email: 'packer@example.rw' });
    expect(emailRefusal).toMatchObject({ status: 409, body: { code: 'email_taken', errors: [{ path: 'email' }] } });
    expect((await becomeOwner(token)).status).toBe(200);
    const { email } = await shop.db.selectFrom('staff').select('email').where('username', '=', 'keza').executeTakeFirstOrThrow();
    expect(email).toBe('keza@example.rw');
    const signInReply = await call(shop.app, '/api/admin/session', { username: 'keza', password: PASSWORD, wants_token: true });
    expect(signInReply.body.staff).toMatchObject({ name: 'Keza', role: 'owner' });
    for (const oldToken of [token, otherToken]) {
      expect(await becomeOwner(oldToken, { username: 'other' })).toMatchObject({ status: 400, body: { code: 'owner_link_invalid' } });
    }
    expect(await createLink()).toBeNull();
    expect(await shop.db.selectFrom('owner_links').selectAll().execute()).toEqual([]);
    // A later start of the server with DEMO on must not add the demo to this shop.
    expect(await isSeeded(shop.db)).toBe(true);
    // A link must not replace an owner who was disabled.
    await shop.db.transaction().execute(async (trx) => {
      await trx.insertInto('staff').values({ username: 'next', name: 'Next', role: 'owner', password_hash: 'x' }).execute();
      await trx.updateTable('staff').set({ disabled_at: new Date() }).where('username', '=', 'next').execute();
    });
    expect(await createLink()).toBeNull();
  });
});

test('a setup step is done once the shop has its data, and staff can skip it', async () => {
  const { token } = (await call(shop.app, '/api/admin/session', { username: 'keza', password: PASSWORD, wants_token: true })).body;
  const send = async (method: 'GET' | 'PATCH', path: string, body?: object) =>
    (await call(shop.app, `/api/admin/${path}`, body, { method, token })).body;
  const readStates = async () => (await send('GET', 'setup-progress')).data.steps.map(({ state }: { state: string }) => state);
  expect((await send('GET', 'setup-progress')).data).toMatchObject({
    is_done: false,
    card_is_ready: false,
    mail_is_ready: false,
    missing_variables: ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'],
  });
  expect(await readStates()).toEqual(['open', 'open', 'open', 'open']);
  const { version } = (await send('GET', 'setup-progress')).data;
  expect((await send('PATCH', 'setup-progress', { version, skipped: ['payment'] })).data.steps[1].state).toBe('skipped');
  expect(await send('PATCH', 'setup-progress', { version, skipped: [] })).toMatchObject({
    code: 'changed_meanwhile',
    data: { version: version + 1 },
  });
  expect(await send('PATCH', 'setup-progress', { version: version + 1, skipped: ['tea'] })).toMatchObject({ code: 'invalid_input' });
  const settings = (await send('GET', 'settings')).data;
  await send('PATCH', 'settings', { version: settings.version, phone: '+250 788 123 456' });
  expect(await readStates()).toEqual(['done', 'skipped', 'open', 'open']);
  await send('PATCH', 'settings', { version: settings.version + 1, ussd_code: '*182*8*1*1#', merchant_name: 'KEZA LTD' });
  await setShipping(shop.db);
  await addProduct(shop.db, { status: 'draft' });
  expect(await readStates()).toEqual(['done', 'done', 'done', 'open']);
  await addProduct(shop.db);
  expect((await send('GET', 'setup-progress')).data).toMatchObject({ is_done: true });
});

test.each(['pesapal', 'momo'] as const)('the payment step of a shop that takes only payments by %s is done', async (provider) => {
  const readPaymentStepState = async (providers: Partial<AppContext['providers']>) => {
    const { setupProgress } = createSetupHandlers({ ...shop.context, providers: { pesapal: null, momo: null, ...providers } });
    const outcome = (await setupProgress({} as never)) as { value: { data: SetupProgress } };
    return outcome.value.data.steps.find(({ step }) => step === 'payment')?.state;
  };
  await shop.db.updateTable('site_settings').set({ ussd_code: '' }).execute();
  expect(await readPaymentStepState({ [provider]: {} as never })).toBe('done');
  expect(await readPaymentStepState({})).not.toBe('done');
});
