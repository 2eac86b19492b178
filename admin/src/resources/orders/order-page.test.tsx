/**
 * One order: what a member may do with it in each state, what each dialog sends, and what she sees when a colleague was faster. One long file,
 * because each test opens the same page in another state.
 */
import { waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test, vi } from 'vitest';
import { type Replies, refuse } from '#test/fake-api.ts';
import { createOrder, createOrderReplies, createPayment, ORDER_ID } from '#test/fixtures/order.ts';
import { renderAdmin } from '#test/render-admin.tsx';

type OrderFields = Parameters<typeof createOrder>[0];
type Options = { role?: StaffRole; replies?: Replies; query?: string };

async function openOrder(fields: OrderFields = {}, { role = 'owner', replies = {}, query = '' }: Options = {}) {
  const admin = await renderAdmin(`/orders/${ORDER_ID}/show${query}`, { role, replies: { ...createOrderReplies(fields), ...replies } });
  await admin.findByRole('heading', { level: 1, name: 'Order 0198a1b2', hidden: true });
  const pressInDialog = async (name: string) => admin.user.click((await admin.findDialog()).getByRole('button', { name }));
  const waitUntilClosed = () => waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  return { admin, pressInDialog, waitUntilClosed };
}

const stages = (...names: ('ordered' | 'packaging' | 'shipping' | 'arrived' | 'delivering' | 'delivered')[]) =>
  names.map((status) => ({ status }));

const STEPS = [
  { label: 'Prepare', call: 'prepareOrder', title: 'Prepare?', before: {} },
  {
    label: 'Send from Korea',
    call: 'shipOrder',
    title: 'The parcel leaves Korea',
    before: { status: 'preparing', order_progress: stages('ordered', 'packaging') },
  },
  {
    label: 'Arrived in Kigali',
    call: 'markOrderArrived',
    title: 'Arrived in Kigali?',
    before: { status: 'in_transit', order_progress: stages('ordered', 'packaging', 'shipping') },
  },
  {
    label: 'Out for delivery',
    call: 'sendOutOrder',
    title: 'Out for delivery?',
    before: { status: 'in_transit', order_progress: stages('ordered', 'packaging', 'shipping', 'arrived') },
  },
  {
    label: 'Delivered',
    call: 'deliverOrder',
    title: 'Delivered?',
    before: { status: 'in_transit', order_progress: stages('ordered', 'packaging', 'shipping', 'arrived', 'delivering') },
  },
] as const;

test.each(STEPS)(
  '$label is the only step of an order whose turn it is, and is taken once the member confirms it',
  async ({ label, call, title, before }) => {
    const { admin, waitUntilClosed } = await openOrder(before);
    const steps = within(admin.getByRole('region', { name: 'Steps' }));
    const enabled = () =>
      steps
        .getAllByRole<HTMLButtonElement>('button')
        .filter(({ disabled }) => !disabled)
        .map(({ textContent }) => textContent);
    expect(enabled()).toEqual([label, 'Cancel order']);
    await admin.press(label);
    let dialog = await admin.findDialog();
    dialog.getByRole('heading', { name: title });
    await admin.user.click(dialog.getByRole('button', { name: 'Back' }));
    await waitUntilClosed();
    expect(admin.api.countCalls(call)).toBe(0);
    await admin.press(label);
    dialog = await admin.findDialog();
    const taken = STEPS[STEPS.findIndex((step) => step.label === label) + 1]?.before ?? {
      status: 'delivered',
      order_progress: stages('ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered'),
    };
    admin.api.replies[call] = { data: createOrder(taken as OrderFields) };
    await admin.user.click(dialog.getByRole('button', { name: label }));
    await steps.findByRole('button', { name: `✓ ${label}` });
    await waitUntilClosed();
    expect(admin.api.listBodies(call)).toEqual([{ expected_status: (before as { status?: string }).status ?? 'pending' }]);
  },
);

test('an order that is not paid cannot be prepared, and the page says why', async () => {
  const { admin } = await openOrder({ payment_status: 'Unpaid' });
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Prepare' }).disabled).toBe(true);
  admin.getByText('The order is not paid yet.');
  admin.getByText('The shopper has not begun to pay. The shop cancels the order by itself if she does not.');
});

test('the link to the parcel goes to the shop with the step, and a refused one keeps the dialog and the text', async () => {
  const refusal = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'tracking_url', code: 'invalid_value', message: 'Please enter a link that begins with https://.' }],
  });
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(STEPS[1].before as never, { replies: { shipOrder: refusal } });
  await admin.press('Send from Korea');
  await admin.fill(/^Link to the parcel/, 'https://parcel.example/1');
  await pressInDialog('Send from Korea');
  const field = await admin.findByRole<HTMLInputElement>('textbox', { name: /^Link to the parcel/, description: /Please enter a link/ });
  await waitFor(() => expect([field.value, document.activeElement === field]).toEqual(['https://parcel.example/1', true]));
  admin.api.replies.shipOrder = { data: createOrder({ ...STEPS[2].before, tracking_url: 'https://parcel.example/1' }) };
  await pressInDialog('Send from Korea');
  await waitUntilClosed();
  expect(admin.getByRole('link', { name: 'Track it' }).getAttribute('href')).toBe('https://parcel.example/1');
  expect(admin.api.listBodies('shipOrder').at(-1)).toEqual({ expected_status: 'preparing', tracking_url: 'https://parcel.example/1' });
});

test('a step that a colleague has taken meanwhile is refused with a sentence, and the page shows the order as it is now', async () => {
  const changed = createOrder({ status: 'preparing', order_progress: stages('ordered', 'packaging') });
  const { admin, pressInDialog } = await openOrder(
    {},
    {
      replies: { prepareOrder: refuse('order_status_changed', 'A colleague has changed this order.', { data: changed }) },
    },
  );
  await admin.press('Prepare');
  await pressInDialog('Prepare');
  expect((await admin.findByText('A colleague has changed this order.')).closest('[role=alert]')).not.toBeNull();
  await admin.findByRole('button', { name: '✓ Prepare' });
  expect(admin.queryByRole('dialog')).toBeNull();
});

test('the palette opens the dialog of a step by its address, and taking it removes it from the address', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder({}, { query: '?step=prepareOrder' });
  (await admin.findDialog()).getByRole('heading', { name: 'Prepare?' });
  admin.api.replies.prepareOrder = { data: createOrder({ status: 'preparing', order_progress: stages('ordered', 'packaging') }) };
  await pressInDialog('Prepare');
  await waitUntilClosed();
  expect(admin.getQuery().has('step')).toBe(false);
});

test('a typed link to the parcel is no unsaved text any more once it is sent, though the address changes', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(STEPS[1].before, { query: '?step=shipOrder' });
  await admin.user.type(await admin.findByLabelText(/^Link to the parcel/), 'https://parcel.example/1');
  admin.api.replies.shipOrder = { data: createOrder(STEPS[2].before) };
  await pressInDialog('Send from Korea');
  await waitUntilClosed();
  expect([admin.getQuery().has('step'), confirm.mock.calls.length]).toEqual([false, 0]);
});

test('the pieces of an order that has not left are never put into the stock twice: cancelling does not ask about them', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder();
  await admin.press('Cancel order');
  const dialog = await admin.findDialog();
  dialog.getByText(/^Its pieces are available again at once\./);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await admin.fill(/^Reason/, 'She changed her mind.');
  admin.api.replies.cancelByStaff = { data: createOrder({ status: 'cancelled' }) };
  await pressInDialog('Cancel the order');
  await waitUntilClosed();
  expect(admin.api.listBodies('cancelByStaff')).toEqual([{ expected_status: 'pending', reason: 'She changed her mind.' }]);
});

test('a correction that a colleague was faster with is refused, and the page shows what she has entered', async () => {
  const changed = createOrder({ address: 'KN 5 Rd 7, Kigali City, Rwanda', version: 4 });
  const { admin, pressInDialog } = await openOrder(
    {},
    { replies: { correctOrder: refuse('changed_meanwhile', 'A colleague has changed this order.', { data: changed }) } },
  );
  await admin.press('Correct address or phone');
  await admin.fill(/^Street and house/, 'KG 9 Ave 3');
  await pressInDialog('Save the correction');
  await (await admin.findDialog()).findByText('A colleague has changed this order.');
  await admin.findByText(/KN 5 Rd 7/);
});

test('cancelling asks for the reason that the customer reads, and for a parcel on its way whether its pieces are back', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(STEPS[2].before as never);
  await admin.press('Cancel order');
  const dialog = await admin.findDialog();
  dialog.getByText('The parcel is on its way. Its payment then waits here as a refund that is due.');
  await admin.fill(/^Reason/, 'Lost on the way.');
  await admin.user.click(dialog.getByRole('checkbox'));
  admin.api.replies.cancelByStaff = { data: createOrder({ status: 'cancelled', cancel_reason: 'Lost on the way.' }) };
  await pressInDialog('Cancel the order');
  await waitUntilClosed();
  expect(admin.api.listBodies('cancelByStaff')).toEqual([{ expected_status: 'in_transit', reason: 'Lost on the way.', restock: true }]);
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' }).disabled).toBe(true);
});

test('a dialog with a typed text asks before it closes', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { admin, pressInDialog, waitUntilClosed } = await openOrder();
  await admin.press('Cancel order');
  await admin.fill(/^Reason/, 'The shopper asked for it.');
  await pressInDialog('Back');
  expect(confirm).toHaveBeenCalledWith('You have changes that are not saved. Leave without them?');
  (await admin.findDialog()).getByRole('heading', { name: 'Cancel this order?' });
  confirm.mockReturnValue(true);
  await pressInDialog('Back');
  await waitUntilClosed();
});

test('mobile money of a cancelled order is recorded as sent back, with its transaction, and the page then names it', async () => {
  const problem = { kind: 'refund_due', resolved_at: null } as const;
  const cancelled: OrderFields = { status: 'cancelled', payments: [createPayment({ state: 'succeeded' })], problems: [problem] };
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(cancelled);
  within(admin.getByRole('note')).getByText('Refund due');
  await admin.press('Refund');
  const dialog = await admin.findDialog();
  dialog.getByRole('heading', { name: 'Have you sent 26,000 RWF back?' });
  dialog.getByText(/^This records the refund and sends no money\./);
  await admin.fill(/^Transaction id of the refund/, '5566778899');
  await admin.fill(/^Reason/, 'Sent back at noon.');
  const refunded = createPayment({ state: 'refunded', refund_transaction_id: '5566778899' });
  admin.api.replies.refundOrder = {
    data: createOrder({
      status: 'cancelled',
      payments: [refunded],
      transitions: [{ from: 'succeeded', to: 'refunded', actor: 'staff', staff: 'Aline', payment_id: 'p1' }],
    }),
  };
  await pressInDialog('Record the refund');
  await waitUntilClosed();
  expect(admin.api.listBodies('refundOrder')).toEqual([
    { expected_status: 'cancelled', payment_id: 'p1', transaction_id: '5566778899', reason: 'Sent back at noon.' },
  ]);
  within(admin.getByRole('region', { name: 'What happened' })).getByText('Sent back by transaction 5566778899');
  expect(admin.queryByRole('note')).toBeNull();
});

test('an order that needs its payment is not refunded, and says so', async () => {
  const { admin } = await openOrder({ payments: [createPayment({ state: 'succeeded' })] });
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Refund' }).disabled).toBe(true);
  admin.getByText('Cancel the order first: it needs this payment.');
});

const UNPAID: OrderFields = { payment_status: 'Unpaid', payments: [createPayment()], payment_review: { state: 'submitted' } };

test('less than the claimed amount is confirmed as a part, more than it with a warning, and other text not at all', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(UNPAID);
  await admin.press('Confirm 26,000 RWF');
  const dialog = await admin.findDialog();
  await admin.fill('Another amount came', '7.5');
  dialog.getByText('Please enter whole francs, such as 12,000.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  await admin.fill('Another amount came', '30,000');
  dialog.getByText(/^4,000 RWF too much came\./);
  await admin.fill('Another amount came', '23,000.00');
  dialog.getByText(/^3,000 RWF are missing\./);
  admin.api.replies.confirmPayment = {
    data: createOrder({ payment_status: 'Unpaid', is_part_paid: true, payments: [createPayment({ state: 'succeeded', amount: 23_000 })] }),
  };
  await pressInDialog('Confirm 23,000 RWF as a part');
  await waitUntilClosed();
  expect(admin.api.listBodies('confirmPayment')).toEqual([{ expected_status: 'pending', payment_id: 'p1', amount: 23_000, is_part: true }]);
  admin.getByText('A part is paid. 3,000 RWF of 26,000 RWF are left to pay.');
});

test('a rejected payment says why: by a ready reason, or in own words', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(UNPAID);
  await admin.press('Reject');
  await admin.choose('Why', 'Another number has paid');
  await admin.choose('Why', 'Another reason');
  await admin.fill(/^Reason/, 'Please call us.');
  admin.api.replies.rejectPayment = { data: createOrder({ payment_status: 'Unpaid', payments: [createPayment({ state: 'rejected' })] }) };
  await pressInDialog('Reject the payment');
  await waitUntilClosed();
  expect(admin.api.listBodies('rejectPayment')).toEqual([{ expected_status: 'pending', payment_id: 'p1', reason: 'Please call us.' }]);
});

test('a claim whose transaction has paid another order can only be rejected, for that reason', async () => {
  const payment = createPayment({ confirmation_refusal: 'transaction_paid_another_order' });
  const other = {
    order_id: '0298a1b2-0000-7000-8000-000000000000',
    payment_id: 'p2',
    state: 'succeeded',
    reference: '55373250365',
    by_provider: false,
  } as const;
  const { admin } = await openOrder({ ...UNPAID, payments: [payment], same_transactions: [other] });
  admin.getByText('This transaction has paid another order already. It cannot be confirmed here.');
  within(admin.getByRole('note')).getByRole('link', { name: '0298a1b2' });
  expect(admin.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await admin.press('Reject');
  expect((await admin.findDialog()).getByRole('combobox', { name: 'Why' }).textContent).toBe('The transaction has paid another order');
});

test('a member notes the transaction that a customer names on the phone, which then waits to be checked', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder({ payment_status: 'Unpaid' });
  await admin.press('She says that she has paid');
  await admin.fill(/^Transaction id/, '55373250365');
  admin.api.replies.claimForCustomer = { data: createOrder(UNPAID) };
  await pressInDialog('Note the payment');
  await waitUntilClosed();
  expect(admin.api.listBodies('claimForCustomer')).toEqual([
    { expected_status: 'pending', phone: '+250788123456', transaction_id: '55373250365' },
  ]);
  await admin.findByRole('button', { name: 'She names another transaction' });
});

test('a wrong phone number is corrected beside its field; the shop gets the version that the member has seen', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder(
    {},
    {
      replies: {
        correctOrder: refuse('invalid_input', 'Please check the form.', {
          errors: [{ path: 'phone', code: 'phone_invalid', message: 'No phone.' }],
        }),
      },
    },
  );
  await admin.press('Correct address or phone');
  expect(admin.getByLabelText<HTMLInputElement>(/^Street and house/).value).toBe('KG 11 Ave 5');
  await admin.fill(/^Street and house/, 'KG 9 Ave 3, Remera');
  await admin.fill(/^Phone/, '12');
  await pressInDialog('Save the correction');
  const phone = admin.getByLabelText(/^Phone/);
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await admin.fill(/^Phone/, '0788 765 432');
  expect(phone.getAttribute('aria-invalid')).toBe('false');
  admin.api.replies.correctOrder = { data: createOrder({ address: 'KG 9 Ave 3, Remera, Kigali City, Rwanda', version: 4 }) };
  await pressInDialog('Save the correction');
  await waitUntilClosed();
  expect(admin.api.listBodies('correctOrder').at(-1)).toEqual({
    address: 'KG 9 Ave 3, Remera',
    phone: '0788 765 432',
    second_phone: '',
    expected_status: 'pending',
    version: 3,
  });
  admin.getByText(/KG 9 Ave 3, Remera/);
});

test('a note for colleagues is added and empties its field; a mail is shown and sent again, unless it still waits', async () => {
  const mail = { mail_id: 'm1', subject: 'Your order is placed', to: 'keza@example.com', state: 'sent' } as const;
  const { admin, waitUntilClosed } = await openOrder({ mails: [mail, { ...mail, mail_id: 'm2', subject: 'Reminder', state: 'waiting' }] });
  await admin.fill('New note', 'A broken bottle');
  admin.api.replies.addOrderNote = { data: createOrder({ mails: [mail], notes: [{ text: 'A broken bottle', staff: 'Aline' }] }) };
  await admin.press('Add note');
  await within(admin.getByRole('region', { name: 'Notes for colleagues' })).findByText('A broken bottle');
  expect(admin.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
  await admin.press('Your order is placed');
  const dialog = await admin.findDialog();
  dialog.getByText('To keza@example.com');
  expect(dialog.getByTitle('Your order is placed')).toMatchObject({ src: expect.stringContaining('/order-mails/m1/page') });
  expect(dialog.getByTitle('Your order is placed').getAttribute('sandbox')).toBe('');
  admin.api.replies.sendMailAgain = { data: createOrder({ mails: [mail, { ...mail, mail_id: 'm3' }] }) };
  await admin.user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitUntilClosed();
  expect(within(admin.getByRole('region', { name: 'Mails' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the data of a guest is erased from an order that has ended, after a question', async () => {
  const { admin, pressInDialog, waitUntilClosed } = await openOrder({ status: 'delivered', is_guest: true });
  await admin.press('Erase her data');
  (await admin.findDialog()).getByRole('heading', { name: 'Erase Keza Mutesi from this order?' });
  admin.api.replies.eraseOrderCustomer = { data: createOrder({ status: 'delivered', is_guest: true, customer: { name: 'erased' } }) };
  await pressInDialog('Erase her data');
  await waitUntilClosed();
  expect(admin.queryByRole('button', { name: 'Erase her data' })).toBeNull();
});

test('an order of an account is not erased here', async () => {
  const { admin } = await openOrder({ status: 'delivered' });
  expect(admin.queryByRole('button', { name: 'Erase her data' })).toBeNull();
});

test('a packer takes steps and checks payments, and sees no totals, mails, refunds, corrections or invoices', async () => {
  const amounts = { subtotal: null, total_price: null, final_total: null, shipping_fees: null };
  const { admin } = await openOrder({ ...amounts, payments: [createPayment({ state: 'succeeded' })] }, { role: 'packer' });
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Prepare' }).disabled).toBe(false);
  for (const name of ['Cancel order', 'Refund', 'Correct address or phone', 'She says that she has paid'])
    expect(admin.queryByRole('button', { name }), name).toBeNull();
  expect(admin.queryByRole('region', { name: 'Mails' })).toBeNull();
  expect(admin.queryByRole('link', { name: 'Invoice' })).toBeNull();
  admin.getByRole('link', { name: 'Packing slip' });
});

test('support reads an order and corrects its address, and is offered no step, no cancellation and no refund', async () => {
  const { admin } = await openOrder({ payments: [createPayment({ state: 'succeeded' })] }, { role: 'support' });
  expect(admin.queryByRole('region', { name: 'Steps' })).toBeNull();
  for (const name of ['Refund', /^Confirm/, 'Reject']) expect(admin.queryByRole('button', { name })).toBeNull();
  admin.getByRole('button', { name: 'Correct address or phone' });
});

test('an order that the shop does not have says so, and can be opened again', async () => {
  const admin = await renderAdmin(`/orders/${ORDER_ID}/show`, {
    replies: { adminOrder: refuse('order_not_found', 'There is no such order.') },
  });
  await admin.findByText('There is no such order.');
  Object.assign(admin.api.replies, createOrderReplies());
  await admin.press('Try again');
  await admin.findByRole('heading', { level: 1, name: 'Order 0198a1b2' });
});
