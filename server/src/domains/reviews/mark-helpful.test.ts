import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addPerson, addProduct } from '../../../test/support/fixtures.ts';
import { addReview, oldReview, pressHelpful, readReviews } from '../../../test/support/reviews.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function someReview(columns = {}) {
  const { product_id } = await addProduct(shop.db);
  return { product_id, review_id: await oldReview(shop.db, product_id, 4, columns), person: await addPerson(shop.db) };
}
const said = (helpful_count: number, helpful_by_me: boolean) => ({
  status: 200,
  body: { status: 'success', data: { helpful_count, helpful_by_me } },
});

test('a review is found helpful once a person, however often she presses, and it can be taken back', async () => {
  const { review_id, person } = await someReview({ helpful_count: 3 });
  const other = await addPerson(shop.db);
  expect(await pressHelpful(shop.app, person, review_id)).toMatchObject(said(4, true));
  expect(await pressHelpful(shop.app, person, review_id)).toMatchObject(said(4, true));
  expect(await pressHelpful(shop.app, other, review_id)).toMatchObject(said(5, true));
  expect(await pressHelpful(shop.app, person, review_id, false)).toMatchObject(said(4, false));
  expect(await pressHelpful(shop.app, person, review_id, false)).toMatchObject(said(4, false));
});

test('who asks sees it at once; what is kept stays until the catalogue changes', async () => {
  const { product_id, review_id, person } = await someReview();
  await shop.refresh();
  const onPage = async () => {
    await shop.refresh();
    return (await call(shop.app, `/api/products/${product_id}`, undefined, { method: 'GET' })).body.reviews[0].helpful_count;
  };
  const version = () => shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  expect(await onPage()).toBe(0);
  const before = await version();
  await pressHelpful(shop.app, person, review_id);
  expect((await readReviews(shop.app, { product_id }, person)).body.results[0]).toMatchObject({ helpful_count: 1, helpful_by_me: true });
  expect(await version()).toEqual(before);
  await addProduct(shop.db);
  expect(await onPage()).toBe(1);
});

test.each(ENCODINGS)('takes a body in %s', async (as) => {
  const { review_id, person } = await someReview();
  const press = (helpful: string) => call(shop.app, '/api/products/reviews/helpful', { review_id, helpful }, { token: person.token, as });
  expect(await press('true')).toMatchObject(said(1, true));
  expect(await press('false')).toMatchObject(said(0, false));
});

test('one’s own review is refused', async () => {
  const { product_id, person } = await someReview();
  const { review_id } = (await addReview(shop.app, person, { product_id })).body.data;
  expect(await pressHelpful(shop.app, person, review_id)).toMatchObject({ status: 422, body: { message: 'This is your own review' } });
});

test('what nobody sees is not there', async () => {
  const missing = { status: 404, body: { status: 'error', message: 'Review not found' } };
  const { review_id, person } = await someReview({ hidden_at: new Date() });
  for (const id of [review_id, crypto.randomUUID(), 'x', "' or 1=1"])
    expect(await pressHelpful(shop.app, person, id)).toMatchObject(missing);
  const draft = await addProduct(shop.db, { status: 'draft' });
  expect(await pressHelpful(shop.app, person, await oldReview(shop.db, draft.product_id, 3))).toMatchObject(missing);
  expect((await call(shop.app, '/api/products/reviews/helpful', {}, { token: person.token })).status).toBe(400);
  expect((await call(shop.app, '/api/products/reviews/helpful', { review_id, helpful: true })).status).toBe(401);
});

test('hundreds of presses within the hour are too many', async () => {
  const { review_id, person } = await someReview();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 125; turn++) statuses.add((await pressHelpful(shop.app, person, review_id, turn % 2 === 0)).status);
  expect([...statuses]).toEqual([200, 429]);
});
