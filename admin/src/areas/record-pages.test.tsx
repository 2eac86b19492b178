/** The records that staff add, change and delete by one form each: what each form sends, what a refusal leaves, and what a reader sees. */
import { waitFor } from '@testing-library/react';
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

type Form = (admin: RenderedAdmin) => Promise<void>;

/** `fields`: those of the record that the shop has. `others`: the replies of further calls. */
type RecordCase = {
  name: string;
  calls: { list: StaffCallName; one: StaffCallName; create: StaffCallName; update: StaffCallName; remove: StaffCallName };
  record: Record<string, unknown>;
  others?: Replies;
  heading: string;
  /** Fills in the form of a new record. `created`: what the form then sends. */
  create: Form;
  created: Record<string, unknown>;
  addLabel: string;
  /** A field that the server refuses: its name, its label, and what the summary calls it if not by its label. */
  refused: [field: string, label: string, name?: string];
  /** Changes the record. `changed`: the only fields that the form then sends. */
  change: Form;
  changed: Record<string, unknown>;
  deleteLabel: string;
  /** What the dialog says about the deletion. */
  deletion: string;
};

const RULES = {
  coupon_type: 'percentage',
  discount: 10,
  minimum_spend: 0,
  starts_at: null,
  ends_at: null,
  total_limit: null,
  person_limit: null,
  new_members_only: false,
};
const SHOWN = { starts_at: null, ends_at: null };

const CASES: RecordCase[] = [
  {
    name: 'brands',
    calls: { list: 'adminBrands', one: 'adminBrand', create: 'createBrand', update: 'updateBrand', remove: 'deleteBrand' },
    record: { brand_id: 'r1', name: 'Mugwort <b>Lab</b>', product_count: 3, published_count: 2 },
    heading: 'Mugwort Lab',
    create: (admin) => admin.fill(/^Name/, 'Mugwort <b>Lab</b>'),
    created: { name: 'Mugwort <b>Lab</b>', image: '' },
    addLabel: 'Add the brand',
    refused: ['name', 'Name'],
    change: (admin) => admin.fill(/^Name/, 'Ssuk Lab'),
    changed: { name: 'Ssuk Lab' },
    deleteLabel: 'Delete the brand',
    deletion: '3 products belong to this brand, so the shop will refuse.',
  },
  {
    name: 'categories',
    calls: { list: 'adminCategories', one: 'adminCategory', create: 'createCategory', update: 'updateCategory', remove: 'deleteCategory' },
    record: { category_id: 'r1', name: 'Toners', level: 1 },
    heading: 'Toners',
    create: async (admin) => {
      await admin.choose('In the category', 'Toners');
      await admin.fill(/^Name/, 'Pads');
      await admin.user.click(admin.getByRole('switch'));
    },
    created: { name: 'Pads', parent_id: 'r1', image: '', dark_text: true },
    addLabel: 'Add the category',
    refused: ['name', 'Name'],
    change: (admin) => admin.fill(/^Name/, 'Mists'),
    changed: { name: 'Mists' },
    deleteLabel: 'Delete the category',
    deletion: 'Its address will lead to the category above it',
  },
  {
    name: 'redirects',
    calls: { list: 'adminRedirects', one: 'adminRedirect', create: 'createRedirect', update: 'updateRedirect', remove: 'deleteRedirect' },
    record: { redirect_id: 'r1', from_path: '/shop/deals', to_path: '/deals' },
    heading: '/shop/deals',
    create: async (admin) => {
      await admin.fill(/^Old address/, 'https://old.example/shop/deals/?id=5');
      await admin.fill(/^New address/, '/deals');
    },
    created: { from_path: 'https://old.example/shop/deals/?id=5', to_path: '/deals' },
    addLabel: 'Add the redirect',
    refused: ['to_path', 'New address'],
    change: (admin) => admin.fill(/^New address/, '/all-products'),
    changed: { to_path: '/all-products' },
    deleteLabel: 'Delete the redirect',
    deletion: 'Shoppers who follow the old address are told that there is no such page.',
  },
  {
    name: 'coupons',
    calls: { list: 'adminCoupons', one: 'adminCoupon', create: 'createCoupon', update: 'updateCoupon', remove: 'deleteCoupon' },
    record: { ...RULES, coupon_id: 'r1', coupon_code: 'NOEL', kind: 'single', starts_at: '2026-01-05T06:00:00.000Z' },
    heading: 'NOEL',
    create: async (admin) => {
      await admin.fill('Code', 'noel');
      await admin.fill('Discount', '10');
    },
    created: { ...RULES, coupon_code: 'noel', note: '' },
    addLabel: 'Add',
    refused: ['coupon_code', 'Code'],
    change: (admin) => admin.fill('Uses in all', '1,000'),
    changed: { total_limit: 1000 },
    deleteLabel: 'Delete',
    deletion: 'No order has used it',
  },
  {
    name: 'coupon-batches',
    calls: {
      list: 'couponBatches',
      one: 'couponBatch',
      create: 'createCouponBatch',
      update: 'updateCouponBatch',
      remove: 'deleteCouponBatch',
    },
    record: { ...RULES, coupon_batch_id: 'r1', name: 'Fair', count: 100, starts_at: '2026-01-05T06:00:00.000Z' },
    heading: 'Fair',
    create: async (admin) => {
      await admin.fill('Name', 'Fair');
      await admin.fill('Prefix', 'FAIR-');
      await admin.fill('How many codes', '2,000');
      await admin.fill('Discount', '10');
    },
    created: { ...RULES, name: 'Fair', prefix: 'FAIR-', count: 2000, total_limit: 1 },
    addLabel: 'Create the codes',
    refused: ['count', 'How many codes'],
    change: (admin) => admin.fill('Name', 'Kigali fair'),
    changed: { name: 'Kigali fair' },
    deleteLabel: 'Delete',
    deletion: 'No order has used it',
  },
  {
    name: 'slide-texts',
    calls: {
      list: 'adminSlideTexts',
      one: 'adminSlideText',
      create: 'createSlideText',
      update: 'updateSlideText',
      remove: 'deleteSlideText',
    },
    record: { ...SHOWN, slide_text_id: 'r1', text: 'Open on Sunday' },
    heading: 'Announcement',
    create: async (admin) => {
      await admin.fill('Text', 'Open on Sunday');
      expect(admin.getByRole('region', { name: 'As shoppers see it on a phone' }).textContent).toContain('Open on Sunday');
      await admin.fill('Shown from', '2099-01-01T00:00');
    },
    created: { text: 'Open on Sunday', starts_at: '2098-12-31T22:00:00.000Z', ends_at: null },
    addLabel: 'Add',
    refused: ['text', 'Text', 'Announcement'],
    change: (admin) => admin.fill('Text', 'Open on Sundays'),
    changed: { text: 'Open on Sundays' },
    deleteLabel: 'Delete the announcement',
    deletion: 'Shoppers no longer see it.',
  },
  {
    name: 'search-words',
    calls: {
      list: 'adminSearchWords',
      one: 'adminSearchWord',
      create: 'createSearchWord',
      update: 'updateSearchWord',
      remove: 'deleteSearchWord',
    },
    record: { search_word_id: 'r1', word: 'glimora', means: ['rice toner'], finds: 3 },
    heading: 'glimora',
    create: async (admin) => {
      await admin.fill(/^Word or phrase/, 'glimora');
      await admin.fill(/^What it means/, 'rice toner\nserum');
      await admin.user.click(admin.getByRole('switch', { name: 'Works both ways' }));
      await admin.choose('Language', 'French');
    },
    created: { word: 'glimora', means: ['rice toner', 'serum'], is_two_way: true, language: 'fr' },
    addLabel: 'Add the word',
    refused: ['means', 'What it means'],
    change: (admin) => admin.choose('Language', 'Kinyarwanda'),
    changed: { language: 'rw' },
    deleteLabel: 'Delete the word',
    deletion: 'Shoppers who search for it find again only what your products say.',
  },
];

const VERSION = 4;

/** The shop with one record, whose changes it accepts. */
function createReplies({ calls, record, others }: RecordCase): Replies {
  const data = { ...record, version: VERSION };
  const one = reply(calls.one, { data } as never);
  return { ...others, [calls.list]: reply(calls.list, { data: [data], total: 1 } as never), [calls.one]: one, [calls.create]: one };
}

test.each(CASES)(
  '$name: a new record is sent with all fields, a refusal stands beside its field and keeps the text, and then its page opens',
  async (it) => {
    const admin = await renderAdmin(`/${it.name}/create`, { replies: createReplies(it) });
    await it.create(admin);
    const [path, label, name = label] = it.refused;
    const refusal = refuse('invalid_input', 'Please check the form.', {
      errors: [{ path, code: 'invalid_value', message: 'The shop does not take this.' }],
    });
    Object.assign(admin.api.replies, { [it.calls.create]: refusal });
    await admin.press(it.addLabel);
    await admin.findByText(`${name}: The shop does not take this.`);
    const field = admin.getByLabelText(new RegExp(`^${label}`));
    expect([field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['true', true]);
    Object.assign(admin.api.replies, createReplies(it));
    await admin.press(it.addLabel);
    await admin.findByRole('heading', { level: 1, name: it.heading });
    expect(admin.api.listBodies(it.calls.create)).toEqual([it.created, it.created]);
    expect(admin.getAddress()).toBe(`/${it.name}/r1`);
  },
);

test.each(CASES)(
  '$name: only what a member has changed is sent, with the version that she has seen; then she deletes the record',
  async (it) => {
    const admin = await renderAdmin(`/${it.name}/r1`, { replies: createReplies(it) });
    await admin.findByRole('heading', { level: 1, name: it.heading });
    expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await it.change(admin);
    const { update, remove } = it.calls;
    const saved = reply(it.calls.one, { data: { ...it.record, ...it.changed, version: VERSION + 1 } } as never);
    Object.assign(admin.api.replies, { [update]: saved });
    await admin.press('Save');
    await admin.findByText('Saved');
    expect(admin.api.listBodies(update)).toEqual([{ ...it.changed, version: VERSION }]);
    await admin.press(it.deleteLabel);
    const dialog = await admin.findDialog();
    dialog.getByText(it.deletion, { exact: false });
    Object.assign(admin.api.replies, { [remove]: reply(remove, { data: { outcome: 'deleted' } } as never) });
    await admin.user.click(dialog.getByRole('button', { name: it.deleteLabel }));
    await waitFor(() => expect(admin.getAddress()).toBe(`/${it.name}`));
    expect(admin.api.calls.find(({ name }) => name === remove)).toMatchObject({ query: { version: String(VERSION + 1) } });
  },
);

test('a record that a colleague has changed is deleted only after the member has seen the change', async () => {
  const [brands] = CASES as [RecordCase, ...RecordCase[]];
  const admin = await renderAdmin('/brands/r1', { replies: createReplies(brands) });
  admin.api.replies.deleteBrand = refuse('changed_meanwhile', 'A colleague has changed this.', {
    data: { ...brands.record, name: 'Ssuk Lab', version: VERSION + 1 },
  });
  await admin.press('Delete the brand');
  const dialog = await admin.findDialog();
  await admin.user.click(dialog.getByRole('button', { name: 'Delete the brand' }));
  await dialog.findByText(/Ssuk Lab/);
  admin.api.replies.deleteBrand = reply('deleteBrand');
  await admin.user.click(dialog.getByRole('button', { name: 'Delete the brand' }));
  await waitFor(() => expect(admin.getAddress()).toBe('/brands'));
  expect(admin.api.calls.filter(({ name }) => name === 'deleteBrand').map(({ query }) => query.version)).toEqual([
    String(VERSION),
    String(VERSION + 1),
  ]);
});

const READERS: [string, StaffRole][] = [
  ['brands', 'packer'],
  ['categories', 'support'],
  ['redirects', 'packer'],
];

test.each(READERS)('%s: the role %s may read them, and is offered no change', async (name, role) => {
  const it = CASES.find((found) => found.name === name) as RecordCase;
  const admin = await renderAdmin(`/${name}`, { replies: createReplies(it), role });
  const link = await admin.findByRole('link', { name: it.heading });
  expect(admin.main.queryByRole('link', { name: /^Add/ })).toBeNull();
  await admin.user.click(link);
  await admin.findByRole('heading', { level: 1, name: it.heading });
  expect(admin.main.queryAllByRole('button', { name: /^(Save|Delete|Undo)/ })).toEqual([]);
  for (const field of admin.main.queryAllByRole<HTMLInputElement>('textbox')) expect(field.matches(':disabled, :read-only')).toBe(true);
});
