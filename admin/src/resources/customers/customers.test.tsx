import { waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { recordSavedFiles } from '#test/fixtures/saved-files.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const CUSTOMER = { user_id: 'u1', username: 'keza', name: 'Keza Mutesi', email: 'keza@example.com', orders: 2, paid_rwf: 26_000 };
const createCustomer = (fields = {}) => reply('customer', { data: { ...CUSTOMER, ...fields } });

async function openCustomer(fields = {}, role: StaffRole = 'owner') {
  const admin = await renderAdmin('/customers/u1', {
    role,
    replies: { customers: reply('customers', { data: [CUSTOMER], total: 1 }), customer: createCustomer(fields) },
  });
  await admin.findByRole('heading', { level: 1, name: 'Keza Mutesi' });
  const pressInDialog = async (name: string) => admin.user.click((await admin.findDialog()).getByRole('button', { name }));
  return { admin, pressInDialog };
}

test('the list says what each customer has ordered and paid, who is blocked, and finds a customer by words', async () => {
  const blocked = { ...CUSTOMER, user_id: 'u2', name: 'Ada', blocked_at: '2026-01-05T06:00:00.000Z' };
  const admin = await renderAdmin('/customers', { replies: { customers: reply('customers', { data: [CUSTOMER, blocked], total: 2 }) } });
  await admin.findByRole('row', { name: /Keza Mutesi keza@example\.com \(not confirmed\) 2 26,000 RWF/ });
  within(admin.getByRole('row', { name: /Ada/ })).getByText('Blocked');
  await admin.user.click(admin.getByRole('tab', { name: 'Blocked' }));
  await admin.user.type(admin.getByRole('searchbox', { name: 'Search customers' }), 'ada{Enter}');
  await waitFor(() =>
    expect(JSON.parse(admin.api.calls.findLast(({ name }) => name === 'customers')?.query.filter ?? '')).toEqual({
      blocked: true,
      q: 'ada',
    }),
  );
});

test('a customer’s page lists her orders with what is paid of them, and leads to her messages and reviews', async () => {
  const { admin } = await openCustomer({
    latest_orders: [{ order_id: '0198a1b2-0000-7000-8000-000000000000', status: 'in_transit', total_rwf: 26_000, paid_rwf: 3_000 }],
  });
  const row = within(within(admin.getByRole('region', { name: 'Orders of this customer' })).getByRole('row', { name: /On the way/ }));
  row.getByText('partly paid: 3,000 RWF');
  expect(row.getByRole('link', { name: '0198a1b2' }).getAttribute('href')).toBe('/admin/orders/0198a1b2-0000-7000-8000-000000000000/show');
  for (const name of ['Messages of this customer', 'Reviews of this customer'])
    expect(new URL(admin.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('filter')).toBe('{"user_id":"u1"}');
});

test('staff note, export, block and unblock', async () => {
  const saved = recordSavedFiles();
  const { admin, pressInDialog } = await openCustomer();
  await admin.fill(/^New note/, 'Prefers WhatsApp');
  admin.api.replies.addCustomerNote = createCustomer({ log: [{ kind: 'note', text: 'Prefers WhatsApp', staff: 'Aline' }] });
  await admin.press('Add the note');
  await admin.findByText('Prefers WhatsApp');
  expect(admin.api.listBodies('addCustomerNote')).toEqual([{ text: 'Prefers WhatsApp' }]);
  admin.api.replies.exportCustomer = reply('exportCustomer');
  await admin.press('Export all data');
  await waitFor(() => expect(saved).toEqual(['customer-keza.json']));
  await admin.press('Block');
  await admin.fill(/^Why/, 'Three fake payments');
  admin.api.replies.blockCustomer = createCustomer({
    blocked_at: '2026-01-05T06:00:00.000Z',
    log: [{ kind: 'blocked', text: 'Three fake payments' }],
  });
  await pressInDialog('Block the customer');
  await admin.findByText('Blocked since 5 Jan 2026');
  expect(admin.api.listBodies('blockCustomer')).toEqual([{ reason: 'Three fake payments' }]);
  admin.api.replies.unblockCustomer = createCustomer();
  await admin.press('Unblock');
  await admin.findByText('Active');
});

test('a customer is erased only when a member types her username, and then the list opens', async () => {
  const { admin, pressInDialog } = await openCustomer();
  await admin.press('Erase');
  await admin.fill(/^Username/, 'somebody-else');
  admin.api.replies.eraseCustomer = refuse('username_differs', 'This is not the username of the customer.');
  await pressInDialog('Erase for good');
  await (await admin.findDialog()).findByText('This is not the username of the customer.');
  await admin.fill(/^Username/, 'keza');
  admin.api.replies.eraseCustomer = reply('eraseCustomer');
  await pressInDialog('Erase for good');
  await admin.findByRole('heading', { level: 1, name: 'Customers' });
  expect(admin.api.listBodies('eraseCustomer')).toEqual([{ username: 'somebody-else' }, { username: 'keza' }]);
});

test('support reads customers and notes, and neither blocks, exports nor erases', async () => {
  const { admin } = await openCustomer({}, 'support');
  admin.getByRole('button', { name: 'Add the note' });
  for (const name of ['Block', 'Export all data', 'Erase']) expect(admin.queryByRole('button', { name })).toBeNull();
});
