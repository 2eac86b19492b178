/**
 * What staff change is so on the pages that shoppers load, which the server keeps. The limit is two seconds after the reply of the change on
 * an idle machine; a busy one only makes the test report a longer time.
 */
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPhoto, upload } from '../support/fixtures/files.ts';
import { addProduct, addShopper, createUniqueName, type Product, setShipping } from '../support/fixtures/fixtures.ts';
import { addReview } from '../support/fixtures/reviews.ts';
import { addStaffMember, type TestStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';

const GENEROUS_MS = 60_000;

let shop: TestShop;
let owner: TestStaffMember;
let product: Product;
let place: { brand_id: string; category_id: string };
let longest = { ms: 0, change: '' };
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db, 'owner' satisfies StaffRole);
  product = await addProduct(shop.db, { tags: ['NEW ARRIVAL'], stock: 5 });
  const columns = ['brand_id', 'category_id'] as const;
  place = await shop.db.selectFrom('products').select(columns).where('product_id', '=', product.product_id).executeTakeFirstOrThrow();
  await shop.refresh();
});
afterAll(async () => {
  await shop.close();
  process.stdout.write(`The longest time from a change to its effect: ${Math.round(longest.ms)} ms (${longest.change})\n`);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
// biome-ignore lint/suspicious/noExplicitAny: each call has another reply
type Data = any;
async function send(method: Method, path: string, body?: unknown): Promise<Data> {
  const response = await call(shop.app, `/api/admin/${path}`, body, { method, token: owner.token });
  expect([path, response.status, response.body?.errors]).toEqual([path, 200, undefined]);
  return response.body.data;
}
/** Changes a record of staff as an editor does, who has just read it. */
const patch = async (path: string, change: object) => send('PATCH', path, { version: (await send('GET', path)).version, ...change });
const remove = async (path: string) => send('DELETE', `${path}?version=${(await send('GET', path)).version}`);
const addPicture = async (): Promise<string> =>
  (await upload(shop.app, await createPhoto(80, 60).png().toBuffer(), { path: '/api/admin/pictures', token: owner.token })).body.data.key;
const readPage = async (url: string) => (await shop.app.inject(url)).body;

/** `shows`: is on the page after the change and was not before; `hides` the other way round. */
type Effect = { page: string; shows?: string; hides?: string };
/** Prepares the change; `change` is timed from its reply. */
type Change = () => Promise<{ effects: readonly Effect[]; change: () => Promise<unknown> }>;

const productPath = () => `products/${product.product_id}`;
const productPage = () => `/product/${product.product_id}`;
const text = createUniqueName;

/** A record that is added, then changed, then deleted; each is one change. */
function addChangeDelete(noun: string, page: string, create: () => Promise<[body: object, shown: string]>, change: () => [object, string]) {
  const record = { id: '', shown: '' };
  const findId = (data: Data) => Object.entries(data).find(([name]) => name.endsWith('_id') && name !== 'parent_id')?.[1] as string;
  const rows: [string, Change][] = [
    [
      `${noun}: add`,
      async () => {
        const [body, shown] = await create();
        record.shown = shown;
        const add = async () => {
          record.id = findId(await send('POST', noun, body));
        };
        return { effects: [{ page, shows: shown }], change: add };
      },
    ],
    [
      `${noun}: change`,
      async () => {
        const [body, shown] = change();
        const effects = [{ page, shows: shown, hides: record.shown }];
        record.shown = shown;
        return { effects, change: () => patch(`${noun}/${record.id}`, body) };
      },
    ],
    [`${noun}: delete`, async () => ({ effects: [{ page, hides: record.shown }], change: () => remove(`${noun}/${record.id}`) })],
  ];
  return rows;
}

/** A picture or a text of the settings, on a page of every kind. */
const setting = (name: string, page: string, value: () => Promise<string>): [string, Change] => [
  `settings: ${name}`,
  async () => {
    const shown = await value();
    return { effects: [{ page, shows: shown }], change: () => patch('settings', { [name]: shown }) };
  },
];

const productChange = (
  name: string,
  body: (shown: string) => object,
  shown: () => Promise<string> | string,
  pages: () => string[],
): [string, Change] => [
  `product: ${name}`,
  async () => {
    const value = await shown();
    return { effects: pages().map((page) => ({ page, shows: value })), change: () => patch(productPath(), body(value)) };
  },
];

const BULK = { id: '' };
const LISTS = () => [productPage(), '/', '/new', `/category/${place.category_id}`, '/all-products'];

const CHANGES: readonly (readonly [string, Change])[] = [
  setting('name', '/faqs', async () => text('Muraho')),
  setting('light_logo', '/faqs', addPicture),
  setting('dark_logo', '/faqs', addPicture),
  setting('favicon', '/faqs', addPicture),
  setting('address', '/contactus', async () => text('KN 4 Ave')),
  ...addChangeDelete(
    'slides',
    '/',
    async () => {
      const title = text('Slide');
      return [{ title, image: await addPicture(), link: '/deals' }, title];
    },
    () => {
      const title = text('Slide again');
      return [{ title }, title];
    },
  ),
  ...addChangeDelete(
    'slide-texts',
    '/',
    async () => {
      const shown = text('Announcement');
      return [{ text: shown }, shown];
    },
    () => {
      const shown = text('Announcement again');
      return [{ text: shown }, shown];
    },
  ),
  ...addChangeDelete(
    'faqs',
    '/faqs',
    async () => {
      const question = text('Question');
      return [{ question, answer: '<p>Yes.</p>' }, question];
    },
    () => {
      const question = text('Question again');
      return [{ question }, question];
    },
  ),
  [
    'policies: a new text',
    async () => {
      const shown = text('Terms of today');
      return {
        effects: [{ page: '/terms', shows: shown }],
        change: () => send('POST', 'policies', { policy: 'terms', html: `<p>${shown}</p>` }),
      };
    },
  ],
  productChange(
    'name',
    (name) => ({ name }),
    () => text('Cica'),
    LISTS,
  ),
  productChange('picture', (key) => ({ pictures: [{ key, alt: '' }] }), addPicture, LISTS),
  productChange(
    'description',
    (shown) => ({ description: `<p>${shown}</p>` }),
    () => text('For dry skin'),
    () => [productPage()],
  ),
  productChange(
    'price',
    () => ({ base_price: 12_345 }),
    () => '12,345',
    LISTS,
  ),
  [
    'bulk change: price',
    async () => ({
      effects: LISTS().map((page) => ({ page, shows: '23,456', hides: '12,345' })),
      change: async () => {
        const change = { kind: 'price', mode: 'set', value: 23_456 };
        BULK.id = (await send('POST', 'product-changes', { product_ids: [product.product_id], change })).product_change_id;
      },
    }),
  ],
  [
    'bulk change: undo',
    async () => ({
      effects: LISTS().map((page) => ({ page, shows: '12,345', hides: '23,456' })),
      change: () => send('POST', `product-changes/${BULK.id}/undo`),
    }),
  ],
  [
    'bulk change: tags',
    async () => ({
      effects: [{ page: '/best', shows: product.product_id }],
      change: () =>
        send('POST', 'product-changes', {
          ...{ product_ids: [product.product_id], change: { kind: 'tags', add: ['BEST SELLER'], remove: [] } },
        }),
    }),
  ],
  [
    'brand: name',
    async () => {
      const name = text('Brand');
      return {
        effects: [productPage(), '/brands'].map((page) => ({ page, shows: name })),
        change: () => patch(`brands/${place.brand_id}`, { name }),
      };
    },
  ],
  [
    'category: name',
    async () => {
      const name = text('Creams');
      return {
        effects: [`/category/${place.category_id}`, '/faqs'].map((page) => ({ page, shows: name })),
        change: () => patch(`categories/${place.category_id}`, { name }),
      };
    },
  ],
  [
    'category: picture',
    async () => {
      const image = await addPicture();
      return { effects: [{ page: '/', shows: image }], change: () => patch(`categories/${place.category_id}`, { image }) };
    },
  ],
  [
    'review: hide',
    async () => {
      const comment = text('It helps');
      const shopper = await addShopper(shop.db);
      expect((await addReview(shop.app, shopper, { product_id: product.product_id, review: comment })).status).toBe(200);
      await expect.poll(() => readPage(productPage()), { timeout: GENEROUS_MS, interval: 20 }).toContain(comment);
      const { review_id } = await shop.db.selectFrom('reviews').select('review_id').where('review', '=', comment).executeTakeFirstOrThrow();
      return {
        effects: [{ page: productPage(), hides: comment }],
        change: () => patch(`reviews/${review_id}`, { hidden: true, hidden_reason: 'An advertisement' }),
      };
    },
  ],
  [
    'product: the last pieces are gone',
    async () => ({
      effects: [{ page: productPage(), shows: 'Sold out' }],
      change: () => send('POST', `${productPath()}/stock`, { set: 0, seen: 5, reason: 'counted' }),
    }),
  ],
  [
    'product: archived',
    async () => ({
      effects: ['/new', '/all-products'].map((page) => ({ page, hides: product.product_id })),
      change: () => patch(productPath(), { status: 'archived' }),
    }),
  ],
];

/** Whether the page is as it shall be after the change. */
const isThere = async ({ page, shows, hides }: Effect) => {
  const html = await readPage(page);
  return (shows === undefined || html.includes(shows)) && (hides === undefined || !html.includes(hides));
};

test.each(CHANGES)('%s', async (name, prepare) => {
  const { effects, change } = await prepare();
  // Read twice, so that the server keeps them.
  for (const effect of [...effects, ...effects]) expect([effect, await isThere(effect)]).toEqual([effect, false]);
  await change();
  const began_ms = performance.now();
  for (const effect of effects) {
    await expect.poll(() => isThere(effect), { timeout: GENEROUS_MS, interval: 20, message: JSON.stringify(effect) }).toBe(true);
  }
  const ms = performance.now() - began_ms;
  if (ms > longest.ms) longest = { ms, change: name };
});
