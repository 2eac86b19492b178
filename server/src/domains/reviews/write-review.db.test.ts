import { beforeAll, describe, expect, test } from 'vitest';
import { buildFileForm, createPhoto, PDF, upload } from '../../../test/support/fixtures/files.ts';
import { addProduct, addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addReview, insertReviewRow, pressHelpful, readRatings, readReviews } from '../../../test/support/fixtures/reviews.ts';
import { call, callGet, createIpAddress, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

async function addShopperWithProduct() {
  return { shopper: await addShopper(shop.db), product_id: (await addProduct(shop.db)).product_id };
}
const selectReviewRow = (product_id: string) =>
  shop.db.selectFrom('reviews').selectAll().where('product_id', '=', product_id).executeTakeFirstOrThrow();
const readReviewsOfProduct = async (product_id: string) => (await readReviews(shop.app, { product_id })).body;

const REVIEW_FIELDS = [
  'created_at',
  'helpful_by_me',
  'helpful_count',
  'images',
  'mine',
  'rating',
  'reply',
  'review',
  'review_id',
  'skin_type',
  'updated_at',
  'user',
  'verified_buyer',
];

describe('writing a review', () => {
  test('returns the review, shows it at once to all readers, and counts its rating', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    await shop.db.updateTable('users').set({ name: 'Divine Uwase' }).where('user_id', '=', shopper.user_id).execute();
    const input = { product_id, rating: 4, review: '  Soft\r\n& <b>calm</b> skin ', skin_type: 'Dry' };
    const { status, body } = await addReview(shop.app, shopper, input);
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Thank you! Your review is on the page.']);
    expect(Object.keys(body.data).sort()).toEqual(REVIEW_FIELDS);
    expect(body.data).toMatchObject({
      rating: 4,
      review: 'Soft\n& <b>calm</b> skin',
      skin_type: 'Dry',
      images: [],
      helpful_count: 0,
      verified_buyer: false,
      user: { name: 'Divine U.' },
      updated_at: null,
      mine: true,
      helpful_by_me: false,
    });
    const { mine: _, helpful_by_me: __, ...publicReview } = body.data;
    expect(await readReviewsOfProduct(product_id)).toMatchObject({
      results: [publicReview],
      count: 1,
      product_rating: 4,
      review_count: 1,
      rating_distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
    });
    await shop.refresh();
    const page = (await callGet(shop.app, `/api/products/${product_id}`)).body;
    expect([page.reviews, page.review_count, page.product_rating]).toEqual([[publicReview], 1, 4]);
  });

  test.each(ENCODINGS)('accepts a body in %s', async (encoding) => {
    const { shopper, product_id } = await addShopperWithProduct();
    const body = { user_id: shopper.user_id, product_id, rating: '5', review: 'Good' };
    const response = await call(shop.app, '/api/products/reviews/add', body, { token: shopper.token, encoding });
    expect(response).toMatchObject({ status: 200, body: { data: { rating: 5, review: 'Good', skin_type: null } } });
  });

  test('a second time changes the first review, which keeps its date, position and helpful marks', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const firstReview = (await addReview(shop.app, shopper, { product_id, rating: 5 })).body.data;
    await pressHelpful(shop.app, await addShopper(shop.db), firstReview.review_id);
    const { status, body } = await addReview(shop.app, shopper, {
      product_id,
      rating: 2,
      review: 'After a month: itchy',
      skin_type: 'Oily',
    });
    expect([status, body.message]).toEqual([200, 'Your review has been changed.']);
    expect(body.data).toEqual({
      ...firstReview,
      rating: 2,
      review: 'After a month: itchy',
      skin_type: 'Oily',
      helpful_count: 1,
      updated_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await readReviewsOfProduct(product_id)).toMatchObject({ count: 1, review_count: 1, product_rating: 2 });
  });

  test('again with the same content changes nothing', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const firstReply = await addReview(shop.app, shopper, { product_id });
    const repeatedReply = await addReview(shop.app, shopper, { product_id });
    expect([repeatedReply.status, repeatedReply.body.data]).toEqual([200, firstReply.body.data]);
  });

  test('ignores fields that the shopper cannot set', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    await shop.db.updateTable('users').set({ name: 'Keza Ingabire' }).where('user_id', '=', shopper.user_id).execute();
    const forbiddenFields = {
      verified_buyer: true,
      helpful_count: 1000,
      hidden_at: new Date().toISOString(),
      created_at: '2020-01-01T00:00:00Z',
      author_name: 'The Shop',
      review_id: '00000000-0000-4000-8000-000000000000',
      name: 'The Shop',
      user: { name: 'The Shop' },
    };
    expect((await addReview(shop.app, shopper, { product_id, ...forbiddenFields })).status).toBe(200);
    const row = await selectReviewRow(product_id);
    expect(row).toMatchObject({ user_id: shopper.user_id, verified_buyer: false, helpful_count: 0, hidden_at: null, updated_at: null });
    expect([row.author_name, row.review_id === forbiddenFields.review_id]).toEqual(['Keza I.', false]);
    expect(Date.now() - row.created_at.getTime()).toBeLessThan(60_000);
  });

  test('marks a shopper who has received the product as a verified buyer', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    await createPlainOrder(shop.db, { user_id: shopper.user_id, status: 'delivered' }, [{ product_id }]);
    expect((await addReview(shop.app, shopper, { product_id })).body.data.verified_buyer).toBe(true);
  });
});

describe('writing a review is refused for', () => {
  const createRefusal = (path: string, message: string) => ({
    status: 400,
    body: { status: 'error', message, errors: [{ path, message }] },
  });

  test.each([undefined, null, '', 7, ['a'], 'NUL \u0000', 'x'.repeat(101)])('product %j', async (product_id) => {
    const shopper = await addShopper(shop.db);
    expect(await addReview(shop.app, shopper, { product_id })).toMatchObject(createRefusal('product_id', 'Product ID is missing'));
  });

  test.each([undefined, null, '', 0, 6, -1, 4.5, '4.5', 'five', [5]])('rating %j', async (rating) => {
    const { shopper, product_id } = await addShopperWithProduct();
    expect(await addReview(shop.app, shopper, { product_id, rating })).toMatchObject(createRefusal('rating', 'Please choose 1 to 5 stars'));
    expect((await readRatings(shop.db, product_id)).expected.review_count).toBe(0);
  });

  test.each([undefined, null, '', ' \n\t ', '\u200b', 5])('text %j', async (review) => {
    const { shopper, product_id } = await addShopperWithProduct();
    expect(await addReview(shop.app, shopper, { product_id, review })).toMatchObject(createRefusal('review', 'Please write your review'));
  });

  test('a text over the limit, control characters, an unknown skin type', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const add = (body: Record<string, unknown>) => addReview(shop.app, shopper, { product_id, ...body });
    expect(await add({ review: 'x'.repeat(2_001) })).toMatchObject(createRefusal('review', 'Please use at most 2000 characters'));
    expect(await add({ review: 'a\u0000b' })).toMatchObject(createRefusal('review', 'Please remove the unreadable characters'));
    expect(await add({ skin_type: 'Golden' })).toMatchObject(createRefusal('skin_type', 'Please choose one of the skin types'));
    expect((await add({ review: 'x'.repeat(2_000), skin_type: '' })).status).toBe(200);
  });

  test.each([createUniqueName('product'), "' or 1=1 --", '../x'])('the unknown product %j', async (product_id) => {
    const response = await addReview(shop.app, await addShopper(shop.db), { product_id });
    expect(response).toMatchObject({ status: 404, body: { status: 'error', code: 'product_not_found', message: 'Product not found' } });
  });

  test('a draft product', async () => {
    const { product_id } = await addProduct(shop.db, { status: 'draft' });
    const shopper = await addShopper(shop.db);
    expect((await addReview(shop.app, shopper, { product_id })).status).toBe(404);
    expect((await readReviews(shop.app, { product_id })).status).toBe(404);
  });

  test('a product whose review by the shopper is hidden; the review stays unchanged and hidden', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    await addReview(shop.app, shopper, { product_id });
    await shop.db.updateTable('reviews').set({ hidden_at: new Date() }).where('product_id', '=', product_id).execute();
    const { status, body } = await addReview(shop.app, shopper, { product_id, review: 'Once more' });
    expect([status, body.message]).toEqual([
      422,
      'Our team has taken your review of this product off the page. Please contact us about it.',
    ]);
    expect((await selectReviewRow(product_id)).review).toBe('Soft skin');
    expect((await readReviews(shop.app, { product_id }, shopper)).body).toMatchObject({ results: [], mine: null, review_count: 0 });
  });

  test("a request without a session (401) or with another shopper's id (403)", async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const otherShopper = await addShopper(shop.db);
    const body = { product_id, rating: 5, review: 'Good' };
    expect((await call(shop.app, '/api/products/reviews/add', body)).body.message).toBe('You are not authorized');
    for (const encoding of ENCODINGS) {
      const response = await call(
        shop.app,
        '/api/products/reviews/add',
        { ...body, user_id: otherShopper.user_id },
        { token: shopper.token, encoding },
      );
      expect(response).toMatchObject({ status: 403, body: { message: 'You are not authorized' } });
    }
    expect((await readRatings(shop.db, product_id)).expected.review_count).toBe(0);
  });

  test('the 21st time within an hour; the text of the 20th time stays', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    for (let round = 0; round < 20; round++)
      expect((await addReview(shop.app, shopper, { product_id, review: `Turn ${round}` })).status).toBe(200);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/products/reviews/add',
      remoteAddress: createIpAddress(),
      headers: { authorization: `Bearer ${shopper.token}` },
      payload: { product_id, rating: 5, review: 'Turn 20' },
    });
    expect([response.statusCode, response.json().message]).toEqual([429, 'Too many requests. Please wait a moment and try again.']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await selectReviewRow(product_id)).review).toBe('Turn 19');
  });
});

describe('pictures', () => {
  const createPicture = () => createPhoto(80, 60).png().toBuffer();
  const uploadPicture = async (token: string, bytes?: Buffer) =>
    (await upload(shop.app, bytes ?? (await createPicture()), { token })).body.file_new_name;

  test('are the shopper’s uploads in the given order, and the next change replaces them', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const [firstKey, secondKey] = [await uploadPicture(shopper.token), await uploadPicture(shopper.token)];
    const firstReply = await addReview(shop.app, shopper, { product_id, images: [secondKey, firstKey, secondKey, ''] });
    expect([firstReply.status, firstReply.body.data.images]).toEqual([200, [secondKey, firstKey]]);
    expect((await readReviews(shop.app, { product_id, with_images: true })).body).toMatchObject({ count: 1, facets: { with_images: 1 } });
    const secondReply = await addReview(shop.app, shopper, { product_id, images: firstKey });
    expect(secondReply.body.data.images).toEqual([firstKey]);
    const thirdReply = await call(
      shop.app,
      '/api/products/reviews/add',
      { product_id, rating: 5, review: 'Good' },
      { token: shopper.token },
    );
    expect(thirdReply.body.data.images).toEqual([]);
  });

  test('can be sent as files in the same form, and are re-encoded', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const uploadedKey = await uploadPicture(shopper.token);
    const fields = { product_id, rating: '4', review: 'With a picture', images: uploadedKey };
    const { payload, headers } = buildFileForm(await createPicture(), { field: 'images', name: 'me.png', fields });
    const authorization = `Bearer ${shopper.token}`;
    const send = (body: Buffer) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/products/reviews/add',
        remoteAddress: createIpAddress(),
        payload: body,
        headers: { ...headers, authorization },
      });
    const response = await send(payload);
    expect(response.json().data.images).toEqual([uploadedKey, expect.stringMatching(/^[0-9a-f-]{36}\.webp$/)]);
    const brokenForm = buildFileForm(Buffer.from('no picture'), { field: 'images', fields: { ...fields, review: 'Other words' } }).payload;
    const refusal = await send(brokenForm);
    expect([refusal.statusCode, refusal.json().status]).toEqual([415, 'error']);
    expect((await selectReviewRow(product_id)).review).toBe('With a picture');
  });

  test('are not stored for a refused review', async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    await addReview(shop.app, shopper, { product_id });
    await shop.db.updateTable('reviews').set({ hidden_at: new Date() }).where('product_id', '=', product_id).execute();
    const draft = await addProduct(shop.db, { status: 'draft' });
    const statuses: number[] = [];
    for (const id of [product_id, draft.product_id, 'no-such']) {
      const { payload, headers } = buildFileForm(await createPicture(), {
        field: 'images',
        fields: { product_id: id, rating: '4', review: 'Again' },
      });
      const authorization = `Bearer ${shopper.token}`;
      const url = '/api/products/reviews/add';
      statuses.push(
        (await shop.app.inject({ method: 'POST', url, remoteAddress: createIpAddress(), payload, headers: { ...headers, authorization } }))
          .statusCode,
      );
    }
    expect(statuses).toEqual([422, 404, 404]);
    expect(await shop.db.selectFrom('files').select('key').where('user_id', '=', shopper.user_id).execute()).toEqual([]);
  });

  test("cannot be another shopper's, a document, an unknown key, or more than five", async () => {
    const { shopper, product_id } = await addShopperWithProduct();
    const otherKey = await uploadPicture((await addShopper(shop.db)).token);
    const document = await uploadPicture(shopper.token, PDF);
    expect(document).toMatch(/\.pdf$/);
    for (const image of [otherKey, document, 'anua-toner.webp', '../../etc/passwd', `${crypto.randomUUID()}.webp`]) {
      const { status, body } = await addReview(shop.app, shopper, { product_id, images: [image] });
      expect([status, body.errors]).toEqual([
        422,
        [{ path: 'images', code: 'review_image_missing', message: expect.stringContaining('could not be found') }],
      ]);
    }
    const sixPictures = Array.from({ length: 6 }, (_, index) => `${index}.webp`);
    expect(await addReview(shop.app, shopper, { product_id, images: sixPictures })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'images', code: 'too_many_review_images', message: 'Please add at most 5 pictures' }] },
    });
    expect((await readRatings(shop.db, product_id)).expected.review_count).toBe(0);
  });
});

test('no response contains the author’s id', async () => {
  const { shopper, product_id } = await addShopperWithProduct();
  await addReview(shop.app, shopper, { product_id });
  await insertReviewRow(shop.db, { product_id, rating: 3 });
  await shop.refresh();
  const texts = [
    (await readReviews(shop.app, { product_id })).text,
    (await readReviews(shop.app, { product_id }, shopper)).text,
    (await readReviews(shop.app, { product_id }, await addShopper(shop.db))).text,
    (await callGet(shop.app, `/api/products/${product_id}`)).text,
  ];
  for (const text of texts) for (const secret of [shopper.user_id, shopper.email, shopper.username]) expect(text).not.toContain(secret);
});
