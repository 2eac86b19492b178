import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply } from '#test/fake-api.ts';
import { ORDER_ID } from '#test/fixtures/order.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const PROBLEM = { problem_id: 'b1', order_id: ORDER_ID, kind: 'refund_due', detail: '26,000 RWF' } as const;

test('a member filters the open problems by their kind, notes how she has resolved one, and finds it among all', async () => {
  const admin = await renderAdmin('/payment-problems', {
    replies: { paymentProblems: reply('paymentProblems', { data: [PROBLEM], total: 1 }) },
  });
  const card = within((await admin.findByRole('heading', { name: 'Refund due' })).closest('li') as HTMLElement);
  card.getByText(/^waits /);
  card.getByText('Refund the payment of this cancelled order.');
  const readFilters = () =>
    admin.api.calls.filter(({ name }) => name === 'paymentProblems').map(({ query }) => JSON.parse(query.filter ?? ''));
  expect(readFilters()).toEqual([{ open: true }]);
  await admin.choose('Kind', 'Paid twice');
  await waitFor(() => expect(readFilters().at(-1)).toEqual({ open: true, kind: 'paid_twice' }));
  await admin.press('Resolve');
  await admin.fill(/^How it was resolved/, 'She took another product.');
  admin.api.replies.resolveProblem = reply('resolveProblem');
  admin.api.replies.paymentProblems = reply('paymentProblems');
  await admin.press('Mark as resolved');
  await admin.findByRole('heading', { name: 'None of this kind' });
  expect(admin.api.calls.find(({ name }) => name === 'resolveProblem')).toMatchObject({
    params: { problem_id: 'b1' },
    body: { resolution: 'She took another product.' },
  });
  admin.api.replies.paymentProblems = reply('paymentProblems', {
    data: [{ ...PROBLEM, resolved_at: '2026-01-06T06:00:00.000Z', resolved_by: 'Aline', resolution: 'She took another product.' }],
    total: 1,
  });
  await admin.user.click(admin.getByRole('tab', { name: 'All' }));
  await admin.findByText(/: She took another product\. \(Aline\)$/);
  expect(admin.queryByRole('button', { name: 'Resolve' })).toBeNull();
  expect(readFilters().at(-1)).not.toHaveProperty('open');
});
