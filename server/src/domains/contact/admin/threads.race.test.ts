import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('if three staff members answer a message at once, the sender gets one mail, and the other two members get a refusal with that answer', async () => {
  const staff = await Promise.all([1, 2, 3].map(() => addStaffMember(shop.db, 'support')));
  const message = { name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: 'Where is my order?' };
  const { contact_message_id } = await shop.db
    .insertInto('contact_messages')
    .values(message)
    .returning('contact_message_id')
    .executeTakeFirstOrThrow();
  const responses = await Promise.all(
    // The text of each answer is the name of its author.
    staff.map(({ token, name }) =>
      call(shop.app, `/api/admin/messages/${contact_message_id}/answer`, { version: 1, text: name }, { token }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const mails = await shop.db.selectFrom('mails').select('text').where('to_address', '=', message.email).execute();
  expect(mails).toHaveLength(1);
  const [answer] = responses[0]?.body.data.entries ?? [];
  for (const { body } of responses) expect(body.data.entries).toMatchObject([{ text: answer.text }]);
  expect(mails[0]?.text).toContain(answer.text);
});
