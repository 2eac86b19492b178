/** The export of the list of orders as a file. */
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForeignReply, type Replies, refuse, reply } from '#test/fake-api.ts';
import { recordSavedFiles } from '#test/fixtures/saved-files.ts';
import { renderAdmin } from '#test/render-admin.tsx';

/** Opens the orders that the words `keza` find. */
const openList = (orderExport: NonNullable<Replies['orderExport']>) =>
  renderAdmin('/orders?filter=%7B%22q%22%3A%22keza%22%7D', {
    replies: {
      adminOrders: reply('adminOrders'),
      orderTabCounts: reply('orderTabCounts'),
      orderFilters: reply('orderFilters'),
      orderExport,
    },
  });

test('an export saves the orders of the filter, and a refusal is read and not saved', async () => {
  const admin = await openList(refuse('too_many_requests', 'Too many requests. Please try again in a minute.'));
  const saved = recordSavedFiles();
  await admin.press('Export as CSV');
  await admin.findByText('Too many requests. Please try again in a minute.');
  expect(saved).toEqual([]);
  admin.api.replies.orderExport = new ForeignReply('id\r\n01\r\n', 200, { 'content-disposition': 'attachment; filename="orders.csv"' });
  await admin.press('Export as CSV');
  await waitFor(() => expect(saved).toEqual(['orders.csv']));
  expect(admin.api.calls.findLast(({ name }) => name === 'orderExport')?.query).toEqual({ filter: '{"q":"keza"}' });
});

test('an export asks for a proof: without it nothing is saved and the member reads so, and after her password the file is saved', async () => {
  const admin = await openList(refuse('proof_needed', 'Please confirm by your password that it is you.'));
  const saved = recordSavedFiles();
  const pressInProof = async (name: string) =>
    admin.user.click(within(await admin.findByRole('dialog', { name: 'Confirm that it is you' })).getByRole('button', { name }));
  await admin.press('Export as CSV');
  await admin.findByRole('dialog', { name: 'Confirm that it is you' });
  expect(document.activeElement).toBe(admin.getByLabelText('Password'));
  await admin.user.keyboard('{Escape}');
  await admin.findByText('Please confirm by your password that it is you.');
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(admin.getByRole('button', { name: 'Export as CSV' }));
  expect([saved, admin.api.countCalls('orderExport'), admin.api.countCalls('proveStaff')]).toEqual([[], 1, 0]);
  admin.api.replies.proveStaff = () => {
    admin.api.replies.orderExport = new ForeignReply('id\r\n01\r\n', 200, {
      'content-disposition': 'attachment; filename="orders.csv"',
    });
    return reply('proveStaff');
  };
  await admin.press('Export as CSV');
  await admin.fill('Password', 'rice paper window');
  await pressInProof('Confirm');
  await waitFor(() => expect(saved).toEqual(['orders.csv']));
  expect(admin.api.listBodies('proveStaff')).toEqual([{ password: 'rice paper window' }]);
  expect(admin.api.calls.filter(({ name }) => name === 'orderExport').map(({ query }) => query.filter)).toEqual(
    Array.from({ length: 3 }, () => '{"q":"keza"}'),
  );
});
