/** Pictures that staff upload: the shop checks them, crops them and shows them with their product. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFileForm, createHugePng, createPhoto, PDF, upload } from '../../../../test/support/fixtures/files.ts';
import { addProduct, addShopper, verifyEmail } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { findMissingPictures, toPictureColumns, toProductPictures } from '../files.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  // Not shared: counts all files.
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());

const send = (bytes: Buffer | string, token = editor.token) => upload(shop.app, bytes, { path: '/api/admin/pictures', token });
const addPicture = async (width = 600, height = 400) => (await send(await createPhoto(width, height).jpeg().toBuffer())).body.data;
const crop = (key: string, area: object) => call(shop.app, `/api/admin/pictures/${key}/crop`, area, { token: editor.token });
/** Reads the mean colour of a picture. The test photo is terracotta on its left half and jade on its right half. */
const readColour = async (key: string) => {
  const { data } = await sharp((await shop.storage.read(key)) ?? undefined)
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] !== undefined && data[0] > 100 ? 'terracotta' : 'jade';
};

describe('a picture that a staff member uploads', () => {
  test('is re-encoded, and every visitor can see it without a time limit', async () => {
    const { status, body } = await send(await createPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([status, body.data]).toEqual([
      200,
      {
        key: expect.stringMatching(/^picture-[0-9a-f-]{36}\.webp$/),
        url: `/media/${body.data.key}`,
        width: 400,
        height: 600,
        thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
      },
    ]);
    const row = await shop.db.selectFrom('files').selectAll().where('key', '=', body.data.key).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ staff_id: editor.staff_id, user_id: null, link_hash: null, content_type: 'image/webp' });
    const response = await shop.app.inject({ url: `${body.data.url}?w=320`, headers: { accept: 'image/avif' } });
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 415, 'not_a_picture'],
    ['a PDF', PDF, 415, 'not_a_picture'],
    ['an empty file', '', 400, 'file_empty'],
    ['a picture with too many pixels', createHugePng(9_000), 413, 'picture_too_many_pixels'],
    ['a broken picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40)]), 400, 'file_broken'],
  ])('is refused if it is %s', async (_, bytes, status, code) => {
    const countBefore = await countFiles();
    const refusal = await send(bytes);
    expect([refusal.status, refusal.body.code]).toEqual([status, code]);
    expect(await countFiles()).toBe(countBefore);
  });

  test('is refused if the member is a packer, and if a shopper uploads it', async () => {
    const shopper = await addShopper(shop.db);
    await verifyEmail(shop.db, shopper);
    const { token } = await addStaffMember(shop.db, 'packer');
    const photo = await createPhoto().jpeg().toBuffer();
    expect([(await send(photo, token)).status, (await send(photo, shopper.token)).status]).toEqual([403, 403]);
  });

  test('must be in the form: a form without one is refused', async () => {
    const { payload, headers } = buildFileForm(Buffer.alloc(0), { name: '' });
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/pictures',
      payload,
      headers: { ...headers, authorization: `Bearer ${editor.token}` },
    });
    expect(reply.json().code).toMatch(/^file_(missing|empty)$/);
  });
});

const countFiles = async () => (await shop.db.selectFrom('files').select('key').execute()).length;

describe('cropping a picture', () => {
  test('stores the part as a new picture, and keeps the old one', async () => {
    const { key } = await addPicture(600, 400);
    const { status, body } = await crop(key, { x: 300, y: 100, width: 200, height: 250 });
    expect([status, body.data]).toMatchObject([200, { width: 200, height: 250, key: expect.stringMatching(/^picture-/) }]);
    expect(body.data.key).not.toBe(key);
    expect([await readColour(body.data.key), (await crop(key, { x: 0, y: 0, width: 300, height: 400 })).body.data.width]).toEqual([
      'jade',
      300,
    ]);
  });

  test.each([
    ['ends outside the picture', { x: 500, y: 0, width: 101, height: 400 }, 'crop_outside'],
    ['has no width', { x: 0, y: 0, width: 0, height: 400 }, 'invalid_input'],
    ['begins outside', { x: -1, y: 0, width: 10, height: 10 }, 'invalid_input'],
    ['lacks a number', { x: 0, y: 0, width: 10 }, 'invalid_input'],
  ])('is refused if the part %s', async (_, area, code) => {
    const { key } = await addPicture();
    expect(await crop(key, area)).toMatchObject({ status: 400, body: { code } });
  });

  test('is refused for a shopper’s upload and for an unknown picture', async () => {
    const shopper = await addShopper(shop.db);
    await verifyEmail(shop.db, shopper);
    const shopperUpload = await upload(shop.app, await createPhoto().jpeg().toBuffer(), { token: shopper.token });
    const area = { x: 0, y: 0, width: 10, height: 10 };
    for (const key of [shopperUpload.body.file_new_name, 'nothing.webp', '../secret.webp'].map(encodeURIComponent))
      expect(await crop(key, area)).toMatchObject({ status: 404, body: { code: 'picture_not_found' } });
    expect(await findMissingPictures(shop.db, [shopperUpload.body.file_new_name, 'nothing.webp', ''])).toEqual([
      shopperUpload.body.file_new_name,
      'nothing.webp',
    ]);
  });
});

test('the shop shows the pictures of a product in their order, with their texts and previews', async () => {
  const keys = [(await addPicture()).key, (await addPicture(500)).key, (await addPicture(400)).key];
  const [frontKey, sideKey, usageKey] = keys as [string, string, string];
  expect(await findMissingPictures(shop.db, keys)).toEqual([]);
  const productPictures = {
    pictures: [
      { key: sideKey, alt: 'The pump from the side' },
      { key: frontKey, alt: '' },
    ],
    description_pictures: [{ key: usageKey, alt: 'Two drops on a hand' }],
  };
  const { picture_alts, ...columns } = toPictureColumns(productPictures);
  const { product_id } = await addProduct(shop.db);
  await shop.db
    .updateTable('products')
    .set({ ...columns, picture_alts: JSON.stringify(picture_alts) })
    .where('product_id', '=', product_id)
    .execute();
  await shop.refresh();
  const product = (await shop.app.inject(`/api/products/${product_id}`)).json();
  expect(product).toMatchObject({
    image: sideKey,
    image_thumbhash: expect.stringMatching(/./),
    other_images: [frontKey],
    description_images: [usageKey],
    picture_alts: { [sideKey]: 'The pump from the side', [usageKey]: 'Two drops on a hand' },
    thumbhashes: { [frontKey]: expect.stringMatching(/./), [usageKey]: expect.stringMatching(/./) },
  });
  expect(toProductPictures(product)).toEqual(productPictures);
});
