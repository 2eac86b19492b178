/** The menu counts the work that waits for the member. */
import { within } from '@testing-library/react';
import type { WaitingWork } from '@uruhu/contract/staff/dashboard';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test, vi } from 'vitest';
import { reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const MANAGER_WORK: WaitingWork = {
  payments_to_check: 2,
  orders_to_pack: 1200,
  orders_to_send: 34,
  reviews_to_check: 3,
  open_messages: 1,
  payment_problems: 0,
};

async function openMenu(role: StaffRole, work: WaitingWork) {
  const admin = await renderAdmin('/no-such-page', { role, replies: { waitingWork: reply('waitingWork', { data: work }) } });
  const menu = within(admin.getByRole('navigation', { name: 'Back office' }));
  return { admin, menu, countLoads: () => admin.api.calls.filter(({ name }) => name === 'waitingWork').length };
}

test('a manager sees what waits beside the entries, and no zeros', async () => {
  const { menu, countLoads } = await openMenu('manager', MANAGER_WORK);
  await menu.findByRole('link', { name: /^Orders ?1,234 ?to pack or send$/ });
  for (const name of [/^Payments to check ?2 ?to check$/, /^Reviews ?3 ?to check$/, /^Messages ?1 ?open$/, 'Payment problems', 'Products'])
    menu.getByRole('link', { name });
  expect(countLoads()).toBe(1);
});

test('the counts are loaded again when the member opens another page, once they are old', async () => {
  const { admin, menu, countLoads } = await openMenu('manager', MANAGER_WORK);
  const open = async (name: string | RegExp) => admin.user.click(await menu.findByRole('link', { name }));
  await menu.findByRole('link', { name: /^Orders ?1,234 ?to pack or send$/ });
  admin.api.replies.waitingWork = reply('waitingWork', { data: { ...MANAGER_WORK, orders_to_pack: 0 } });
  await open('Brands');
  await admin.findByRole('heading', { name: 'Brands' });
  expect(countLoads()).toBe(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await open('Categories');
  await menu.findByRole('link', { name: /^Orders ?34 ?to pack or send$/ });
  expect(countLoads()).toBe(2);
  // What these two pages show is not meant here.
  admin.api.unanswered.clear();
});

test('a packer sees the counts of her work', async () => {
  const { menu } = await openMenu('packer', { payments_to_check: 40, orders_to_pack: 0, orders_to_send: 7 });
  await menu.findByRole('link', { name: /^Orders ?7 ?to pack or send$/ });
  menu.getByRole('link', { name: /^Payments to check ?40 ?to check$/ });
});
