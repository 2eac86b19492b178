import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow, readRatings } from '../../../../test/support/fixtures/reviews.ts';
import { addStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('when two staff members answer a review at once, one is refused with the answer of the other', async () => {
  const { product_id } = await addProduct(shop.db);
  const review_id = await insertReviewRow(shop.db, { product_id, rating: 2 });
  const staff = [await addStaffMember(shop.db), await addStaffMember(shop.db, 'support')];
  const responses = await Promise.all(
    staff.map(({ token, name: reply }) =>
      call(shop.app, `/api/admin/reviews/${review_id}`, { version: 1, reply }, { token, method: 'PATCH' }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { reply } = await shop.db.selectFrom('reviews').select('reply').where('review_id', '=', review_id).executeTakeFirstOrThrow();
  for (const { body } of responses) expect(body.data).toMatchObject({ reply, version: 2 });
});

test('counts are correct when staff hide reviews while shoppers write others', async () => {
  const { product_id } = await addProduct(shop.db);
  const { token } = await addStaffMember(shop.db);
  const review_ids = await Promise.all([1, 2, 3, 4].map((stars) => insertReviewRow(shop.db, { product_id, rating: stars })));
  const shoppers = await Promise.all(review_ids.map(() => addShopper(shop.db)));
  const hide = (review_id: string) =>
    call(shop.app, `/api/admin/reviews/${review_id}`, { version: 1, hidden: true, hidden_reason: 'spam' }, { token, method: 'PATCH' });
  const responses = await Promise.all([
    ...review_ids.map(hide),
    ...shoppers.map((shopper) => addReview(shop.app, shopper, { product_id, rating: 5 })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const { stored, expected } = await readRatings(shop.db, product_id);
  expect(stored).toEqual(expected);
  expect(expected.review_count).toBe(4);
});
