/** The list of products, and changes of many products at once. */
import { waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { type Replies, type Request, reply } from '#test/fake-api.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const PRODUCTS = [
  {
    product_id: 'rice',
    name: 'Rice Toner',
    brand: 'Anua',
    category: 'Toners',
    base_price: 12_000,
    status: 'published',
    available_pieces: 3,
    is_low: true,
  },
  {
    product_id: 'snail',
    name: 'Snail <b>Essence</b>',
    brand: 'COSRX',
    base_price: 20_000,
    discounted_price: 15_000,
    is_discounted: true,
    status: 'draft',
    available_pieces: 0,
    is_blocked: true,
  },
] as const;

const RESULT = reply('changeProducts', { data: { product_change_id: 'c1', changed: 2 } });
const REPLIES: Replies = {
  adminBrands: reply('adminBrands'),
  adminCategories: reply('adminCategories', { data: [{ category_id: 'toners', name: 'Toners', level: 1 }], total: 1 }),
  adminProducts: ({ query }: Request<'adminProducts'>) => {
    const { ids } = JSON.parse(String(query.filter)) as { ids?: string[] };
    const rows = PRODUCTS.filter(({ product_id }) => !ids || ids.includes(product_id));
    return reply('adminProducts', { data: rows, total: rows.length });
  },
  checkProductChange: reply('checkProductChange'),
  changeProducts: RESULT,
};

async function openList({ role = 'owner', replies = {} }: { role?: StaffRole; replies?: Replies } = {}) {
  const admin = await renderAdmin('/products', { role, replies: { ...REPLIES, ...replies } });
  await admin.findByRole('row', { name: /Rice Toner/ });
  return admin;
}
async function chooseAll(admin: RenderedAdmin) {
  for (const name of ['Choose Rice Toner', /^Choose Snail/]) await admin.user.click(await admin.findByRole('checkbox', { name }));
}
/** The button of a bulk change; a column of the list has the same name. */
const findBulk = (admin: RenderedAdmin, name: string) =>
  admin.main.queryAllByRole('button', { name }).find((button) => !button.closest('th'));
const pressBulk = async (admin: RenderedAdmin, name: string) => admin.user.click(findBulk(admin, name) as HTMLElement);
const readFilter = (admin: RenderedAdmin) =>
  JSON.parse(admin.api.calls.findLast(({ name }) => name === 'adminProducts')?.query.filter ?? '');

test('a row says price, stock and state: what is reduced, sold out, low, or to be checked again', async () => {
  const admin = await openList();
  const rice = within(admin.getByRole('row', { name: /Rice Toner/ }));
  rice.getByText('12,000 RWF');
  rice.getByText('3 · low');
  expect(rice.getByRole('link', { name: 'Rice Toner' }).getAttribute('href')).toBe('/admin/products/rice');
  const snail = within(admin.getByRole('row', { name: /Snail Essence/ }));
  snail.getByText('15,000 RWF');
  snail.getByText('20,000 RWF');
  for (const text of ['Sold out', 'Draft', 'Check again']) snail.getByText(text);
});

test('tabs, words and a category narrow the list', async () => {
  const admin = await openList();
  await admin.user.click(admin.getByRole('tab', { name: 'To check again' }));
  await waitFor(() => expect(readFilter(admin)).toEqual({ blocked: true }));
  await admin.user.type(admin.getByRole('searchbox', { name: 'Search products' }), 'rice{Enter}');
  await admin.choose('Category', 'Toners');
  await waitFor(() => expect(readFilter(admin)).toEqual({ blocked: true, q: 'rice', category_id: 'toners' }));
});

test('a member sees beforehand what a new price changes, changes it, and undoes it', async () => {
  const admin = await openList();
  await chooseAll(admin);
  await pressBulk(admin, 'Price');
  const dialog = await admin.findDialog();
  await admin.fill(/^Percent/, '7,5');
  dialog.getByText('Please enter a whole number, such as 12,000.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 2 products' }).disabled).toBe(true);
  await admin.fill(/^Percent/, '100');
  await dialog.findByText('2 products will change');
  expect(dialog.getByRole('region', { name: 'What will change' }).textContent).toContain('12,000 RWF → 24,000 RWF');
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 2 products' }).disabled).toBe(false));
  admin.api.replies.adminProducts = reply('adminProducts', { data: [{ ...PRODUCTS[0], base_price: 24_000 }], total: 1 });
  await admin.press('Change 2 products');
  await admin.findByRole('heading', { name: '2 products changed' });
  await admin.findByText('24,000 RWF');
  expect(admin.api.listBodies('changeProducts')).toEqual([
    { product_ids: ['rice', 'snail'], change: { kind: 'price', mode: 'percent', value: 100, step: 100 } },
  ]);
  admin.api.replies.undoProductChange = reply('undoProductChange', {
    data: { changed: 1, skipped: [{ name: 'Rice Toner', message: 'Changed since.' }] },
  });
  Object.assign(admin.api.replies, { adminProducts: REPLIES.adminProducts });
  await admin.press('Undo');
  await admin.findByRole('heading', { name: '1 product put back' });
  await admin.findByText('12,000 RWF');
  (await admin.findDialog()).getByText(/^: Changed since\.$/, { exact: false });
  expect(admin.api.calls.find(({ name }) => name === 'undoProductChange')?.params).toEqual({ product_change_id: 'c1' });
  await admin.press('Done');
  await waitFor(() => expect(admin.queryByText('2 chosen')).toBeNull());
});

test('products with a restricted ingredient are published only if the member confirms them', async () => {
  const findings = [{ key: 'retinoids:retinol', name: 'Retinoids', term: 'retinol', kind: 'review' }] as const;
  const skipped = [{ product_id: 'rice', name: 'Rice Toner', code: 'staff_check_needed', message: 'Please confirm it.', findings }];
  const admin = await openList({ replies: { checkProductChange: reply('checkProductChange', { data: { skipped } }) } });
  await chooseAll(admin);
  await pressBulk(admin, 'Status');
  const dialog = await admin.findDialog();
  await admin.user.click(await dialog.findByRole('checkbox', { name: 'Rice Toner: Retinoids: ‘retinol’' }));
  await admin.press('Change 2 products');
  await admin.findByRole('heading', { name: '2 products changed' });
  expect(admin.api.listBodies('changeProducts')[0]?.change).toEqual({
    kind: 'status',
    status: 'published',
    publish_at: null,
    reviewed: [{ product_id: 'rice', keys: ['retinoids:retinol'] }],
  });
});

/** A shop with so many products, of which each tenth is a draft, that gives them by pages as the server does. */
function createLargeShop(count: number): Replies {
  const products = Array.from({ length: count }, (_, index) => ({
    product_id: `p${index}`,
    name: `Toner ${index}`,
    base_price: 1000,
    status: index % 10 === 0 ? ('draft' as const) : ('published' as const),
  }));
  return {
    adminProducts: ({ query }: Request<'adminProducts'>) => {
      const { ids, status } = JSON.parse(String(query.filter)) as { ids?: string[]; status?: string };
      const [page, perPage] = [Number(query.page ?? 1), Number(query.perPage)];
      const found = products.filter((product) => (ids ? ids.includes(product.product_id) : !status || product.status === status));
      return reply('adminProducts', { data: found.slice((page - 1) * perPage, page * perPage), total: found.length });
    },
  };
}
const openLargeList = (count: number, filter: object) =>
  renderAdmin(`/products?filter=${encodeURIComponent(JSON.stringify(filter))}`, { replies: { ...REPLIES, ...createLargeShop(count) } });

test('all products that the filter finds are chosen at once, also those of other pages, and all of them change', async () => {
  const admin = await openLargeList(150, { status: 'published' });
  await admin.user.click(await admin.findByRole('checkbox', { name: 'Choose Toner 1' }));
  await admin.press('Choose all 135 found');
  await admin.findByText('135 chosen');
  expect(admin.queryByRole('button', { name: /^Choose all .* found$/ })).toBeNull();
  await admin.press('Go to page 6');
  expect((await admin.findByRole<HTMLInputElement>('checkbox', { name: 'Choose Toner 149' })).checked).toBe(true);
  await pressBulk(admin, 'Price');
  await admin.fill(/^Percent/, '10');
  const dialog = await admin.findDialog();
  await dialog.findByText('135 products will change');
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 135 products' }).disabled).toBe(false));
  await admin.press('Change 135 products');
  await admin.findByRole('heading', { name: '2 products changed' });
  const published = Array.from({ length: 150 }, (_, index) => `p${index}`).filter((_, index) => index % 10 !== 0);
  expect(admin.api.listBodies('changeProducts')[0]?.product_ids).toEqual(published);
});

test('chosen products stay chosen under another filter, and all that it finds can be chosen instead', async () => {
  const admin = await openLargeList(150, { status: 'published' });
  await admin.user.click(await admin.findByRole('checkbox', { name: 'Choose Toner 1' }));
  await admin.user.click(admin.getByRole('tab', { name: 'Drafts' }));
  await admin.findByRole('checkbox', { name: 'Choose Toner 140' });
  admin.getByText('1 chosen');
  await admin.press('Choose all 15 found');
  await admin.findByText('15 chosen');
  await admin.user.click(admin.getByRole('tab', { name: 'Published' }));
  expect((await admin.findByRole<HTMLInputElement>('checkbox', { name: 'Choose Toner 1' })).checked).toBe(false);
  await admin.press('Choose none');
  await waitFor(() => expect(admin.queryByText(/ chosen$/)).toBeNull());
});

test('more products than one change may have cannot be chosen at once', async () => {
  const admin = await openLargeList(600, { status: 'published' });
  await admin.user.click(await admin.findByRole('checkbox', { name: 'Choose Toner 1' }));
  await admin.findByText('1 chosen');
  expect(admin.queryByRole('button', { name: /^Choose all .* found$/ })).toBeNull();
});

test.each([
  ['packer', ['Stock']],
  ['editor', ['Tags', 'Status']],
  ['support', []],
] as const)('a member with the role %s changes only %j of many products', async (role, labels) => {
  const admin = await openList({ role });
  expect(admin.queryByRole('link', { name: 'Add a product' }) !== null).toBe(role === 'editor');
  const checkbox = admin.queryByRole('checkbox', { name: 'Choose Rice Toner' });
  expect(checkbox !== null).toBe(labels.length > 0);
  if (checkbox) await admin.user.click(checkbox);
  expect(['Price', 'Discount', 'Tags', 'Status', 'Stock'].filter((label) => findBulk(admin, label))).toEqual(labels);
});

test('a tag is either added or removed: choosing it in one group takes it out of the other', async () => {
  const admin = await openList();
  await chooseAll(admin);
  await pressBulk(admin, 'Tags');
  const dialog = await admin.findDialog();
  for (const group of ['Add', 'Remove']) {
    const [box] = within(dialog.getByRole('group', { name: group })).getAllByRole('checkbox');
    await admin.user.click(box as HTMLElement);
  }
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 2 products' }).disabled).toBe(false));
  await admin.press('Change 2 products');
  await admin.findByRole('heading', { name: '2 products changed' });
  expect(admin.api.listBodies('changeProducts')[0]?.change).toMatchObject({ kind: 'tags', add: [], remove: [expect.any(String)] });
});

test('a member undoes only the bulk changes that she may make, and none twice', async () => {
  const changes = [
    { product_change_id: 'c1', kind: 'price', products: 2 },
    { product_change_id: 'c2', kind: 'stock', products: 3 },
    { product_change_id: 'c3', kind: 'stock', products: 4, undone_at: '2026-01-05T06:00:00.000Z' },
  ] as const;
  const admin = await renderAdmin('/product-changes', {
    role: 'packer',
    replies: { productChanges: reply('productChanges', { data: changes, total: 3 }) },
  });
  await admin.findByText(/^Undone 5 Jan/);
  const hasUndo = (name: RegExp) => within(admin.getByRole('row', { name })).queryByRole('button') !== null;
  expect([/^Price 2/, /^Stock 3/, /^Stock 4/].map(hasUndo)).toEqual([false, true, false]);
});

test('earlier bulk changes are undone from their list', async () => {
  const change = { product_change_id: 'c1', kind: 'price', products: 2, staff: 'Ada' } as const;
  const admin = await renderAdmin('/product-changes', {
    replies: { productChanges: reply('productChanges', { data: [change], total: 1 }) },
  });
  await admin.findByRole('row', { name: /^Price 2 .* Ada/ });
  admin.api.replies.undoProductChange = reply('undoProductChange', { data: { changed: 2 } });
  await admin.press(/^Undo the change/);
  await admin.findByRole('heading', { name: '2 products put back' });
});
