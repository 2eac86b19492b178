/** An upload is shown to its owner, to staff, to holders of a fresh link, and to everyone while a review shows it. All others get 404. */

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteUnusedFiles } from '../../src/domains/files/files.ts';
import { hashLinkToken } from '../../src/domains/files/upload-access.ts';
import { refuse } from '../../src/lib/outcome.ts';
import { STAFF_MESSAGES } from '../../src/messages/messages.ts';
import { buildRefusalBody, createFieldError, createMessage } from '../../src/messages/sentences.ts';
import { buildFileForm, createPhoto, PDF, upload } from '../support/fixtures/files.ts';
import { addProduct, addShopper, type Shopper } from '../support/fixtures/fixtures.ts';
import { addReview } from '../support/fixtures/reviews.ts';
import { addStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

const erasedKeys: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    enqueue: async (_db, name, data) => {
      if (name === 'erase-files') erasedKeys.push(...(data as { keys: string[] }).keys);
    },
  });
});
afterAll(() => shop.close());

const createPicture = () => createPhoto(400, 300).png().toBuffer();
const get = (url: string, { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {}) =>
  shop.app.inject({ url, headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } });
const fetchStatus = async (url: string, token?: string) => (await get(url, { token })).statusCode;

async function uploadPicture(bytes?: Buffer): Promise<{ shopper: Shopper; key: string; url: string }> {
  const shopper = await addShopper(shop.db);
  const { body } = await upload(shop.app, bytes ?? (await createPicture()), { token: shopper.token });
  return { shopper, key: body.file_new_name, url: body.url };
}

/** Adds a document as if the shopper had uploaded it this many minutes ago. */
async function addOldDocument(user_id: string, { minutes }: { minutes: number }): Promise<{ key: string; url: string }> {
  const [key, linkToken] = [`${randomUUID()}.pdf`, randomUUID()];
  await shop.storage.write(key, PDF, 'application/pdf');
  const created_at = new Date(Date.now() - minutes * 60_000);
  const fileColumns = { kind: 'document' as const, content_type: 'application/pdf', bytes: PDF.length };
  await shop.db
    .insertInto('files')
    .values({ key, user_id, created_at, link_hash: hashLinkToken(linkToken), ...fileColumns })
    .execute();
  return { key, url: `/media/${linkToken}/${key}` };
}

describe.each([
  ['a picture', createPicture],
  ['a document', async () => PDF],
])('%s', (_, createUpload) => {
  test('is shown to its owner, to staff and by its link, and is not cached', async () => {
    const { shopper, key, url } = await uploadPicture(await createUpload());
    const staffMember = await addStaffMember(shop.db);
    for (const reply of [
      await get(`/media/${key}`, { token: shopper.token }),
      await get(`/media/${key}`, { token: staffMember.token }),
      await get(url),
    ]) {
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(reply.rawPayload.equals((await shop.storage.read(key)) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('is 404 for a staff member who does not moderate reviews', async () => {
    const { key } = await uploadPicture(await createUpload());
    expect((await get(`/media/${key}`, { token: (await addStaffMember(shop.db, 'packer')).token })).statusCode).toBe(404);
    expect((await get(`/media/${key}`, { token: (await addStaffMember(shop.db, 'support')).token })).statusCode).toBe(200);
  });

  test('is 404 for a guest, another shopper or a wrong link, and the response reveals nothing', async () => {
    const { key, url } = await uploadPicture(await createUpload());
    const [other, otherUpload] = [await addShopper(shop.db), await uploadPicture()];
    const unknownKey = `${randomUUID()}${key.slice(36)}`;
    const getLinkToken = (uploadUrl: string) => uploadUrl.split('/')[2];
    const requests: [string, string?][] = [
      [`/media/${key}`],
      [`/media/${key}`, other.token],
      [`/media/${key}`, 'x'.repeat(43)],
      [`/media/${getLinkToken(otherUpload.url)}/${key}`],
      [`/media/${getLinkToken(url)?.slice(0, -1)}/${key}`],
      [`/media/${getLinkToken(url)?.toUpperCase()}/${key}`],
      [`/media/null/${key}`],
      [`/media/${key}/${key}`],
      [`/media/${getLinkToken(url)}/${unknownKey}`],
      [`/media/${key}?link=${getLinkToken(url)}`],
      [`/media/${key}?w=320`],
    ];
    for (const [address, token] of requests) {
      for (const accept of ['*/*', 'image/avif,image/*']) {
        const [hiddenReply, missingReply] = [
          await get(address, { token, headers: { accept } }),
          await get(`/media/${unknownKey}`, { token, headers: { accept } }),
        ];
        expect([address, hiddenReply.statusCode, hiddenReply.payload]).toEqual([address, 404, missingReply.payload]);
        expect(hiddenReply.headers['cache-control']).toBe('no-store');
        expect(Object.keys(hiddenReply.headers).sort()).toEqual(Object.keys(missingReply.headers).sort());
      }
    }
  });
});

test('a link shows a picture in the requested width and works for an hour; its owner sees the upload after that too', async () => {
  const { url } = await uploadPicture();
  const reply = await get(`${url}?w=160`, { headers: { accept: 'image/webp' } });
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(160);
  const shopper = await addShopper(shop.db);
  const [fresh, old] = [await addOldDocument(shopper.user_id, { minutes: 59 }), await addOldDocument(shopper.user_id, { minutes: 61 })];
  expect([await fetchStatus(fresh.url), await fetchStatus(old.url)]).toEqual([200, 404]);
  expect(await fetchStatus(`/media/${old.key}`, shopper.token)).toBe(200);
});

test('the database stores no link token, and nothing in it opens an upload', async () => {
  const { key, url } = await uploadPicture();
  const row = await shop.db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(url.split('/')[2]);
  expect(await fetchStatus(`/media/${row.link_hash?.toString('base64url')}/${key}`)).toBe(404);
});

test("a link does not apply to the shop's own pictures", async () => {
  await shop.storage.write('toner.webp', await createPhoto(60, 60).webp().toBuffer(), 'image/webp');
  expect([await fetchStatus('/media/toner.webp'), await fetchStatus('/media/any-link/toner.webp')]).toEqual([200, 404]);
});

test('an upload without a row, or of an erased account, is 404', async () => {
  const [leftover, { shopper, key }] = [`${randomUUID()}.pdf`, await uploadPicture()];
  await shop.storage.write(leftover, PDF, 'application/pdf');
  await shop.db.deleteFrom('users').where('user_id', '=', shopper.user_id).execute();
  expect([await fetchStatus(`/media/${leftover}`), await fetchStatus(`/media/${key}`)]).toEqual([404, 404]);
});

describe('a picture that a review shows', () => {
  const hideReview = (product_id: string) =>
    shop.db.updateTable('reviews').set({ hidden_at: new Date() }).where('product_id', '=', product_id).execute();
  const setStatus = (product_id: string, status: 'draft' | 'published') =>
    shop.db.updateTable('products').set({ status }).where('product_id', '=', product_id).execute();
  const readClock = performance.now.bind(performance);
  let skipped_ms = 0;
  const advanceOneMinute = () => {
    skipped_ms += 61_000;
    // The clock goes on, because limits drain by it.
    vi.spyOn(performance, 'now').mockImplementation(() => readClock() + skipped_ms);
  };

  async function addReviewedPicture() {
    const [{ shopper, key }, { product_id }] = [await uploadPicture(), await addProduct(shop.db)];
    expect((await addReview(shop.app, shopper, { product_id, images: [key] })).status).toBe(200);
    return { shopper, key, product_id };
  }

  test('is public, and cached for less than an hour', async () => {
    const { key } = await addReviewedPicture();
    for (const address of [`/media/${key}`, `/media/${key}?w=320`]) {
      const { statusCode, headers } = await get(address);
      // A browser may fetch the picture up to a minute after its review was hidden, because the server remembers reviewed pictures this long.
      const seconds = Number(/^public, max-age=(\d+)$/.exec(headers['cache-control'] as string)?.[1]);
      expect([statusCode, seconds + 60 < 3_600]).toEqual([200, true]);
    }
  });

  test.each([
    ['staff hide the review', hideReview],
    ['the product is not sold any more', (product_id: string) => setStatus(product_id, 'draft')],
    ['the review is deleted', (product_id: string) => shop.db.deleteFrom('reviews').where('product_id', '=', product_id).execute()],
    [
      'the review has other pictures',
      (product_id: string) => shop.db.updateTable('reviews').set({ images: [] }).where('product_id', '=', product_id).execute(),
    ],
  ])('is shown only to its owner a minute after %s', async (_, hidePicture) => {
    const { shopper, key, product_id } = await addReviewedPicture();
    expect(await fetchStatus(`/media/${key}`)).toBe(200);
    await hidePicture(product_id);
    advanceOneMinute();
    expect([await fetchStatus(`/media/${key}`), await fetchStatus(`/media/${key}?w=320`)]).toEqual([404, 404]);
    expect(await fetchStatus(`/media/${key}`, shopper.token)).toBe(200);
  });

  test('is never public while staff hide the review', async () => {
    const { key, product_id } = await addReviewedPicture();
    await hideReview(product_id);
    expect(await fetchStatus(`/media/${key}`)).toBe(404);
  });
});

describe('a shopper whose e-mail address is not verified', () => {
  const addUnverifiedShopperAndProduct = async () => ({
    shopper: await addShopper(shop.db, { email_verified: false }),
    ...(await addProduct(shop.db)),
  });
  const post = (shopper: Shopper, { payload, headers }: { payload: Buffer; headers: Record<string, string> }) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/products/reviews/add',
      payload,
      headers: { ...headers, authorization: `Bearer ${shopper.token}` },
    });

  test('may write reviews without pictures, as JSON and as a form', async () => {
    const { shopper, product_id } = await addUnverifiedShopperAndProduct();
    expect((await addReview(shop.app, shopper, { product_id })).status).toBe(200);
    const fields = { product_id, rating: '4', review: 'In words' };
    const response = await post(shopper, buildFileForm(Buffer.alloc(0), { field: 'images', name: '', fields }));
    expect([response.statusCode, response.json().data.review]).toEqual([200, 'In words']);
  });

  test('may not add pictures as a file, as a too large file, or by a key', async () => {
    const { shopper, product_id } = await addUnverifiedShopperAndProduct();
    const fields = { product_id, rating: '4', review: 'With a picture' };
    const forms = [await createPicture(), Buffer.from('no picture'), Buffer.alloc(5_000_000)].map((bytes) =>
      buildFileForm(bytes, { field: 'images', fields }),
    );
    for (const form of forms) {
      const response = await post(shopper, form);
      expect([response.statusCode, response.json()]).toEqual([403, buildRefusalBody(refuse('email_unverified'), STAFF_MESSAGES)]);
    }
    const reviewWithKey = await addReview(shop.app, shopper, { product_id, images: [`${randomUUID()}.webp`] });
    expect([reviewWithKey.status, reviewWithKey.body.message]).toEqual([403, createMessage(refuse('email_unverified'), STAFF_MESSAGES)]);
    expect(await shop.db.selectFrom('reviews').select('review_id').where('product_id', '=', product_id).execute()).toEqual([]);
    expect(await shop.db.selectFrom('files').select('key').where('user_id', '=', shopper.user_id).execute()).toEqual([]);
  });
});

test('pictures sent with reviews count as uploads, broken ones too', async () => {
  const [shopper, { product_id }] = [await addShopper(shop.db), await addProduct(shop.db)];
  const form = buildFileForm(Buffer.from('no picture'), { field: 'images', fields: { product_id, rating: '4', review: 'Good' } });
  const statuses: number[] = [];
  // Each form counts as two uploads, itself and its picture. Nineteen reviews are below the limit of reviews an hour.
  for (let round = 0; round < 19; round++) {
    const headers = { ...form.headers, authorization: `Bearer ${shopper.token}` };
    statuses.push((await shop.app.inject({ method: 'POST', url: '/api/products/reviews/add', ...form, headers })).statusCode);
  }
  expect([...new Set(statuses)]).toEqual([415]);
  // A shopper may send sixty uploads at once, of which the forms have used 38.
  const uploads: number[] = [];
  for (let round = 0; round < 23; round++) uploads.push((await upload(shop.app, 'no file', { token: shopper.token })).status);
  expect([uploads.slice(0, 22).every((status) => status === 415), uploads.at(-1)]).toEqual([true, 429]);
});

describe('an upload that no review shows', () => {
  const checkRowsExist = async (...keys: string[]) => {
    const rows = await shop.db.selectFrom('files').select('key').where('key', 'in', keys).execute();
    return keys.map((key) => rows.some((row) => row.key === key));
  };
  const DAY_MINUTES = 24 * 60;

  test('is deleted after thirty days, with its bytes, while others stay', async () => {
    const { user_id } = await addShopper(shop.db);
    const [old, young] = [
      await addOldDocument(user_id, { minutes: 31 * DAY_MINUTES }),
      await addOldDocument(user_id, { minutes: 29 * DAY_MINUTES }),
    ];
    const [shown, hidden] = [
      await addOldDocument(user_id, { minutes: 40 * DAY_MINUTES }),
      await addOldDocument(user_id, { minutes: 40 * DAY_MINUTES }),
    ];
    for (const [{ key }, hidden_at] of [
      [shown, null],
      [hidden, new Date()],
    ] as const) {
      const { product_id } = await addProduct(shop.db);
      const review = { product_id, rating: 5, review: 'Good', author_name: 'Keza', images: [key], hidden_at };
      await shop.db.insertInto('reviews').values(review).execute();
    }
    const demoKey = 'demo-of-last-year.pdf';
    const fileColumns = { kind: 'document' as const, content_type: 'application/pdf', bytes: 5 };
    await shop.db
      .insertInto('files')
      .values({ key: demoKey, created_at: new Date(0), ...fileColumns })
      .execute();
    await deleteUnusedFiles(shop.db, shop.context.enqueue);
    expect(await checkRowsExist(old.key, young.key, shown.key, hidden.key, demoKey)).toEqual([false, true, true, true, true]);
    expect(erasedKeys).toContain(old.key);
    expect(erasedKeys).not.toContain(young.key);
  });

  test('cannot be added to a review after its deletion', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id } = await addProduct(shop.db);
    const { key } = await addOldDocument(shopper.user_id, { minutes: 31 * DAY_MINUTES });
    await deleteUnusedFiles(shop.db, shop.context.enqueue);
    const response = await addReview(shop.app, shopper, { product_id, images: [key] });
    expect([response.status, response.body.errors]).toEqual([422, [createFieldError('images', 'review_image_missing', STAFF_MESSAGES)]]);
  });
});

test('no picture of the demo has a name in the form of uploads', () => {
  const names = readdirSync(new URL('../../../demo/pictures', import.meta.url));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}/.test(name))).toEqual([]);
});
