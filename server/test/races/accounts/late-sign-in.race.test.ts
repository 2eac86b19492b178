/** The password of an account changes between the check of the password and the creation of the session. */
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/database/schema.ts';
import { PASSWORD, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { countBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Signs in while `change` is done but not committed, and waits until the sign-in has a response or waits for the commit. */
async function signInDuring(username: string, change: (trx: Kysely<Database>) => Promise<unknown>) {
  let hasResponse = false;
  const signIn = async () => {
    const response = await call(shop.app, '/api/users/login', { username, password: PASSWORD });
    hasResponse = true;
    return response;
  };
  const { pending } = await shop.db.transaction().execute(async (trx) => {
    await change(trx);
    const pendingSignIn = signIn();
    await expect.poll(async () => hasResponse || (await countBlocked(shop.db)) > 0, { timeout: 10_000 }).toBe(true);
    // Within an object, because the transaction would wait for a promise that it returns.
    return { pending: pendingSignIn };
  });
  return pending;
}

test('a shopper who signs in with the old password while it is changed has no session afterwards', async () => {
  const { username, user_id } = await signUpShopper(shop.app);
  const { status } = await signInDuring(username, async (trx) => {
    await trx.updateTable('users').set({ password_hash: 'another' }).where('user_id', '=', user_id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
  });
  const sessions = await shop.db.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).execute();
  const signIns = await shop.db.selectFrom('sign_ins').select('succeeded').where('user_id', '=', user_id).orderBy('created_at').execute();
  expect([status, sessions, signIns.at(-1)]).toEqual([401, [], { succeeded: false }]);
});

test('a sign-in while the account is erased is refused like one of an unknown account', async () => {
  const { username, user_id } = await signUpShopper(shop.app);
  const { status } = await signInDuring(username, (trx) => trx.deleteFrom('users').where('user_id', '=', user_id).execute());
  expect(status).toBe(401);
});
