/** The form of a product: what it sends, what a colleague has changed meanwhile, its copy, its preview and its stock. */
import { waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test, vi } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const PRODUCT = {
  product_id: 'rice',
  name: 'Rice Toner',
  brand_id: 'anua',
  brand: 'Anua',
  category_id: 'toners',
  category: 'Toners',
  base_price: 12_000,
  weight: 150,
  status: 'draft',
  stock: 5,
  reserved: 2,
  version: 3,
} as const;
const createProduct = (fields = {}) => reply('adminProduct', { data: { ...PRODUCT, ...fields } as never });

async function openProduct(
  fields = {},
  { role = 'owner', replies = {}, path = '/products/rice' }: { role?: StaffRole; replies?: Replies; path?: string } = {},
) {
  const admin = await renderAdmin(path, {
    role,
    replies: {
      adminProduct: createProduct(fields),
      adminProducts: reply('adminProducts'),
      adminBrand: reply('adminBrand', { data: { brand_id: 'anua', name: 'Anua' } }),
      adminBrands: reply('adminBrands', { data: [{ brand_id: 'anua', name: 'Anua' }], total: 1 }),
      adminCategories: reply('adminCategories', { data: [{ category_id: 'toners', name: 'Toners', level: 1 }], total: 1 }),
      ...replies,
    },
  });
  await admin.findByRole('heading', { level: 1 });
  await admin.findByRole('textbox', { name: /^Name/ });
  return admin;
}
const isDisabled = (field: HTMLElement) => field.matches(':disabled');

test('only what a member has changed is saved; a refusal stands beside its field and takes the focus', async () => {
  const admin = await openProduct();
  await admin.fill(/^Name/, 'Rice Water Toner');
  await admin.fill(/^Price/, '13,000.00');
  admin.api.replies.updateProduct = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'base_price', code: 'amount_invalid', message: 'Please enter a price.' }],
  });
  await admin.press('Save');
  await admin.findByText('Price: Please enter a price.');
  const price = admin.getByLabelText(/^Price/, { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(price));
  admin.api.replies.updateProduct = createProduct({ name: 'Rice Water Toner', base_price: 13_000, version: 4 });
  await admin.press('Save');
  await admin.findByRole('heading', { level: 1, name: 'Rice Water Toner' });
  expect(admin.api.listBodies('updateProduct').at(-1)).toEqual({ version: 3, name: 'Rice Water Toner', base_price: 13_000 });
});

test('a price that a colleague has changed meanwhile is shown before anything is saved, and hers goes on', async () => {
  const admin = await openProduct();
  await admin.fill(/^Name/, 'Rice Water Toner');
  admin.api.replies.updateProduct = refuse('changed_meanwhile', 'Somebody has changed this meanwhile.', {
    data: createProduct({ base_price: 14_000, version: 4 }).data,
  });
  await admin.press('Save');
  const dialog = await admin.findDialog();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Price']);
  dialog.getByText('was 12,000, is now 14,000');
  await admin.press('Go on with these');
  await waitFor(() => expect(admin.getByLabelText<HTMLInputElement>(/^Price/, { selector: 'input' }).value).toBe('14,000'));
  admin.api.replies.updateProduct = createProduct({ name: 'Rice Water Toner', base_price: 14_000, version: 5 });
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('updateProduct').at(-1)).toEqual({ version: 4, name: 'Rice Water Toner' });
});

test('a draft without a price is not published, and says so; publishing at a time asks for the time', async () => {
  const admin = await openProduct({ base_price: 0 });
  await admin.choose(/^Status/, 'Published');
  admin.api.replies.updateProduct = refuse('product_needs_price', 'A product needs a price before shoppers can see it.', {
    errors: [{ path: 'base_price', code: 'amount_invalid', message: 'A product needs a price before shoppers can see it.' }],
  });
  await admin.press('Save');
  await admin.findByText('Price: A product needs a price before shoppers can see it.');
  await admin.choose(/^Status/, 'Scheduled');
  await admin.fill(/^Published from/, '2099-01-01T08:00');
  admin.api.replies.updateProduct = createProduct({ status: 'scheduled', publish_at: '2099-01-01T06:00:00.000Z' });
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('updateProduct').at(-1)).toEqual({ version: 3, status: 'scheduled', publish_at: '2099-01-01T06:00:00.000Z' });
});

test('a copy gets an address of its own, and a taken one is refused beside the field', async () => {
  const admin = await openProduct();
  await admin.press('Duplicate');
  await admin.fill(/^Address/, 'rice');
  admin.api.replies.duplicateProduct = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'product_id', code: 'invalid_value', message: 'The shop has this address already.' }],
  });
  await admin.press('Duplicate it');
  await (await admin.findDialog()).findByText('The shop has this address already.');
  await admin.fill(/^Address/, 'rice-2');
  admin.api.replies.duplicateProduct = createProduct({ product_id: 'rice-2', name: 'Rice Toner (copy)' });
  admin.api.replies.adminProduct = createProduct({ product_id: 'rice-2', name: 'Rice Toner (copy)' });
  await admin.press('Duplicate it');
  await admin.findByRole('heading', { level: 1, name: 'Rice Toner (copy)' });
  expect(admin.getAddress()).toBe('/products/rice-2');
});

test('a draft is previewed by a link of its own, and deleted after a question', async () => {
  const opened = { location: { href: '' }, close: () => {}, opener: null };
  vi.stubGlobal('open', () => opened);
  const admin = await openProduct(
    {},
    { replies: { createProductPreview: reply('createProductPreview', { data: { path: '/product/rice?preview=t' } }) } },
  );
  await admin.press('Preview');
  await waitFor(() => expect(admin.api.countCalls('createProductPreview')).toBe(1));
  await admin.press('Delete the product');
  admin.api.replies.deleteProduct = reply('deleteProduct');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Delete the product' }));
  await waitFor(() => expect(admin.getAddress()).toBe('/products'));
  expect(admin.api.calls.find(({ name }) => name === 'deleteProduct')?.query).toEqual({ version: '3' });
});

test('pieces are counted anew with the number that the member has seen, and a colleague’s count is said', async () => {
  const admin = await openProduct();
  const stock = within(admin.getByRole('region', { name: 'Stock' }));
  stock.getByText('5 on hand, 2 held by open orders');
  await admin.user.click(stock.getByRole('button', { name: /^Change the pieces/ }));
  let dialog = await admin.findDialog();
  await admin.user.click(dialog.getByRole('button', { name: 'Add' }));
  await admin.fill(/^Pieces/, '10');
  dialog.getByText(/^Now 5, of them 2 held by open orders\. After this: 15\.$/);
  await admin.user.click(dialog.getByRole('button', { name: 'Set to' }));
  await admin.fill(/^Pieces/, '8');
  dialog = await admin.findDialog();
  await admin.user.type(dialog.getByLabelText(/^Note/), 'Counted twice');
  admin.api.replies.changeStock = createProduct({ stock: 8 });
  await admin.press('Change the stock');
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  stock.getByText('8 on hand, 2 held by open orders');
  expect(admin.api.listBodies('changeStock')).toEqual([{ set: 8, seen: 5, reason: 'counted', note: 'Counted twice' }]);
  admin.api.replies.stockChanges = reply('stockChanges', {
    data: [{ from: 5, to: 8, reason: 'counted', note: 'Counted twice', staff: 'Aline' }],
    total: 1,
  });
  await admin.press('Changes of the stock');
  await (await admin.findDialog()).findByText('‘Counted twice’');
});

test('a product that a new rule bars says so while it is in the shop, and while it waits to be published', async () => {
  const barred = {
    is_blocked: true,
    ingredients: 'Water, Hydroquinone',
    findings: [{ key: 'h:h', name: 'Hydroquinone', term: 'hydroquinone', kind: 'barred', field: 'ingredients' }],
  };
  const admin = await openProduct({ ...barred, status: 'published' });
  await admin.findByText(/^It is in the shop, but the check of its ingredients/);
  admin.unmount();
  const scheduled = await openProduct({ ...barred, status: 'scheduled', publish_at: '2026-01-01T00:00:00.000Z' });
  await scheduled.findByText(/^It does not publish itself while the check/);
});

test('an editor writes texts and sets no price; a packer changes only the stock', async () => {
  const editor = await openProduct({}, { role: 'editor' });
  expect([/^Name/, /^Price/].map((label) => isDisabled(editor.getByLabelText(label, { selector: 'input' })))).toEqual([false, true]);
  expect(editor.queryByRole('button', { name: /^Change the pieces/ })).toBeNull();
  editor.unmount();
  const packer = await openProduct({}, { role: 'packer' });
  packer.getByText('Your role reads this, and does not change it.');
  expect(isDisabled(packer.getByLabelText(/^Name/, { selector: 'input' }))).toBe(true);
  for (const name of ['Save', 'Duplicate', 'Delete the product']) expect(packer.queryByRole('button', { name }), name).toBeNull();
  packer.getByRole('button', { name: /^Change the pieces/ });
});

test('a new product is sent with its brand and category, stays a draft, and opens its page', async () => {
  const admin = await openProduct({}, { path: '/products/create' });
  await admin.fill(/^Name/, 'Rice Toner');
  await admin.user.type(admin.getByRole('combobox', { name: /^Brand/ }), 'anu');
  await admin.user.click(await admin.findByRole('option', { name: 'Anua' }));
  await admin.choose(/^Category/, 'Toners');
  await admin.fill(/^Price/, '12000');
  admin.api.replies.createProduct = createProduct();
  await admin.press('Add the product');
  await admin.findByRole('heading', { level: 1, name: 'Rice Toner' });
  expect(admin.api.listBodies('createProduct')[0]).toMatchObject({
    name: 'Rice Toner',
    brand_id: 'anua',
    category_id: 'toners',
    base_price: 12_000,
    status: 'draft',
  });
  expect(admin.getAddress()).toBe('/products/rice');
});
