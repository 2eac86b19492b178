import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addShopper, createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow, pressHelpful, readRatings, readReviews } from '../../../../test/support/fixtures/reviews.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { setAuditedStaff } from '../../audit/audit.ts';

let shop: SharedTestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});

const send = (method: 'GET' | 'PATCH', path: string, body?: unknown, { token } = editor) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token });
const moderate = (review_id: string, body: object, staff = editor) => send('PATCH', `reviews/${review_id}`, body, staff);
const listTexts = async (filter: object, query = ''): Promise<string[]> => {
  const { body } = await send('GET', `reviews?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}${query}`);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ review }: { review: string }) => review);
};
const readProduct = async (product_id: string) => (await callGet(shop.app, `/api/products/${product_id}`)).body;

/** Adds a product with two reviews: five stars without an author, and one star by a shopper, which staff have not checked. */
async function addReviewedProduct() {
  const { product_id, name } = await addProduct(shop.db);
  await shop.refresh();
  const author = await addShopper(shop.db);
  const other_review_id = await insertReviewRow(shop.db, {
    product_id,
    rating: 5,
    review: 'old',
    created_at: new Date(0),
    checked_at: new Date(),
  });
  const { body } = await addReview(shop.app, author, { product_id, rating: 1, review: 'Not for me' });
  return { product_id, name, author, other_review_id, review_id: body.data.review_id as string };
}

describe('the list of reviews', () => {
  test('is filtered by moderation state, rating, product, author and text', async () => {
    const { product_id, name, author, review_id, other_review_id } = await addReviewedProduct();
    expect(await listTexts({ product_id })).toEqual(['Not for me', 'old']);
    expect(await listTexts({ product_id }, '&order=ASC')).toEqual(['old', 'Not for me']);
    expect(await listTexts({ product_id }, '&sort=rating&order=DESC')).toEqual(['old', 'Not for me']);
    // A sort by any other column is ignored.
    expect(await listTexts({ product_id }, '&sort=password&order=DESC')).toEqual(['Not for me', 'old']);
    expect(await listTexts({ product_id, checked: false })).toEqual(['Not for me']);
    expect(await listTexts({ product_id, checked: true })).toEqual(['old']);
    expect(await listTexts({ product_id, rating: 1 })).toEqual(['Not for me']);
    expect(await listTexts({ user_id: author.user_id })).toEqual(['Not for me']);
    expect(await listTexts({ user_id: 'none' })).toEqual([]);
    await moderate(review_id, { version: 1, reply: 'Thank you' });
    await moderate(other_review_id, { version: 1, hidden: true, hidden_reason: 'an advertisement' });
    expect(await listTexts({ product_id, answered: true })).toEqual(['Not for me']);
    expect(await listTexts({ product_id, answered: false })).toEqual(['old']);
    expect(await listTexts({ product_id, hidden: true })).toEqual(['old']);
    expect(await listTexts({ product_id, hidden: false })).toEqual(['Not for me']);
    for (const q of ['not FOR', name]) expect(await listTexts({ product_id, q })).toContain('Not for me');
    expect(await listTexts({ product_id, q: "%'" })).toEqual([]);
  });

  test('shows neither the e-mail address nor the username of an author', async () => {
    const { review_id, author } = await addReviewedProduct();
    const { text } = await send('GET', `reviews/${review_id}`);
    expect(text).not.toContain(author.email);
    expect(text).not.toContain(author.username);
  });

  test.each(['none', '00000000-0000-0000-0000-000000000000'])('refuses the unknown review %s', async (id) => {
    expect(await send('GET', `reviews/${id}`)).toMatchObject({ status: 404, body: { code: 'review_not_found' } });
    expect(await moderate(id, { version: 1, checked: true })).toMatchObject({ status: 404, body: { code: 'review_not_found' } });
  });
});

describe('a review', () => {
  test('is unchecked until a staff member checks it, and again after the shopper changes it', async () => {
    const { product_id, author, review_id } = await addReviewedProduct();
    expect((await moderate(review_id, { version: 1, checked: true })).body.data).toMatchObject({
      checked_at: expect.any(String),
      version: 2,
      review: 'Not for me',
    });
    await pressHelpful(shop.app, await addShopper(shop.db), review_id);
    expect((await send('GET', `reviews/${review_id}`)).body.data).toMatchObject({ version: 2, helpful_count: 1 });
    await addReview(shop.app, author, { product_id, rating: 2, review: 'Now better' });
    expect((await send('GET', `reviews/${review_id}`)).body.data).toMatchObject({ checked_at: null, version: 3 });
    await moderate(review_id, { version: 3, checked: true });
    expect((await moderate(review_id, { version: 4, checked: false })).body.data.checked_at).toBeNull();
  });

  test('that is hidden leaves the page and the rating within two seconds, and returns when it is shown again', async () => {
    const { product_id, review_id } = await addReviewedProduct();
    await expect.poll(() => readProduct(product_id)).toMatchObject({ review_count: 2, product_rating: 3 });
    expect(await moderate(review_id, { version: 1, hidden: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'hidden_reason', code: 'hidden_reason_needed' }] },
    });
    const hideReply = await moderate(review_id, { version: 1, hidden: true, hidden_reason: 'an advertisement' });
    expect(hideReply.body.data).toMatchObject({ hidden_at: expect.any(String), hidden_reason: 'an advertisement', review: 'Not for me' });
    await expect.poll(() => readProduct(product_id)).toMatchObject({ review_count: 1, product_rating: 5 });
    expect((await readReviews(shop.app, { product_id })).text).not.toContain('Not for me');
    await moderate(review_id, { version: 2, hidden: false });
    await expect.poll(() => readProduct(product_id)).toMatchObject({ review_count: 2, product_rating: 3 });
    const { stored, expected } = await readRatings(shop.db, product_id);
    expect(stored).toEqual(expected);
    expect((await send('GET', `reviews/${review_id}`)).body.data).toMatchObject({ hidden_at: null, hidden_reason: '' });
  });

  test('shows the answer of the shop on the product page within two seconds, with the review unchanged', async () => {
    const { product_id, review_id, author } = await addReviewedProduct();
    await readProduct(product_id);
    const reply = '<b>Try</b> it\r\nat night.';
    const { body } = await moderate(review_id, { version: 1, reply });
    expect(body.data).toMatchObject({ reply: '<b>Try</b> it\nat night.', checked_at: expect.any(String), review: 'Not for me' });
    const shownReview = { review: 'Not for me', reply: { text: '<b>Try</b> it\nat night.', created_at: expect.any(String) } };
    await expect.poll(async () => (await readProduct(product_id)).reviews[0]).toMatchObject(shownReview);
    expect((await readReviews(shop.app, { product_id }, author)).body.mine).toMatchObject(shownReview);
    await moderate(review_id, { version: 2, reply: '' });
    await expect.poll(async () => (await readProduct(product_id)).reviews[0]).toMatchObject({ reply: null });
  });

  test('keeps the date of an answer that is saved again, and refuses an answer over the limit', async () => {
    const { review_id } = await addReviewedProduct();
    const { replied_at } = (await moderate(review_id, { version: 1, reply: 'Thank you' })).body.data;
    expect((await moderate(review_id, { version: 2, reply: 'Thank you', checked: false })).body.data).toMatchObject({ replied_at });
    expect(await moderate(review_id, { version: 3, reply: 'x'.repeat(1_001) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reply', code: 'too_long' }] },
    });
  });

  test('that was changed meanwhile cannot be moderated; the refusal contains the current review', async () => {
    const { review_id } = await addReviewedProduct();
    await moderate(review_id, { version: 1, reply: 'First' });
    expect(await moderate(review_id, { version: 1, reply: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { reply: 'First', version: 2 } },
    });
  });

  test('is logged with the moderator and the changed fields, without any text', async () => {
    const { review_id, product_id, author } = await addReviewedProduct();
    await addReview(shop.app, author, { product_id, rating: 2, review: 'Changed by its author' });
    const secret = createUniqueName('Uwase');
    await moderate(review_id, { version: 2, hidden: true, hidden_reason: `names ${secret}`, reply: `Dear ${secret}` });
    const log = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', review_id).orderBy('audit_id').execute();
    expect(log).toMatchObject([
      {
        noun: 'reviews',
        staff_id: editor.staff_id,
        changes: { hidden_at: { from: null }, hidden_reason: { hidden: true }, reply: { hidden: true } },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('cannot be rewritten by staff, even by SQL', async () => {
    const { review_id } = await addReviewedProduct();
    const rewrite = shop.db.transaction().execute(async (trx) => {
      await setAuditedStaff(trx, editor.staff_id);
      await trx.updateTable('reviews').set({ review: 'I love it' }).where('review_id', '=', review_id).execute();
    });
    await expect(rewrite).rejects.toThrow('staff do not change what a shopper wrote');
  });
});
