/**
 * Paying for an order by mobile money, prompt or card, and what a shopper sees while the provider is asked. One long file, because each test
 * opens the same dialog in another state.
 */
import { waitFor, within } from '@testing-library/react';
import type { PaymentMethod } from '@uruhu/contract/payment';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { holdReply, NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createOrder, createOrderServer, createPayment, ORDER_ID } from '#test/fixtures/order.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const ALL_METHODS: PaymentMethod[] = ['mobile_money', 'prompt', 'card'];

/** Opens the dialog on the page of an order. */
async function openDialog(server = createOrderServer(), settings = createSettings({ payment_methods: ALL_METHODS })) {
  const shop = await renderShop(`/orders/${ORDER_ID}`, { signedIn: true, replies: { ...server.replies, settings } });
  await shop.user.click(await shop.main.findByRole('button', { name: 'Other ways to pay' }));
  const dialog = within(await shop.findByRole('dialog', { name: 'Choose Payment Method' }));
  return { shop, server, dialog };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const isFocusInDialog = () => document.activeElement?.closest('dialog') !== null;
const choose = (shop: RenderedShop, dialog: Dialog, method: RegExp) => shop.user.click(dialog.getByRole('button', { name: method }));

/** Polls wait for seconds. Lets time pass by many steps, in which replies arrive. */
const passTime = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const mockTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
afterEach(() => {
  vi.useRealTimers();
});

test('the shop’s methods are offered with their networks, mobile money first', async () => {
  const { dialog } = await openDialog();
  dialog.getByText('How would you like to pay 20,000 RWF?');
  expect(dialog.getAllByRole('button', { name: /[a-z]{4}/i }).map(({ textContent }) => textContent)).toEqual([
    '',
    'Mobile MoneyDial a short code on your phone. No card needed.MTN MoMo',
    'Pay by a prompt on my phoneYour phone asks you to confirm. You only enter your PIN.MTN MoMo',
    'Card PaymentOpens a secure page in a new tab. No bank card? MTN gives you a virtual one: dial *182*2*6#.Visa, Mastercard',
  ]);
});

test('a shop without providers offers mobile money alone, with other networks where it takes them', async () => {
  const settings = createSettings({ payment_methods: [] });
  const { shop, dialog } = await openDialog(createOrderServer(), {
    ...settings,
    mobile_money: { ...settings.mobile_money, other_networks: 'Send it to 0730 000 000.' },
  });
  expect(dialog.queryByRole('button', { name: /^(Card|Pay by)/ })).toBeNull();
  await choose(shop, dialog, /^Mobile Money.*MTN MoMo, Airtel Money/);
  dialog.getByText('Paying from Airtel or another network');
  dialog.getByText('Send it to 0730 000 000.');
});

test('an order of which a part is paid asks for the rest', async () => {
  const payments = [createPayment({ state: 'succeeded', amount: 5_000 })];
  const { shop, dialog } = await openDialog(createOrderServer(createOrder({ is_part_paid: true, payments })));
  dialog.getByText('How would you like to pay 15,000 RWF?');
  await choose(shop, dialog, /^Mobile Money/);
  dialog.getByText('5,000 RWF have come. This is the rest.');
  dialog.getByText('*182*8*1*000000*15000#');
});

describe('mobile money', () => {
  const useBrowser = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const CODE = '*182*8*1*000000*20000#';

  async function openCode() {
    const opened = await openDialog();
    await choose(opened.shop, opened.dialog, /^Mobile Money/);
    return opened;
  }

  test('on a computer the code can be copied, and scanned by a phone', async () => {
    const { shop, dialog } = await openCode();
    dialog.getByText(CODE);
    await dialog.findByRole('img', { name: `QR code that dials ${CODE}` });
    expect(dialog.getAllByText('URUHU LTD')).toHaveLength(2);
    expect(dialog.getAllByText('20,000 RWF').length).toBeGreaterThan(0);
    expect(dialog.queryByRole('link', { name: 'Dial now' })).toBeNull();
    await shop.user.click(dialog.getByRole('button', { name: 'Copy the code' }));
    await dialog.findByText('Code copied.');
    expect(await navigator.clipboard.readText()).toBe(CODE);
  });

  test('where the browser does not let the page copy, the code is selected', async () => {
    const { shop, dialog } = await openCode();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.execCommand = () => false;
    await shop.user.click(dialog.getByRole('button', { name: 'Copy the code' }));
    await dialog.findByText('The code is selected: copy it with your keyboard or by holding it.');
    expect(getSelection()?.toString()).toBe(CODE);
  });

  test('an Android phone dials by a link, and an iPhone shows the code alone', async () => {
    useBrowser('Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile');
    const { shop, dialog } = await openCode();
    expect(dialog.getByRole('link', { name: 'Dial now' }).getAttribute('href')).toBe('tel:*182*8*1*000000*20000%23');
    dialog.getByText('Dial this code, or tap Dial now.');
    expect(dialog.queryByRole('img')).toBeNull();
    shop.unmount();
    useBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    const { dialog: onIphone } = await openCode();
    onIphone.getByText('Dial this code.');
    expect(onIphone.queryByRole('link', { name: 'Dial now' })).toBeNull();
    expect(onIphone.queryByText(/scan this/)).toBeNull();
  });

  test('a shop that has no code sends the shopper to support', async () => {
    const settings = createSettings({ payment_methods: [], mobile_money: { ussd_code: '', merchant_name: '', other_networks: '' } });
    const { shop, dialog } = await openDialog(createOrderServer(), settings);
    await choose(shop, dialog, /^Mobile Money/);
    dialog.getByText('The payment code could not be loaded. Please contact support: we will help you to pay.');
    expect(dialog.getByRole('link', { name: 'Need Help? Contact Support' }).getAttribute('href')).toMatch(
      `https://wa.me/250788000000?text=Hello%2C%20I%20need%20help%20with%20my%20order%20${ORDER_ID}.`,
    );
  });

  test('a claim shows its errors, then that it is checked, and can be corrected; each step takes the focus', async () => {
    const { shop, dialog, server } = await openCode();
    expect(isFocusInDialog()).toBe(true);
    await shop.user.click(dialog.getByRole('button', { name: 'I have paid' }));
    expect(isFocusInDialog()).toBe(true);
    await shop.user.click(dialog.getByRole('button', { name: 'Back to the code' }));
    await shop.user.click(dialog.getByRole('button', { name: 'I have paid' }));
    await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
    dialog.getByText('Please enter the transaction ID');
    await shop.user.type(dialog.getByLabelText(/^Transaction ID/), '1234567890{Enter}');
    await dialog.findByText('Thank you. We are checking your payment.');
    dialog.getByText('1234567890');
    expect(document.activeElement?.textContent).toContain('We are checking your payment');
    await shop.user.click(dialog.getByText('Is something not right? Correct it'));
    await shop.user.type(dialog.getByLabelText(/^Transaction ID/), '9{Enter}');
    await dialog.findByText('12345678909');
    expect(server.getOrder().payments).toHaveLength(2);
    await shop.user.click(dialog.getByRole('button', { name: 'Continue to Orders' }));
    await waitFor(() => expect(shop.getAddress()).toBe('/orders'));
  });

  test('an id that no network gives is questioned before it is sent, and sent by a second press', async () => {
    const { shop, dialog, server } = await openCode();
    await shop.user.click(dialog.getByRole('button', { name: 'I have paid' }));
    const field = dialog.getByLabelText(/^Transaction ID/);
    await shop.user.type(field, '1234{Enter}');
    dialog.getByText(/^“1234” is shorter than the ids that MTN and Airtel send\./);
    expect(server.getOrder().payments).toHaveLength(0);
    // Another short id is questioned too.
    await shop.user.type(field, '5{Enter}');
    dialog.getByText(/^“12345” is shorter/);
    expect(server.getOrder().payments).toHaveLength(0);
    await shop.user.click(dialog.getByRole('button', { name: 'Send it all the same' }));
    await dialog.findByText('Thank you. We are checking your payment.');
    expect(server.getOrder().payments.map(({ reference }) => reference)).toEqual(['12345']);
  });

  test('leads back to the methods and on to the orders', async () => {
    const { shop, dialog } = await openCode();
    await shop.user.click(dialog.getByRole('button', { name: 'Back to Payment Methods' }));
    await choose(shop, dialog, /^Mobile Money/);
    await shop.user.click(dialog.getByRole('button', { name: 'Continue to Orders' }));
    await waitFor(() => expect(shop.getAddress()).toBe('/orders'));
  });
});

describe('a prompt on the phone', () => {
  async function sendPrompt(shop: RenderedShop, dialog: Dialog, phone: string) {
    await shop.user.clear(dialog.getByLabelText(/^MTN number/));
    await shop.user.type(dialog.getByLabelText(/^MTN number/), phone);
    await shop.user.click(dialog.getByRole('button', { name: 'Send the prompt' }));
  }
  async function openPrompt() {
    const opened = await openDialog();
    await choose(opened.shop, opened.dialog, /^Pay by a prompt/);
    return opened;
  }
  beforeEach(mockTimers);

  test('is not sent to a number of another network, nor by a shop whose provider cannot be reached', async () => {
    const { shop, dialog } = await openPrompt();
    expect(dialog.getByLabelText<HTMLInputElement>(/^MTN number/).value).toBe('+250788123456');
    await sendPrompt(shop, dialog, '0728 123 456');
    await dialog.findByText('Please enter an MTN number: it begins with 078 or 079.');
    expect(dialog.getByLabelText(/^MTN number/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^MTN number/));
    shop.api.replies.payByPrompt = refuse('payment_not_started', 'Payment initialization failed');
    await sendPrompt(shop, dialog, '0788 100 451');
    await within(shop.getByRole('dialog')).findByText('Payment initialization failed');
    shop.api.replies.payByPrompt = NO_RESPONSE;
    await shop.user.click(dialog.getByRole('button', { name: 'Send the prompt' }));
    await dialog.findByText('Network error. Please check your connection and try again.');
  });

  test('is waited for; a declined one says why and can be sent again, and an approved one pays the order', async () => {
    const { shop, dialog, server } = await openPrompt();
    await sendPrompt(shop, dialog, '0788 100 451');
    await dialog.findByText('Please confirm the payment on your phone');
    dialog.getByText('We asked +250788100451 for 20,000 RWF. Enter your PIN there.');
    const countReads = () => shop.api.countCalls('order');
    const before = countReads();
    await passTime(6);
    expect(countReads() - before).toBeGreaterThanOrEqual(2);
    server.endPayment('failed', 'The payment was declined on the phone.');
    await passTime(2);
    await dialog.findByText('The payment was not confirmed: The payment was declined on the phone.');
    expect(dialog.getByLabelText<HTMLInputElement>(/^MTN number/).value).toBe('+250788100451');
    await sendPrompt(shop, dialog, '0788 100 200');
    await dialog.findByText('Please confirm the payment on your phone');

    // A shopper who opens another method still reads of this prompt, and sees the result.
    await shop.user.click(dialog.getByRole('button', { name: 'Back to Payment Methods' }));
    dialog.getByText(/^We have asked \+250788100200 for 20,000 RWF, and do not know the answer yet\./);
    await choose(shop, dialog, /^Mobile Money/);
    dialog.getByText(/^We have asked \+250788100200 for 20,000 RWF/);
    server.endPayment('succeeded');
    await passTime(2);
    await shop.findByRole('heading', { name: 'Payment Successful!' });
    await shop.user.click(dialog.getByRole('button', { name: 'Continue to Orders' }));
    await waitFor(() => expect(shop.getAddress()).toBe('/orders'));
  });

  test('to a wrong number is corrected at once', async () => {
    const { shop, dialog } = await openPrompt();
    await sendPrompt(shop, dialog, '0788 100 454');
    await shop.user.click(await dialog.findByRole('button', { name: 'Wrong number? Correct it' }));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^MTN number/));
    await sendPrompt(shop, dialog, '0788 100 200');
    await dialog.findByText('We asked +250788100200 for 20,000 RWF. Enter your PIN there.');
    expect(shop.api.listBodies('payByPrompt').map(({ phone }) => phone)).toEqual(['+250788100454', '+250788100200']);
  });

  test('that nobody answers for five minutes can be sent again, and delays a payment by card', async () => {
    const prompt = createPayment({ method: 'prompt', state: 'pending', created_at: new Date().toISOString() });
    const { shop, dialog, server } = await openDialog(createOrderServer(createOrder({ payments: [prompt] })));
    shop.api.replies.payOrder = refuse('payment_starting', 'A payment is being made.');
    await choose(shop, dialog, /^Card Payment/);
    await dialog.findByText(/^If no answer comes, you can pay by card from \d\d:\d\d\.$/);
    await shop.user.click(dialog.getByRole('button', { name: 'Back to Payment Methods' }));
    server.change({ payments: [{ ...prompt, created_at: new Date(Date.now() - 301_000).toISOString() }] });
    setVisibility('visible');
    await choose(shop, dialog, /^Pay by a prompt/);
    await dialog.findByText(
      'No answer has come from +250788123456. You can send another prompt, or pay another way. If that phone still asks, say no there.',
    );
    dialog.getByRole('button', { name: 'Send the prompt' });
  });

  test('whose phone may still ask after another payment has replaced it is to be declined there', async () => {
    const payments = [createPayment({ method: 'prompt', state: 'expired', created_at: new Date().toISOString() })];
    const { dialog } = await openDialog(createOrderServer(createOrder({ payments })));
    dialog.getByText('If +250788123456 still asks for the PIN of the prompt, say no there: please do not pay twice.');
  });
});

describe('a card', () => {
  const createTab = () => ({
    closed: false,
    opener: window as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  });
  let tab: ReturnType<typeof createTab> | null;
  beforeEach(() => {
    mockTimers();
    tab = createTab();
    vi.stubGlobal('open', () => tab);
  });

  async function openCard(server = createOrderServer()) {
    const opened = await openDialog(server);
    await choose(opened.shop, opened.dialog, /^Card Payment/);
    return opened;
  }

  test('is paid on the provider’s page in another tab, which cannot reach this one', async () => {
    const { shop, dialog, server } = await openCard();
    await dialog.findByText('Waiting to hear of your payment…');
    dialog.getByText('The payment page is open in another tab. Pay there, then come back here.');
    expect(tab?.opener).toBeNull();
    expect(tab?.location.replace).toHaveBeenCalledWith('https://provider.test/pay');
    expect(dialog.getByRole('link', { name: 'Open the payment page again' }).getAttribute('href')).toBe('https://provider.test/pay');
    server.endPayment('succeeded');
    await passTime(2);
    await shop.findByRole('heading', { name: 'Payment Successful!' });
  });

  test('that is declined can be tried again, without losing the focus; a payment that comes late shows', async () => {
    const { shop, dialog, server } = await openCard();
    await dialog.findByText('Waiting to hear of your payment…');
    server.endPayment('failed');
    await passTime(2);
    await dialog.findByText('The payment did not go through. No money was taken for this order.');
    await shop.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('Waiting to hear of your payment…');
    expect(isFocusInDialog()).toBe(true);
    server.endPayment('succeeded');
    await passTime(2);
    await shop.findByRole('heading', { name: 'Payment Successful!' });
  });

  test('that failed after the polls had ended can be tried again, and the new payment is waited for', async () => {
    const { shop, dialog, server } = await openCard();
    await dialog.findByText('Waiting to hear of your payment…');
    shop.api.replies.order = NO_RESPONSE;
    await passTime(700);
    await dialog.findByText(
      'We have not heard of the payment yet. If you have paid, nothing is lost: the order shows it as soon as we know.',
    );
    shop.api.replies.order = server.replies.order;
    server.endPayment('failed');
    await shop.user.click(dialog.getByRole('button', { name: 'Check again' }));
    await dialog.findByText(/^The payment did not go through\./);
    await shop.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('Waiting to hear of your payment…');
    expect(dialog.queryByText(/^We have not heard/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  test('whose page the browser blocks, or the shopper has closed, gets a link', async () => {
    tab = null;
    const { dialog } = await openCard();
    await dialog.findByText('Your browser did not open the payment page. Open it here:');
    expect(dialog.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')).toBe('https://provider.test/pay');
  });

  test('whose payment does not start closes its tab, and can be tried again', async () => {
    const { shop, dialog, server } = await openDialog();
    const reply = holdReply<'payOrder'>();
    shop.api.replies.payOrder = reply.respond;
    await choose(shop, dialog, /^Card Payment/);
    dialog.getByText('Opening the payment page…');
    reply.send(refuse('payment_not_started', 'Payment initialization failed'));
    await dialog.findByText('Payment initialization failed');
    expect(tab?.close).toHaveBeenCalledOnce();
    shop.api.replies.payOrder = server.replies.payOrder;
    await shop.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('Waiting to hear of your payment…');
  });

  test('that was paid meanwhile, or whose order was cancelled in another tab, shows so', async () => {
    const { shop, dialog, server } = await openDialog();
    shop.api.replies.payOrder = refuse('order_paid', 'This order is paid.');
    server.change({ payment_status: 'Paid' });
    await choose(shop, dialog, /^Card Payment/);
    await shop.findByRole('heading', { name: 'Payment Successful!' });
    shop.unmount();

    const waiting = await openCard();
    await waiting.dialog.findByText('Waiting to hear of your payment…');
    waiting.server.change({ status: 'cancelled' });
    await passTime(2);
    await waiting.shop.findByRole('heading', { name: 'This order was cancelled' });
    expect(waiting.dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    waiting.shop.unmount();

    const declined = await openCard();
    await declined.dialog.findByText('Waiting to hear of your payment…');
    declined.server.endPayment('failed');
    await passTime(2);
    await declined.dialog.findByText(/^The payment did not go through\./);
    declined.server.change({ status: 'cancelled' });
    await passTime(6);
    await declined.shop.findByRole('heading', { name: 'This order was cancelled' });
  });

  test('begun before, which the page of the order says, can be paid at once', async () => {
    const payments = [createPayment({ method: 'card', state: 'pending' })];
    const { shop } = await openDialog(createOrderServer(createOrder({ payments })));
    expect(
      shop.getAllByText(
        'A card payment was begun on 5 January 2026, 08:00. If you closed the page, you have not paid: pay here at once. If you finished it, it shows here soon.',
      ),
    ).toHaveLength(2);
  });
});
