/** What mails say, as text and as HTML. */
import { describe, expect, test } from 'vitest';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { TEMPLATES } from './templates.ts';
import { LANGUAGES, WORDS } from './words.ts';

const url = (path: string) => new URL(path, 'https://shop.example').href;
const about = { shop: 'Uruhu', url };
const SENDER = { shop: 'Uruhu', url: url('/'), contact: 'muraho@shop.example' };
const order_id = '7f3a91c2-5b0e-4d19-a8e4-0c6612f7d3aa';
const NASTY = `<img src=x onerror=alert(1)> "'&`;

const PLACED = {
  ...{ name: 'Aline', order_id, address: 'KG 11 Ave 24, Kigali City, Rwanda' },
  ...{ subtotal_rwf: 1_069_500, shipping_fee_rwf: 0, discount_rwf: 3_475, total_rwf: 1_066_025 },
  lines: [
    { name: 'Heartleaf Toner (250 ml)', quantity: 1, unit_price_rwf: 27_500 },
    { name: 'Relief Sun', quantity: 2, unit_price_rwf: 521_000 },
  ],
  pay: { ussd: '*182*8*1*123456*1066025#', merchant_name: 'Uruhu Ltd', until: new Date('2027-03-04T22:30:00Z') },
};
const MOVED = { name: 'Aline', order_id, tracking_url: 'https://track.example/KR1' };
const STAGES = ['packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled', 'notPaid', 'refundDue'] as const;
const ENDS: readonly string[] = ['cancelled', 'notPaid', 'refundDue'];

/** One of each, with a stranger's words wherever they can stand. */
const ALL: Letter[] = [
  TEMPLATES.welcome({ name: NASTY, coupon: { code: 'MURAHO-7KQ4TX', ends_at: new Date('2027-02-20T23:00:00Z') } }, about, 'en'),
  TEMPLATES.reset({ name: NASTY, token: 'A'.repeat(43) }, about, 'en'),
  TEMPLATES.contact({ name: NASTY, email: 'k@example.com', phone: '0788123456', message: `${NASTY}\nbye` }, about, 'en'),
  TEMPLATES.orderPlaced({ ...PLACED, name: NASTY, address: NASTY, lines: [{ name: NASTY, quantity: 1, unit_price_rwf: 1 }] }, about, 'en'),
  TEMPLATES.paymentReceived({ name: NASTY, order_id, amount_rwf: 1_066_025, how: NASTY, reference: NASTY }, about, 'en'),
  TEMPLATES.paymentAfterCancel({ name: NASTY, order_id, amount_rwf: 1_066_025, how: NASTY, reference: NASTY }, about, 'en'),
  TEMPLATES.paymentRefunded({ name: NASTY, order_id, amount_rwf: 1_066_025, how: NASTY, reference: NASTY, back: 'card' }, about, 'en'),
  ...(['open', 'paid', 'cancelled'] as const).map((standing) =>
    TEMPLATES.paymentRejected({ name: NASTY, order_id, standing, reason: NASTY, reference: NASTY, until: new Date() }, about, 'en'),
  ),
  TEMPLATES.orderReminder({ name: NASTY, order_id, due_rwf: 1, pay: { ...PLACED.pay, merchant_name: NASTY } }, about, 'en'),
  ...STAGES.map((stage) =>
    TEMPLATES.orderStatus({ ...MOVED, name: NASTY, stage, tracking_url: `https://t.example/${NASTY}`, reason: NASTY }, about, 'en'),
  ),
];

/** What a reader of the HTML sees. */
const seen = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

describe('an order', () => {
  const letter = TEMPLATES.orderPlaced(PLACED, about, 'en');
  const text = letterText(letter, SENDER);

  test('is confirmed with what was bought, what it costs, how to pay and how to follow it', () => {
    expect(letter.subject).toBe('We have your order 7f3a91c2');
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

  test('with a fee names it, and without a discount names none', () => {
    const other = letterText(TEMPLATES.orderPlaced({ ...PLACED, shipping_fee_rwf: 2_000, discount_rwf: 0 }, about, 'en'), SENDER);
    expect(other).toContain('Delivery: 2,000 RWF');
    expect(other).not.toContain('Discount');
  });

  test('that is paid is told of with what came, how, and what it is found by', () => {
    const paid = { name: 'Aline', order_id, amount_rwf: 25_000, how: 'Visa', reference: 'SCJ8JQ26SW' };
    const letter = TEMPLATES.paymentReceived(paid, about, 'en');
    expect(letter.subject).toBe('We have your payment for order 7f3a91c2');
    const said = letterText(letter, SENDER);
    for (const part of ['Paid: 25,000 RWF', 'Paid by: Visa', 'Reference: SCJ8JQ26SW', `/orders/${order_id}`]) expect(said).toContain(part);
    expect(letterText(TEMPLATES.paymentReceived({ ...paid, reference: '' }, about, 'en'), SENDER)).not.toContain('Reference');
  });

  test('whose money went back is told of with what, and how it was paid', () => {
    const money = { name: 'Aline', order_id, amount_rwf: 25_000, how: 'Visa', reference: 'SCJ8' };
    const letter = TEMPLATES.paymentRefunded({ ...money, back: 'card' }, about, 'en');
    expect(letter.subject).toBe('Your payment for order 7f3a91c2 was given back');
    const said = letterText(letter, SENDER);
    for (const part of ['Given back: 25,000 RWF', 'It was paid by: Visa', 'Reference: SCJ8', 'to the card']) expect(said).toContain(part);
    expect(said).not.toMatch(/mobile money|network/);
    const byPhone = letterText(TEMPLATES.paymentRefunded({ ...money, how: 'Mobile money', back: 'mobile_money' }, about, 'en'), SENDER);
    expect(byPhone).toContain('given back by mobile money. Your network sends you a message');
    expect(byPhone).not.toMatch(/card/);
  });

  test('whose money was found after it was cancelled is told of with what was found, and that it goes back', () => {
    const found = { name: 'Aline', order_id, amount_rwf: 4_000, how: 'Mobile money', reference: '20461873395' };
    const letter = TEMPLATES.paymentAfterCancel(found, about, 'en');
    expect(letter.subject).toBe('We have found your payment for order 7f3a91c2');
    const said = letterText(letter, SENDER);
    for (const part of [
      'was cancelled',
      'the money goes back to you',
      'Goes back to you: 4,000 RWF',
      'Reference: 20461873395',
      '/contactus',
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/We prepare/);
  });

  test('that was cancelled says why, where somebody has said why', () => {
    const moved = (reason?: string) =>
      letterText(TEMPLATES.orderStatus({ ...MOVED, stage: 'cancelled', ...(reason ? { reason } : {}) }, about, 'en'), SENDER);
    expect(moved('The serum is sold out in Seoul')).toContain('Why: The serum is sold out in Seoul');
    expect(moved()).not.toContain('Why');
  });

  test('that a coupon has paid whole asks for nothing', () => {
    const free = TEMPLATES.orderPlaced({ ...PLACED, total_rwf: 0, pay: null }, about, 'en');
    const said = letterText(free, SENDER);
    expect(said).toContain('There is nothing to pay.');
    expect(`${free.preview} ${said}`).not.toMatch(/dial|how to pay|and pay|Please pay/);
  });

  test('of a shop that has no code to dial says until when all the same', () => {
    const text = letterText(TEMPLATES.orderPlaced({ ...PLACED, pay: { ...PLACED.pay, ussd: '' } }, about, 'en'), SENDER);
    expect(text).toContain('Please pay until 5 March 2027 at 00:30.');
    expect(text).not.toContain('dial');
  });

  test('that is not paid is reminded of, with the amount, until when, how to pay and where', () => {
    const reminder = TEMPLATES.orderReminder({ name: 'Aline', order_id, due_rwf: 1_066_025, pay: PLACED.pay }, about, 'en');
    expect(reminder.subject).toBe('Your order 7f3a91c2 is not paid yet');
    expect(reminder.preview).toBe('1,066,025 RWF, until 5 March 2027 at 00:30');
    expect(reminder.action?.url).toBe(`https://shop.example/orders/${order_id}`);
    const said = letterText(reminder, SENDER);
    for (const part of ['*182*8*1*123456*1066025#', 'Uruhu Ltd', 'To pay: 1,066,025 RWF', '5 March 2027 at 00:30'])
      expect(said).toContain(part);
  });

  test.each(STAGES)('that is at %s is told of with its link', (stage) => {
    const moved = TEMPLATES.orderStatus({ ...MOVED, stage }, about, 'en');
    expect(moved.subject).toContain('7f3a91c2');
    expect(moved.action?.url).toBe(`https://shop.example/orders/${order_id}`);
    const said = letterText(moved, SENDER);
    expect([said.includes(MOVED.tracking_url), said.includes('/contactus')]).toEqual([!ENDS.includes(stage), ENDS.includes(stage)]);
    expect(letterText(TEMPLATES.orderStatus({ ...MOVED, stage, tracking_url: '' }, about, 'en'), SENDER)).not.toContain('parcel');
  });
});

describe('a new member', () => {
  test('is told the code and the last day, as it is in Kigali', () => {
    const [welcome] = ALL;
    expect(letterText(welcome as Letter, SENDER)).toContain('    MURAHO-7KQ4TX\nFor your first order, until 21 February 2027');
  });

  test('who has no coupon reads nothing of one', () => {
    const letter = TEMPLATES.welcome({ name: 'Aline', coupon: null }, about, 'en');
    for (const shown of [letterText(letter, SENDER), letterHtml(letter, SENDER)]) expect(shown).not.toMatch(/coupon|% off|code/i);
  });
});

describe.each(ALL)('$subject', (letter) => {
  const html = letterHtml(letter, SENDER);
  const inner = seen(html);

  test('says as HTML what it says as text, and what people wrote is words in it', () => {
    for (const word of letterText(letter, SENDER)
      .replace('-- ', '')
      .split(/\s+/)
      .filter((part) => !/^[-=:]?$/.test(part))) {
      expect(inner).toContain(word.replace(/^- |:$/, ''));
    }
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/onerror=alert\(1\)>/);
  });

  test('loads nothing, and links to the shop alone', () => {
    const tags = html.match(/<(?:style>[^<]*|[^>]*>)/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /^<(img|script|link|iframe|object|video)|url\(|@import|src=/i.test(tag))).toEqual([]);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href?.startsWith('https://shop.example/')).toBe(true);
  });
});

test('every language has every word', () => {
  const names = (words: object, path = ''): string[] =>
    Object.entries(words).flatMap(([name, inner]) =>
      inner !== null && typeof inner === 'object' ? names(inner, `${path}${name}.`) : [`${path}${name}`],
    );
  for (const language of LANGUAGES) expect(names(WORDS[language])).toEqual(names(WORDS.en));
});

describe('whom a mail greets', () => {
  const greeting = (name: string) => TEMPLATES.welcome({ name, coupon: null }, about, 'en').greeting;

  test.each(['Keza', 'J. P. Habimana', 'Aline-Rose d’Arc', '미나 김'])('is %s', (name) => {
    expect(greeting(name)).toBe(`Muraho ${name},`);
  });
  test.each(['You won: https://evil.example/x', 'evil.example', 'write to a@b', 'www.evil.rw now'])('is nobody for %s', (name) => {
    expect(greeting(name)).toBe('Muraho,');
  });
  test('stands on one line', () => {
    expect(greeting('Keza\n\nYour account is \u202elocked')).toBe('Muraho Keza Your account is locked,');
  });
});
