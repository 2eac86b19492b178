/** The shop writes a password mail while the account changes its e-mail address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '../../../src/domains/accounts/accounts.ts';
import { createMailer } from '../../../src/domains/mail/mail.ts';
import { listMailsExceptWelcome, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const mailer = createMailer({
  getPublicUrl: () => 'https://shop.example',
  getSender: () => ({ shop: 'Uruhu', contact: '' }),
});

test('a password mail that is written during the change of the address is not sent to the old address', async () => {
  const { user_id, email } = await signUpShopper(shop.app);
  const { pending } = await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ email: 'moved@example.com' }).where('user_id', '=', user_id).execute();
    await trx.updateTable('sign_in_names').set({ sign_in_name: 'moved@example.com' }).where('sign_in_name', '=', email).execute();
    const writing = forgotPassword(shop.db, mailer, email);
    await waitUntilBlocked(shop.db, 1);
    // Within an object, because the transaction would wait for a promise that it returns.
    return { pending: writing };
  });
  await pending;
  const links = await shop.db.selectFrom('password_resets').select('user_id').where('user_id', '=', user_id).execute();
  expect([await listMailsExceptWelcome(shop.db, email), links]).toEqual([[], []]);
});
