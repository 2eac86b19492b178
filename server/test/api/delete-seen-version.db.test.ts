/** Staff delete only what they have seen: each call that deletes a record with a version refuses an old version with the current record. */
import { staffCallEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPhoto, upload } from '../support/fixtures/files.ts';
import { addProduct } from '../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  // Not shared: adds records with fixed names.
  shop = await openTestShop();
  owner = await addStaffMember(shop.db);
  // A search word must mean something that the shop has.
  await addProduct(shop.db, { name: 'Rice toner' });
  await shop.refresh();
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: owner.token });
const addRecord = async (path: string, body: object) => (await send('POST', path, body)).body.data;

/** `path`: the list of the records. `createBody`: builds the body that adds a record. `change`: what a colleague changes of the record. */
type Deletion = { path: string; idField: string; createBody: () => Promise<object> | object; change: object };

const DELETIONS: Readonly<Record<string, Deletion>> = {
  deleteProduct: {
    path: 'products',
    idField: 'product_id',
    createBody: async () => ({
      name: 'Rice Toner',
      brand_id: (await addRecord('brands', { name: 'Hanbang' })).brand_id,
      category_id: (await addRecord('categories', { name: 'Toners' })).category_id,
    }),
    change: { name: 'Oat Toner' },
  },
  deleteCoupon: {
    path: 'coupons',
    idField: 'coupon_id',
    createBody: () => ({ coupon_code: 'NOEL-2026', coupon_type: 'fixed', discount: 1_000 }),
    change: { note: 'For December' },
  },
  deleteCouponBatch: {
    path: 'coupon-batches',
    idField: 'coupon_batch_id',
    createBody: () => ({ name: 'Fair', count: 2, coupon_type: 'fixed', discount: 1_000 }),
    change: { name: 'Kigali fair' },
  },
  deleteBrand: { path: 'brands', idField: 'brand_id', createBody: () => ({ name: 'Anua' }), change: { name: 'Anua Korea' } },
  deleteCategory: { path: 'categories', idField: 'category_id', createBody: () => ({ name: 'Masks' }), change: { name: 'Sheet masks' } },
  deleteRedirect: {
    path: 'redirects',
    idField: 'redirect_id',
    createBody: () => ({ from_path: '/old', to_path: '/brands' }),
    change: { to_path: '/faqs' },
  },
  deleteSearchWord: {
    path: 'search-words',
    idField: 'search_word_id',
    createBody: () => ({ word: 'amavuta', means: ['toner'] }),
    change: { word: 'amavuta meza' },
  },
  deleteSlide: {
    path: 'slides',
    idField: 'slide_id',
    createBody: async () => {
      const picture = await createPhoto().png().toBuffer();
      const { key } = (await upload(shop.app, picture, { path: '/api/admin/pictures', token: owner.token })).body.data;
      return { title: 'Sun', image: key };
    },
    change: { title: 'Sun care' },
  },
  deleteSlideText: { path: 'slide-texts', idField: 'slide_text_id', createBody: () => ({ text: 'Muraho' }), change: { text: 'Muraho!' } },
  deleteFaq: {
    path: 'faqs',
    idField: 'faq_id',
    createBody: () => ({ question: 'Do you deliver?', answer: '<p>Yes</p>' }),
    change: { question: 'Where do you deliver?' },
  },
  deletePolicy: {
    path: 'policies',
    idField: 'policy_id',
    createBody: () => ({ policy: 'legal', html: '<p>Mine</p>', starts_at: '2099-01-01T00:00:00Z' }),
    change: { html: '<p>Theirs</p>' },
  },
};

/** Calls that delete nothing with a version: sessions, codes, and a filter that only its owner sees. */
const WITHOUT_VERSION = [
  'staffSignOut',
  'endTotp',
  'endOtherStaffSessions',
  'endOwnStaffSession',
  'resetMemberTotp',
  'endMemberSessions',
  'endMemberSession',
  'deleteOrderFilter',
];

test('every call with DELETE is tested here, or deletes nothing that has a version', () => {
  const calls = Object.entries(staffCallEndpoints).filter(([, { call: address }]) => address.startsWith('DELETE '));
  expect(calls.map(([name]) => name).sort()).toEqual([...Object.keys(DELETIONS), ...WITHOUT_VERSION].sort());
});

test.each(Object.entries(DELETIONS))('%s deletes a record only in the version that the staff member has seen', async (_, deletion) => {
  const record = await addRecord(deletion.path, await deletion.createBody());
  const path = `${deletion.path}/${record[deletion.idField]}`;
  const changed = await send('PATCH', path, { version: record.version, ...deletion.change });
  expect([changed.status, changed.body.data.version]).toEqual([200, record.version + 1]);
  expect(await send('DELETE', `${path}?version=${record.version}`)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', data: { ...deletion.change, version: record.version + 1 } },
  });
  expect(await send('DELETE', path)).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
  expect((await send('GET', path)).status).toBe(200);
  expect((await send('DELETE', `${path}?version=${record.version + 1}`)).status).toBe(200);
  expect((await send('GET', path)).status).toBe(404);
});
