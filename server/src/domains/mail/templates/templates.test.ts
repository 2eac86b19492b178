/** The content of mails, as text and as HTML. */
import { describe, expect, test } from 'vitest';
import { getMailMessages } from '../../../messages/messages.ts';
import { type MailContent, renderMailText } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { cleanShopperTexts } from './shopper-fields.ts';
import { TEMPLATES } from './templates.ts';

const mails = getMailMessages('en');

const buildUrl = (path: string) => new URL(path, 'https://shop.example').href;
const mailContext = { shop: 'Uruhu', buildUrl, hasAccount: true };
const SENDER = { shop: 'Uruhu', url: buildUrl('/'), contact: 'muraho@shop.example' };
const order_id = '7f3a91c2-5b0e-4d19-a8e4-0c6612f7d3aa';
const TOKEN = 'A'.repeat(43);
const HOSTILE_TEXT = `<img src=x onerror=alert(1)> "'&`;

const PLACED_ORDER = {
  name: 'Aline',
  order_id,
  address: 'KG 11 Ave 24, Kigali City, Rwanda',
  subtotal_rwf: 1_069_500,
  shipping_fee_rwf: 0,
  discount_rwf: 3_475,
  total_rwf: 1_066_025,
  lines: [
    { name: 'Heartleaf Toner (250 ml)', quantity: 1, unit_price_rwf: 27_500 },
    { name: 'Relief Sun', quantity: 2, unit_price_rwf: 521_000 },
  ],
  pay: { ussd: '*182*8*1*123456*1066025#', merchant_name: 'Uruhu Ltd', until: new Date('2027-03-04T22:30:00Z') },
};
const STATUS_CHANGE = { name: 'Aline', order_id, tracking_url: 'https://track.example/KR1' };
const CANCELLATIONS = ['cancelled', 'cancelledAsUnpaid', 'cancelledAsPaymentNotFound', 'cancelledWithRefund'] as const;
const CHANGES = ['packaging', 'shipping', 'arrived', 'delivering', 'delivered', ...CANCELLATIONS] as const;

const STAFF_ACT = {
  name: HOSTILE_TEXT,
  kind: 'payment_settings_changed',
  actor: HOSTILE_TEXT,
  member: HOSTILE_TEXT,
  changes: [{ field: 'merchant_name', from: '', to: HOSTILE_TEXT }],
  at: new Date('2027-03-04T22:30:00Z'),
  ip_address: '102.22.130.7',
} as const;

/** A mail of each template, with hostile texts in all fields that a shopper typed. */
const ALL_MAILS: MailContent[] = [
  TEMPLATES.welcome(
    { name: HOSTILE_TEXT, token: TOKEN, coupon: { code: 'MURAHO-7KQ4TX', ends_at: new Date('2027-02-20T23:00:00Z') } },
    mailContext,
    mails,
  ),
  TEMPLATES.welcome({ name: HOSTILE_TEXT, token: TOKEN, coupon: { refused: 'known_customer' } }, mailContext, mails),
  TEMPLATES.confirmEmail({ name: HOSTILE_TEXT, token: TOKEN }, mailContext, mails),
  TEMPLATES.confirmNewEmail({ name: HOSTILE_TEXT, token: TOKEN }, mailContext, mails),
  TEMPLATES.emailChangeAsked({ name: HOSTILE_TEXT, when: 'today' }, mailContext, mails),
  TEMPLATES.emailChanged({ name: HOSTILE_TEXT, when: 'today', token: TOKEN }, mailContext, mails),
  TEMPLATES.reset({ name: HOSTILE_TEXT, token: TOKEN }, mailContext, mails),
  TEMPLATES.staffGuessed({ name: HOSTILE_TEXT, count: 10 }, mailContext, mails),
  TEMPLATES.staffInvitation({ name: HOSTILE_TEXT, inviter: HOSTILE_TEXT, token: TOKEN }, mailContext, mails),
  TEMPLATES.staffPassword({ name: HOSTILE_TEXT, sender: HOSTILE_TEXT, username: 'keza', token: TOKEN }, mailContext, mails),
  ...(['actor', 'owner', 'member'] as const).map((audience) => TEMPLATES.staffNotice({ ...STAFF_ACT, audience }, mailContext, mails)),
  TEMPLATES.backInStock(
    { name: HOSTILE_TEXT, product: HOSTILE_TEXT, product_id: 'p 1', option_id: 'o&1', size_id: null, token: TOKEN },
    mailContext,
    mails,
  ),
  TEMPLATES.messageAnswer(
    { name: HOSTILE_TEXT, text: `${HOSTILE_TEXT}\n\nbye`, code: 'M-7F3A91C2', sent_at: new Date('2027-03-04T22:30:00Z') },
    mailContext,
    mails,
  ),
  TEMPLATES.contact(
    { name: HOSTILE_TEXT, email: 'k@example.com', phone: '0788123456', message: `${HOSTILE_TEXT}\nbye` },
    mailContext,
    mails,
  ),
  TEMPLATES.orderPlaced(
    { ...PLACED_ORDER, name: HOSTILE_TEXT, address: HOSTILE_TEXT, lines: [{ name: HOSTILE_TEXT, quantity: 1, unit_price_rwf: 1 }] },
    mailContext,
    mails,
  ),
  TEMPLATES.paymentReceived(
    { name: HOSTILE_TEXT, order_id, amount_rwf: 1_066_025, payment_method: HOSTILE_TEXT, reference: HOSTILE_TEXT },
    mailContext,
    mails,
  ),
  TEMPLATES.paymentPart(
    {
      name: HOSTILE_TEXT,
      order_id,
      amount_rwf: 1_066_025,
      payment_method: HOSTILE_TEXT,
      reference: HOSTILE_TEXT,
      missing_rwf: 5_000,
      until: new Date('2027-03-04T22:30:00Z'),
    },
    mailContext,
    mails,
  ),
  TEMPLATES.paymentAfterCancel(
    { name: HOSTILE_TEXT, order_id, amount_rwf: 1_066_025, payment_method: HOSTILE_TEXT, reference: HOSTILE_TEXT },
    mailContext,
    mails,
  ),
  TEMPLATES.paymentRefunded(
    { name: HOSTILE_TEXT, order_id, amount_rwf: 1_066_025, payment_method: HOSTILE_TEXT, reference: HOSTILE_TEXT, refund_method: 'card' },
    mailContext,
    mails,
  ),
  ...(['open', 'paid', 'cancelled'] as const).map((orderState) =>
    TEMPLATES.paymentRejected(
      { name: HOSTILE_TEXT, order_id, orderState, reason: HOSTILE_TEXT, reference: HOSTILE_TEXT, until: new Date() },
      mailContext,
      mails,
    ),
  ),
  TEMPLATES.orderReminder(
    { name: HOSTILE_TEXT, order_id, due_rwf: 1, pay: { ...PLACED_ORDER.pay, merchant_name: HOSTILE_TEXT } },
    mailContext,
    mails,
  ),
  ...CHANGES.map((change) =>
    TEMPLATES.orderStatus(
      { ...STATUS_CHANGE, name: HOSTILE_TEXT, change, tracking_url: `https://t.example/${HOSTILE_TEXT}`, reason: HOSTILE_TEXT },
      mailContext,
      mails,
    ),
  ),
];

/** Reads the visible text of the HTML. */
const readVisibleText = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test('mails about an order lead a customer without an account to the page that tracks it, because she cannot sign in', () => {
  const { order_id } = PLACED_ORDER;
  const payment = { name: 'Aline', order_id, amount_rwf: 1, payment_method: 'Visa', reference: '' };
  const pay = PLACED_ORDER.pay;
  const guest = { ...mailContext, hasAccount: false };
  const guestMails = [
    TEMPLATES.orderPlaced(PLACED_ORDER, guest, mails),
    TEMPLATES.paymentReceived(payment, guest, mails),
    TEMPLATES.orderReminder({ name: 'Aline', order_id, due_rwf: 1, pay }, guest, mails),
    TEMPLATES.orderStatus({ name: 'Aline', order_id, change: 'delivered', tracking_url: '' }, guest, mails),
  ];
  for (const { action, subject } of guestMails) {
    expect([subject, action?.url]).toEqual([subject, `https://shop.example/track-order?id=${order_id}`]);
    expect(action?.label).not.toBe(mails.howToPay.action);
  }
});

describe('a mail about an order', () => {
  const mail = TEMPLATES.orderPlaced(PLACED_ORDER, mailContext, mails);
  const text = renderMailText(mail, SENDER);

  test('lists items and costs, and says how to pay and how to track the order', () => {
    expect(mail.subject).toBe('We have your order 7f3a91c2');
    expect(text).toBe(`Muraho Aline,

Your order was received and is ready to be processed. We begin as soon as it is paid.

To pay by mobile money, dial
    *182*8*1*123456*1066025#
Look at the name before you confirm: the money goes to Uruhu Ltd. Please pay until 5 March 2027 at 00:30. After that the order is cancelled.

- Heartleaf Toner (250 ml)
  1 × 27,500 RWF = 27,500 RWF
- Relief Sun
  2 × 521,000 RWF = 1,042,000 RWF

Subtotal: 1,069,500 RWF
Delivery: Free Shipping
Discount: −3,475 RWF
Total: 1,066,025 RWF

See the order and pay:
https://shop.example/orders/${order_id}

Your order number: ${order_id}

It goes to: KG 11 Ave 24, Kigali City, Rwanda

Follow it without signing in: https://shop.example/track-order?id=${order_id}

-- 
Uruhu
https://shop.example/
muraho@shop.example
`);
  });

  test('has the punctuation of its language', () => {
    const french = renderMailText(TEMPLATES.orderPlaced(PLACED_ORDER, mailContext, getMailMessages('fr')), SENDER, 'fr');
    expect(french).toContain('Sous-total\u00A0: 1,069,500 RWF');
    expect(french).toContain('Voir la commande et payer\u00A0:\nhttps://');
  });

  test('shows a delivery fee, and no discount if there is none', () => {
    const mailText = renderMailText(
      TEMPLATES.orderPlaced({ ...PLACED_ORDER, shipping_fee_rwf: 2_000, discount_rwf: 0 }, mailContext, mails),
      SENDER,
    );
    expect(mailText).toContain('Delivery: 2,000 RWF');
    expect(mailText).not.toContain('Discount');
  });

  test('confirms a payment with amount, method and reference', () => {
    const payment = { name: 'Aline', order_id, amount_rwf: 25_000, payment_method: 'Visa', reference: 'SCJ8JQ26SW' };
    const mail = TEMPLATES.paymentReceived(payment, mailContext, mails);
    expect(mail.subject).toBe('We have your payment for order 7f3a91c2');
    const body = renderMailText(mail, SENDER);
    for (const part of ['Paid: 25,000 RWF', 'Paid by: Visa', 'Reference: SCJ8JQ26SW', `/orders/${order_id}`]) expect(body).toContain(part);
    expect(renderMailText(TEMPLATES.paymentReceived({ ...payment, reference: '' }, mailContext, mails), SENDER)).not.toContain('Reference');
  });

  test('announces a refund with amount and method', () => {
    const payment = { name: 'Aline', order_id, amount_rwf: 25_000, payment_method: 'Visa', reference: 'SCJ8' };
    const mail = TEMPLATES.paymentRefunded({ ...payment, refund_method: 'card' }, mailContext, mails);
    expect(mail.subject).toBe('Your payment for order 7f3a91c2 was given back');
    const body = renderMailText(mail, SENDER);
    for (const part of ['Given back: 25,000 RWF', 'It was paid by: Visa', 'Reference: SCJ8', 'to the card']) expect(body).toContain(part);
    expect(body).not.toMatch(/mobile money|network/);
    const mobileMoneyText = renderMailText(
      TEMPLATES.paymentRefunded({ ...payment, payment_method: 'Mobile money', refund_method: 'mobile_money' }, mailContext, mails),
      SENDER,
    );
    expect(mobileMoneyText).toContain('given back by mobile money. Your network sends you a message');
    expect(mobileMoneyText).not.toMatch(/card/);
  });

  test('announces the refund of a payment found after cancelling', () => {
    const payment = { name: 'Aline', order_id, amount_rwf: 4_000, payment_method: 'Mobile money', reference: '20461873395' };
    const mail = TEMPLATES.paymentAfterCancel(payment, mailContext, mails);
    expect(mail.subject).toBe('We have found your payment for order 7f3a91c2');
    const body = renderMailText(mail, SENDER);
    for (const part of [
      'was cancelled',
      'the money goes back to you',
      'Goes back to you: 4,000 RWF',
      'Reference: 20461873395',
      '/contactus',
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/We prepare/);
  });

  test('gives the reason of a cancellation, if there is one', () => {
    const renderStatusMail = (reason = '') =>
      renderMailText(TEMPLATES.orderStatus({ ...STATUS_CHANGE, change: 'cancelled', reason }, mailContext, mails), SENDER);
    expect(renderStatusMail('The serum is sold out in Seoul')).toContain('Why: The serum is sold out in Seoul');
    expect(renderStatusMail()).not.toContain('Why');
  });

  test('asks for no payment if a coupon covers the total', () => {
    const freeOrderMail = TEMPLATES.orderPlaced({ ...PLACED_ORDER, total_rwf: 0, pay: null }, mailContext, mails);
    const body = renderMailText(freeOrderMail, SENDER);
    expect(body).toContain('There is nothing to pay.');
    expect(`${freeOrderMail.preview} ${body}`).not.toMatch(/dial|how to pay|and pay|Please pay/);
  });

  test('names the deadline even without a code to dial', () => {
    const text = renderMailText(
      TEMPLATES.orderPlaced({ ...PLACED_ORDER, pay: { ...PLACED_ORDER.pay, ussd: '' } }, mailContext, mails),
      SENDER,
    );
    expect(text).toContain('Please pay until 5 March 2027 at 00:30.');
    expect(text).not.toContain('dial');
  });

  test('reminds of a payment with amount, deadline, code and link', () => {
    const reminder = TEMPLATES.orderReminder({ name: 'Aline', order_id, due_rwf: 1_066_025, pay: PLACED_ORDER.pay }, mailContext, mails);
    expect(reminder.subject).toBe('Your order 7f3a91c2 is not paid yet');
    expect(reminder.preview).toBe('1,066,025 RWF, until 5 March 2027 at 00:30');
    expect(reminder.action?.url).toBe(`https://shop.example/orders/${order_id}`);
    const body = renderMailText(reminder, SENDER);
    for (const part of ['*182*8*1*123456*1066025#', 'Uruhu Ltd', 'To pay: 1,066,025 RWF', '5 March 2027 at 00:30'])
      expect(body).toContain(part);
  });

  test.each(CHANGES)('announces that the order is %s with a link to the order', (change) => {
    const isCancellation = (CANCELLATIONS as readonly string[]).includes(change);
    const statusMail = TEMPLATES.orderStatus({ ...STATUS_CHANGE, change }, mailContext, mails);
    expect(statusMail.subject).toContain('7f3a91c2');
    expect(statusMail.action?.url).toBe(`https://shop.example/orders/${order_id}`);
    const body = renderMailText(statusMail, SENDER);
    expect([body.includes(STATUS_CHANGE.tracking_url), body.includes('/contactus')]).toEqual([!isCancellation, isCancellation]);
    expect(renderMailText(TEMPLATES.orderStatus({ ...STATUS_CHANGE, change, tracking_url: '' }, mailContext, mails), SENDER)).not.toContain(
      'parcel',
    );
  });
});

describe('the mail about an act of staff', () => {
  const act = { ...STAFF_ACT, name: 'Bose', kind: 'role_changed', actor: 'Aline', member: 'Keza' } as const;
  const changes = [{ field: 'role', from: 'packer', to: 'owner' }] as const;
  const render = (audience: 'actor' | 'owner' | 'member') =>
    renderMailText(TEMPLATES.staffNotice({ ...act, changes, audience }, mailContext, mails), SENDER);

  test('says who did what to whom, when, and from which address', () => {
    expect(render('owner')).toContain(`Muraho Bose,

Aline changed the role of Keza.

Role: packer → owner
Signed in as: Aline
When: 5 March 2027 at 00:30, Kigali time
IP address: 102.22.130.7

See all changes:
https://shop.example/admin/changes

`);
  });

  test('says what each recipient can do if it was somebody else', () => {
    expect(render('owner')).toContain('Disable it on the page of the staff');
    expect(render('actor')).toMatch(/my-account\n[\s\S]*somebody else uses your account/);
    expect(render('member')).toContain('tell an owner of the shop at once');
    expect(render('member')).not.toContain('/admin');
  });
});

test('the mail about a product that is back links to the option and size, and to a page that ends such mails', () => {
  const data = { name: 'Aline', product: 'Anua Toner (Rose)', product_id: 'p 1', option_id: 'o&1', size_id: 's1', token: TOKEN };
  const content = TEMPLATES.backInStock(data, mailContext, mails);
  expect(content.subject).toBe('Anua Toner (Rose) is back');
  expect(content.action?.url).toBe('https://shop.example/product/p%201?option=o%261&size=s1');
  expect(content.unsubscribe).toMatchObject({
    url: `https://shop.example/stop-notices?t=${TOKEN}`,
    post_url: `https://shop.example/api/products/stock-waits/stop?t=${TOKEN}`,
  });
  expect(renderMailHtml(content, SENDER)).toContain(`href="https://shop.example/stop-notices?t=${TOKEN}"`);
  expect(TEMPLATES.backInStock({ ...data, option_id: null, size_id: null }, mailContext, mails).action?.url).toBe(
    'https://shop.example/product/p%201',
  );
});

describe('the welcome mail', () => {
  /** The first of all mails is the welcome mail with a coupon. */
  const textWithCoupon = renderMailText(ALL_MAILS[0] as MailContent, SENDER);

  test('names the coupon’s code and its last day in Kigali', () => {
    expect(textWithCoupon).toContain('    MURAHO-7KQ4TX\nFor your first order, until 21 February 2027');
  });

  test('promises the free gift to a new member', () => {
    expect(textWithCoupon).toContain('A free gift comes with your first order.');
  });

  test('without a coupon says why, and promises no gift', () => {
    const reason = 'is given once per person, and this phone number or e-mail address has had it before';
    const mail = TEMPLATES.welcome({ name: 'Aline', token: TOKEN, coupon: { refused: 'known_customer' } }, mailContext, mails);
    for (const renderedText of [renderMailText(mail, SENDER), readVisibleText(renderMailHtml(mail, SENDER))]) {
      expect(renderedText).toContain(reason);
      expect(renderedText).not.toMatch(/gift|MURAHO|Your coupon code/);
    }
  });

  test('does not speak of coupons while the shop gives none to new members', () => {
    const mail = TEMPLATES.welcome({ name: 'Aline', token: TOKEN, coupon: { refused: 'not_offered' } }, mailContext, mails);
    expect(renderMailText(mail, SENDER)).not.toMatch(/coupon|gift|%/i);
  });
});

describe.each(ALL_MAILS)('$subject', (mail) => {
  const html = renderMailHtml(mail, SENDER);
  const visibleText = readVisibleText(html);

  test('has the same content as HTML and as text, and escapes shopper texts', () => {
    // The mark of the signature, the marks of lists and the colons are only in the text.
    for (const word of renderMailText(mail, SENDER)
      .replace('-- ', '')
      .split(/\s+/)
      .filter((part) => !/^[-=:]?$/.test(part))) {
      expect(visibleText).toContain(word.replace(/^- |:$/, ''));
    }
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/onerror=alert\(1\)>/);
  });

  test('loads nothing, and links only to the shop', () => {
    const tags = html.match(/<(?:style>[^<]*|[^>]*>)/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /^<(img|script|link|iframe|object|video)|url\(|@import|src=/i.test(tag))).toEqual([]);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href?.startsWith('https://shop.example/')).toBe(true);
  });
});

describe('the greeting of a mail', () => {
  const renderWelcome = (name: string) =>
    TEMPLATES.welcome(cleanShopperTexts('welcome', { name, token: TOKEN, coupon: { refused: 'known_customer' } }), mailContext, mails)
      .greeting;

  test.each(['Keza', 'J. P. Habimana', 'Aline-Rose d’Arc', '미나 김'])('uses the name %s', (name) => {
    expect(renderWelcome(name)).toBe(`Muraho ${name},`);
  });
  test.each(['You won: https://evil.example/x', 'evil.example', 'write to a@b', 'www.evil.rw now'])('leaves out the name %s', (name) => {
    expect(renderWelcome(name)).toBe('Muraho,');
  });
  test('is one line without control characters, even if the name has some', () => {
    expect(renderWelcome('Keza\n\nYour account is \u202elocked')).toBe('Muraho Keza Your account is locked,');
  });
});
