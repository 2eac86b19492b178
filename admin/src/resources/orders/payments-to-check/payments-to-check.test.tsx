/** Staff check payments of mobile money one after the other: by keyboard, with two taps in a row, and while shoppers and colleagues change them. */
import { fireEvent, waitFor, within } from '@testing-library/react';
import { rejections } from '@uruhu/contract/messages/en/rejections';
import type { AdminOrder } from '@uruhu/contract/staff';
import { expect, test } from 'vitest';
import { type Replies, type Request, refuse, reply } from '#test/fake-api.ts';
import { createOrder, createPayment } from '#test/fixtures/order.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

type OrderFields = Parameters<typeof createOrder>[0];

const createClaimed = (number: number, fields: OrderFields = {}): AdminOrder =>
  createOrder({
    order_id: `0${number}aaaaaa-0000-7000-8000-000000000000`,
    payment_status: 'Unpaid',
    customer: { name: ['', 'Keza', 'Ada', 'Bose'][number] ?? '' },
    payments: [createPayment({ payment_id: `p${number}`, reference: `5537325036${number}` })],
    ...fields,
  });

const FIRST = createClaimed(1);
const SECOND = createClaimed(2);

/** The shop with these orders in its queue. */
function createReplies(orders: readonly AdminOrder[]): Replies {
  const rows = orders.map((order) => ({ ...order, claimed_at: '2026-01-05T06:00:00.000Z', unpaid_since: null }));
  return {
    adminOrders: reply('adminOrders', { data: rows, total: rows.length } as never),
    adminOrder: ({ params }: Request<'adminOrder'>) => {
      const order = orders.find(({ order_id }) => order_id === params.order_id);
      return order ? { data: order } : refuse('order_not_found', 'There is no such order.');
    },
    confirmPayment: ({ params }: Request<'confirmPayment'>) => ({
      data: createClaimed(Number(params.order_id[1]), { payment_status: 'Paid', payments: [createPayment({ state: 'succeeded' })] }),
    }),
    rejectPayment: ({ params }: Request<'rejectPayment'>) => ({
      data: createClaimed(Number(params.order_id[1]), { payments: [createPayment({ state: 'rejected' })] }),
    }),
  };
}

async function openQueue(orders: readonly AdminOrder[] = [FIRST, SECOND], query = ''): Promise<RenderedAdmin> {
  const admin = await renderAdmin(`/payments-to-check${query}`, { role: 'packer', replies: createReplies(orders) });
  await admin.findByRole('heading', { level: 1, name: 'Payments to check' });
  return admin;
}
/** The payment on the page, once a press counts. */
const waitForPayment = (admin: RenderedAdmin, transaction: string) =>
  waitFor(() => {
    const section = admin.getByText(transaction).closest('section');
    expect(section?.dataset.ready).toBe('true');
    return within(section as HTMLElement);
  });
const readStatus = (admin: RenderedAdmin) => admin.main.getAllByRole('status')[0]?.textContent;

test('a packer confirms one payment by Enter and the next by C, each by its own payment, until all are checked', async () => {
  const admin = await openQueue();
  const payment = await waitForPayment(admin, '55373250361');
  payment.getByText('1 of 2, longest wait first');
  payment.getByText('26,000 RWF');
  await admin.user.keyboard('{Enter}');
  await waitFor(() => expect(readStatus(admin)).toBe('Confirmed: order 01aaaaaa, Keza, 26,000 RWF.'));
  await waitForPayment(admin, '55373250362');
  await admin.user.keyboard('c');
  await admin.findByRole('heading', { name: 'Every payment is checked' });
  expect(readStatus(admin)).toBe('Confirmed: order 02aaaaaa, Ada, 26,000 RWF.');
  expect(admin.api.listBodies('confirmPayment')).toEqual([
    { expected_status: 'pending', payment_id: 'p1' },
    { expected_status: 'pending', payment_id: 'p2' },
  ]);
});

test('a second tap or Enter right after the next payment has appeared is not meant for it', async () => {
  const admin = await openQueue();
  await waitForPayment(admin, '55373250361');
  const pressesAtOnce = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!admin.queryByText('55373250362')) return;
      observer.disconnect();
      fireEvent.click(admin.getByRole('button', { name: 'Confirm 26,000 RWF' }));
      fireEvent.keyDown(document.body, { key: 'Enter' });
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await admin.press('Confirm 26,000 RWF');
  await pressesAtOnce;
  await waitForPayment(admin, '55373250362');
  expect(admin.api.countCalls('confirmPayment')).toBe(1);
  await admin.user.keyboard('c');
  await admin.findByRole('heading', { name: 'Every payment is checked' });
  expect(admin.api.countCalls('confirmPayment')).toBe(2);
});

test('a held key, a key with Control and a key in a dialog or on a link act on no payment', async () => {
  const admin = await openQueue();
  await waitForPayment(admin, '55373250361');
  fireEvent.keyDown(document.body, { key: 'c', repeat: true });
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  fireEvent.keyDown(admin.getByRole('link', { name: 'Open the order' }), { key: 'Enter' });
  expect(admin.api.countCalls('confirmPayment')).toBe(0);
  fireEvent.keyDown(admin.getByRole('link', { name: 'Open the order' }), { key: 'r' });
  const dialog = await admin.findDialog();
  dialog.getByRole('heading', { name: 'Reject transaction 55373250361?' });
  await admin.user.keyboard('c');
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(admin.api.countCalls('confirmPayment')).toBe(0);
});

test('a transaction that has paid another order is not confirmed: Enter opens the dialog that rejects it for this reason', async () => {
  const same = { order_id: SECOND.order_id, payment_id: 'p2', state: 'succeeded', reference: '55373250361', by_provider: false } as const;
  const payment = createPayment({ payment_id: 'p1', reference: '55373250361', confirmation_refusal: 'transaction_paid_another_order' });
  const admin = await openQueue([createClaimed(1, { payments: [payment], same_transactions: [same] }), SECOND]);
  const section = await waitForPayment(admin, '55373250361');
  section.getByText('Another order names this transaction.');
  section.getByRole('link', { name: '02aaaaaa' });
  expect(admin.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await admin.user.keyboard('{Enter}');
  (await admin.findDialog()).getByText(`The customer reads it on the page of the order and in a mail: “${rejections.paid_other_order}”`);
  await admin.choose('Why', 'Another reason');
  await admin.fill(/^Reason/, 'Keza has paid with it.');
  await admin.press('Reject the payment');
  await waitFor(() => expect(readStatus(admin)).toBe('Rejected: order 01aaaaaa, Keza, 26,000 RWF.'));
  expect(admin.api.listBodies('rejectPayment')).toEqual([
    { expected_status: 'pending', payment_id: 'p1', reason: 'Keza has paid with it.' },
  ]);
});

test('a claim that another claim contests is confirmed by a dialog that warns, not by one key', async () => {
  const same = { order_id: SECOND.order_id, payment_id: 'p2', state: 'submitted', reference: '55373250361', by_provider: true } as const;
  const admin = await openQueue([createClaimed(1, { same_transactions: [same] })]);
  await waitForPayment(admin, '55373250361');
  await admin.user.keyboard('c');
  const dialog = await admin.findDialog();
  dialog.getByText('To check, reported by the payment provider', { exact: false });
  expect(admin.api.countCalls('confirmPayment')).toBe(0);
});

test('another amount is confirmed as a part, and the status says what is left to pay', async () => {
  const admin = await openQueue([FIRST]);
  await waitForPayment(admin, '55373250361');
  await admin.press('Another amount came');
  const dialog = await admin.findDialog();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  await admin.fill('Another amount came', '23,000');
  await admin.user.click(dialog.getByRole('button', { name: 'Confirm 23,000 RWF as a part' }));
  await waitFor(() =>
    expect(readStatus(admin)).toBe('Confirmed: order 01aaaaaa, Keza, 23,000 RWF of 26,000 RWF, 3,000 RWF are left to pay.'),
  );
});

test('earlier rejections of the order are named, and what it still needs, if another amount was claimed', async () => {
  const rejected = createPayment({ payment_id: 'p0', state: 'rejected', reference: '11111111111', reason: 'Not in our account.' });
  const admin = await openQueue([createClaimed(1, { payments: [rejected, createPayment({ amount: 3_000, reference: '55373250361' })] })]);
  const section = await waitForPayment(admin, '55373250361');
  section.getByText('Transaction 11111111111 was rejected: Not in our account.');
  section.getByText('The order still needs 26,000 RWF.');
});

test('a shopper who corrects her claim while it is shown makes the page say so, and one key no longer confirms', async () => {
  const admin = await openQueue([FIRST]);
  await waitForPayment(admin, '55373250361');
  const old = createPayment({ payment_id: 'p1', state: 'rejected', reference: '55373250361', replaced_by: 'p9' });
  const corrected = createClaimed(1, { payments: [old, createPayment({ payment_id: 'p9', reference: '99999999999' })] });
  admin.api.replies.confirmPayment = refuse('order_status_changed', 'The shopper has corrected her claim.', { data: corrected });
  await admin.user.keyboard('{Enter}');
  await admin.findByText(/the shopper has corrected transaction 55373250361\. Please look for 99999999999 now\./);
  await waitForPayment(admin, '99999999999');
  await admin.user.keyboard('{Enter}');
  (await admin.findDialog()).getByRole('heading', { name: 'Has transaction 99999999999 arrived?' });
  expect(admin.api.countCalls('confirmPayment')).toBe(1);
});

test('a slower colleague reads that the payment does not wait any more, and goes on with the next one', async () => {
  const admin = await openQueue();
  await waitForPayment(admin, '55373250361');
  const decided = createClaimed(1, { payment_status: 'Paid', payments: [createPayment({ payment_id: 'p1', state: 'succeeded' })] });
  admin.api.replies.confirmPayment = refuse('order_status_changed', 'A colleague was faster.', { data: decided });
  await admin.user.keyboard('{Enter}');
  await admin.findByText(/The payment of order 01aaaaaa does not wait any more/);
  await admin.press('Next payment');
  await waitForPayment(admin, '55373250362');
});

test('the payment in the address is shown first, and stays in the address after a skip', async () => {
  const admin = await openQueue([FIRST, SECOND], `?order=${SECOND.order_id}`);
  await waitForPayment(admin, '55373250362');
  await admin.user.keyboard('s');
  await waitForPayment(admin, '55373250361');
  expect(admin.getQuery().get('order')).toBe(FIRST.order_id);
});
