/** What surrounds every page: menu, header, palette, refused pages, the network, unsaved text, and questions about the session. */
import { waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test, vi } from 'vitest';
import { NO_RESPONSE, type Replies, refuse, reply } from '#test/fake-api.ts';
import { createSession, SIGNED_OUT } from '#test/fixtures/frame.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const BRAND = { brand_id: 'anua', name: 'Anua', version: 3 };
const BRAND_REPLIES: Replies = {
  adminBrands: reply('adminBrands', { data: [BRAND], total: 1 }),
  adminBrand: reply('adminBrand', { data: BRAND }),
  updateBrand: reply('adminBrand', { data: { ...BRAND, name: 'Anua Lab', version: 4 } }),
};

const MENUS: [StaffRole, string[]][] = [
  [
    'owner',
    [
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
      'Search words',
      'Missed searches',
      'Settings',
      'Staff',
      'Changes',
      'Health',
    ],
  ],
  ['packer', ['Payments to check', 'Orders', 'Products', 'Categories', 'Brands', 'Redirects', 'Waited for']],
  [
    'editor',
    [
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
      'Search words',
      'Missed searches',
    ],
  ],
  ['support', ['Orders', 'Products', 'Categories', 'Brands', 'Redirects', 'Waited for', 'Customers', 'Messages', 'Reviews']],
];

test.each(MENUS)('a member with the role %s sees exactly the pages of her role in the menu', async (role, labels) => {
  const admin = await renderAdmin('/no-such-page', { role });
  await admin.findByRole('heading', { name: 'There is no page at this address' });
  const menu = within(admin.getByRole('navigation', { name: 'Back office' }));
  await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(labels));
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

test('leaving a changed form asks first: by a link, by signing out, and not after the changes are undone', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const admin = await openChangedBrand();
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await admin.press('Sign out');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect([admin.getAddress(), admin.api.countCalls('staffSignOut')]).toEqual(['/brands/anua', 0]);
  await admin.press('Undo changes');
  expect(admin.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Anua');
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await admin.findByRole('heading', { level: 1, name: 'Brands' });
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('a member whose session ends while she types signs in again over the form, and what she was sending is sent', async () => {
  const admin = await openChangedBrand({ updateBrand: SIGNED_OUT, staffSignIn: refuse('sign_in_failed', 'Invalid username or password.') });
  await admin.press('Save');
  const dialog = await admin.findDialog();
  dialog.getByRole('heading', { name: 'Your session has ended' });
  expect(dialog.getByLabelText<HTMLInputElement>('Username')).toMatchObject({ value: 'aline', readOnly: true });
  await admin.user.type(dialog.getByLabelText('Password'), 'wrong');
  await admin.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await dialog.findByText('Invalid username or password.');
  Object.assign(admin.api.replies, BRAND_REPLIES, { staffSignIn: reply('staffSignIn') });
  await admin.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await admin.findByText('Saved');
  expect(admin.queryByRole('dialog')).toBeNull();
  expect(admin.api.listBodies('updateBrand')).toEqual([
    { name: 'Anua Lab', version: 3 },
    { name: 'Anua Lab', version: 3 },
  ]);
});

test('a member whose session has ended may leave without saving, and signs in on the page of her own choice', async () => {
  const admin = await openChangedBrand({ updateBrand: SIGNED_OUT });
  await admin.press('Save');
  await admin.press('Leave without saving');
  await admin.findByRole('heading', { level: 1, name: 'Sign in' });
});

test('a member who is asked for a proof loses nothing: a wrong password, a code, and a question that she cancels', async () => {
  const member = { staff_id: 'keza', name: 'Keza', role: 'packer', state: 'active', version: 2 } as const;
  const admin = await renderAdmin('/staff/keza', {
    replies: {
      member: reply('member', { data: member }),
      memberSessions: reply('memberSessions'),
      staffSignIns: reply('staffSignIns'),
      disableMember: refuse('proof_needed', 'Please confirm by your password that it is you. Nothing was changed.'),
      proveStaff: refuse('wrong_current_password', 'This is not your password.'),
    },
  });
  await admin.press('Disable');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Disable' }));
  const findProof = async () => within(await admin.findByRole('dialog', { name: 'Confirm that it is you' }));
  await admin.user.click((await findProof()).getByRole('button', { name: 'Cancel' }));
  await admin.findByText('Please confirm by your password that it is you. Nothing was changed.');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Disable' }));
  const proof = await findProof();
  await admin.user.type(proof.getByLabelText('Password'), 'wrong{Enter}');
  await proof.findByText('This is not your password.');
  admin.api.replies.proveStaff = refuse('proof_code_needed', 'Please enter the code.');
  await admin.user.click(proof.getByRole('button', { name: 'Confirm' }));
  await admin.user.type(await proof.findByLabelText('Code'), ' 123456 ');
  admin.api.replies.proveStaff = reply('proveStaff');
  admin.api.replies.disableMember = reply('disableMember', { data: { ...member, state: 'disabled', version: 3 } });
  await admin.user.click(proof.getByRole('button', { name: 'Confirm' }));
  await admin.findByText('She can no longer sign in');
  expect(admin.api.listBodies('proveStaff').map(({ totp }) => totp)).toEqual([undefined, undefined, '123456']);
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
