/** What surrounds every page: menu, header, palette, refused pages, the network, and unsaved text. */
import { waitFor, within } from '@testing-library/react';
import { STAFF_ROLES, type StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#test/expect-accessible.ts';
import { NO_RESPONSE, type Replies, reply } from '#test/fake-api.ts';
import { createSession } from '#test/fixtures/frame.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const BRAND = { brand_id: 'anua', name: 'Anua', version: 3 };
const BRAND_REPLIES: Replies = {
  adminBrands: reply('adminBrands', { data: [BRAND], total: 1 }),
  adminBrand: reply('adminBrand', { data: BRAND }),
  updateBrand: reply('adminBrand', { data: { ...BRAND, name: 'Anua Lab', version: 4 } }),
};

const ALL_PAGES = [
  'Dashboard',
  'Payments to check',
  'Orders',
  'Payment problems',
  'Products',
  'Categories',
  'Brands',
  'Import and export',
  'Redirects',
  'Waited for',
  'Coupons',
  'Codes in bulk',
  'Delivery fees',
  'Customers',
  'Messages',
  'Reviews',
  'Slides',
  'Announcements',
  'Questions',
  'Policies',
  'Translations',
  'Search words',
  'Missed searches',
  'Settings',
  'Staff',
  'Changes',
  'Health',
];
const MENUS: Record<StaffRole, string[]> = {
  owner: ALL_PAGES,
  manager: ALL_PAGES.filter((label) => label !== 'Staff'),
  packer: ['Payments to check', 'Orders', 'Products', 'Categories', 'Brands', 'Redirects', 'Waited for'],
  editor: [
    'Products',
    'Categories',
    'Brands',
    'Import and export',
    'Redirects',
    'Waited for',
    'Reviews',
    'Slides',
    'Announcements',
    'Questions',
    'Policies',
    'Translations',
    'Search words',
    'Missed searches',
  ],
  support: ['Orders', 'Products', 'Categories', 'Brands', 'Redirects', 'Waited for', 'Customers', 'Messages', 'Reviews'],
};

test.each(STAFF_ROLES)('a member with the role %s sees exactly the pages of her role in the menu', async (role) => {
  const admin = await renderAdmin('/no-such-page', { role });
  await admin.findByRole('heading', { name: 'There is no page at this address' });
  const menu = within(admin.getByRole('navigation', { name: 'Back office' }));
  await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(MENUS[role]));
  await admin.user.click(admin.main.getByRole('link', { name: 'To the first page' }));
  expect(admin.getAddress()).not.toBe('/no-such-page');
  admin.api.unanswered.clear();
});

test.each(['/payment-problems', '/setup-progress', '/orders/create', '/products/create', '/brands/create', '/staff/aline'])(
  'a packer who opens %s by its address reads that her role does not have the page, which loads nothing of its own',
  async (path) => {
    const admin = await renderAdmin(path, { role: 'packer' });
    await admin.findByRole('heading', { name: 'Your role does not have this page' });
    admin.main.getByText(/You are signed in as Aline with the role Packer/);
    expect(new Set(admin.api.calls.map(({ name }) => name))).toEqual(new Set(['staffSession', 'waitingWork']));
  },
);

test('a member without the network reads that nothing can be changed, until it is back', async () => {
  const admin = await renderAdmin('/brands', { replies: BRAND_REPLIES });
  await admin.findByRole('link', { name: 'Anua' });
  admin.setOnline(false);
  await admin.findByText(/^You are offline/);
  admin.setOnline(true);
  await waitFor(() => expect(admin.queryByText(/^You are offline/)).toBeNull());
});

test('a list that did not reach the shop is tried again by itself, and then says so', async () => {
  const admin = await renderAdmin('/brands', { replies: { adminBrands: NO_RESPONSE } });
  await admin.findByText('The shop could not be reached. Please try again.');
  expect(admin.api.countCalls('adminBrands')).toBe(3);
});

async function openChangedBrand(replies: Replies = {}): Promise<RenderedAdmin> {
  const admin = await renderAdmin('/brands/anua', { replies: { ...BRAND_REPLIES, ...replies } });
  await admin.fill(/^Name/, 'Anua Lab');
  return admin;
}

test('leaving a changed form asks first: by a link, by signing out, by closing the tab, and not after the changes are undone', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const admin = await openChangedBrand();
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await admin.press('Sign out');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect([admin.getAddress(), admin.api.countCalls('staffSignOut')]).toEqual(['/brands/anua', 0]);
  /** Whether the browser would ask before it closes the tab. */
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeClosing()).toBe(true);
  await admin.press('Undo changes');
  expect(asksBeforeClosing()).toBe(false);
  expect(admin.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Anua');
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await admin.findByRole('heading', { level: 1, name: 'Brands' });
  expect(confirm).toHaveBeenCalledTimes(2);
});

const ORDER = {
  order_id: '0198a1b2-0000-7000-8000-000000000000',
  status: 'pending',
  payment_status: 'Paid',
  order_progress: [{ status: 'ordered' }],
  customer: { name: 'Keza' },
} as const;

test('by keyboard a member finds a page, an order with what she may do with it, and a product by its name', async () => {
  const search: Replies = {
    adminOrders: reply('adminOrders', { data: [ORDER], total: 1 }),
    adminProducts: reply('adminProducts', { data: [{ product_id: 'rice', name: 'Rice <b>Toner</b>', brand: 'Anua' }], total: 1 }),
    customers: reply('customers'),
  };
  const admin = await renderAdmin('/brands', { replies: { ...BRAND_REPLIES, ...search } });
  await admin.findByRole('link', { name: 'Anua' });
  await admin.user.keyboard('{Control>}k{/Control}');
  const palette = await admin.findDialog();
  expect(document.activeElement).toBe(palette.getByRole('combobox'));
  await expectAccessible();
  const listOptions = () => palette.queryAllByRole('option').map(({ textContent }) => textContent);
  await admin.user.keyboard('hea');
  await waitFor(() => expect(listOptions()).toEqual(['Health']));
  await admin.user.clear(palette.getByRole('combobox'));
  await admin.user.keyboard('0198a1b2');
  await waitFor(() =>
    expect(listOptions()).toEqual(['Order 0198a1b2Keza', 'Prepare: order 0198a1b2', 'Cancel order 0198a1b2', 'Rice TonerAnua']),
  );
  await admin.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(palette.getByRole('option', { selected: true }).textContent).toBe('Rice TonerAnua');
  await admin.user.keyboard('{Enter}');
  await waitFor(() => expect(admin.getAddress()).toBe('/products/rice'));
  await admin.user.keyboard('{Control>}k{/Control}');
  await admin.findDialog();
  await admin.user.keyboard('brands{Enter}');
  await waitFor(() => expect(admin.getAddress()).toBe('/brands'));
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  await admin.press('Go to');
  await admin.findDialog();
  await admin.user.keyboard('{Escape}');
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(admin.getByRole('button', { name: 'Go to' }));
  // What the page of the product shows is not meant here.
  admin.api.unanswered.clear();
});

test('a chosen page shows its name and that it is loading before it is drawn', async () => {
  const admin = await renderAdmin('/no-such-page', { replies: BRAND_REPLIES });
  const frames: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.querySelector('[role=progressbar]')) frames.push(node.textContent);
  });
  observer.observe(admin.getByRole('main'), { childList: true, subtree: true });
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await admin.findByRole('link', { name: 'Anua' });
  observer.disconnect();
  expect(frames).toEqual(['Brands']);
  expect(admin.queryByRole('progressbar')).toBeNull();
});

test('on a phone the menu is behind a button, and closes when a page is chosen', async () => {
  const admin = await renderAdmin('/brands', { width_px: 390, replies: { ...BRAND_REPLIES, adminRedirects: reply('adminRedirects') } });
  await admin.press('Menu');
  const drawer = await waitFor(() => within(document.querySelector<HTMLElement>('.MuiDrawer-root') as HTMLElement));
  await admin.user.click(drawer.getByRole('link', { name: 'Redirects' }));
  await admin.findByRole('heading', { level: 1, name: 'Redirects' });
  await waitFor(() => expect(document.querySelector('.MuiDrawer-root')).toBeNull());
});

test('a shop that requires codes lets a member without them do nothing but set them up', async () => {
  const totp = { is_on: false, required: true, recommended: false, recovery_codes_left: 0 };
  const admin = await renderAdmin('/brands', { replies: { staffSession: createSession('owner', { totp }) } });
  await admin.findByRole('heading', { level: 1, name: 'Set up your codes first' });
  expect(admin.queryByRole('link', { name: 'Orders' })).toBeNull();
});

test('an owner without codes is offered them once, puts it off, and sees the page that she has opened, also after a reload', async () => {
  const totp = { is_on: false, required: false, recommended: true, recovery_codes_left: 0 };
  const replies = { ...BRAND_REPLIES, staffSession: createSession('owner', { totp }) };
  const admin = await renderAdmin('/brands', { replies });
  await admin.findByRole('heading', { level: 1, name: 'Protect your account' });
  await admin.press('Not now');
  await admin.findByRole('link', { name: 'Anua' });
  admin.unmount();
  await (await renderAdmin('/brands', { replies })).findByRole('link', { name: 'Anua' });
});

test('a failure of the shop is marked beside the entry of the menu', async () => {
  const admin = await renderAdmin('/brands', {
    replies: {
      ...BRAND_REPLIES,
      adminHealth: reply('adminHealth', { data: { failures: [{ event: 'mail_refused', level: 'error', count: 3 }] } }),
    },
  });
  await admin.findByRole('link', { name: /^Health ?act now$/ });
});
