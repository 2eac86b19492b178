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
};
const MOVED = { name: 'Aline', order_id, tracking_url: 'https://track.example/KR1' };
const STAGES = ['packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled'] as const;

/** One of each, with a stranger's words wherever they can stand. */
const ALL: Letter[] = [
  TEMPLATES.welcome({ name: NASTY, coupon: { code: 'MURAHO-7KQ4TX', ends_at: new Date('2027-02-20T23:00:00Z') } }, about, 'en'),
  TEMPLATES.reset({ name: NASTY, token: 'A'.repeat(43) }, about, 'en'),
  TEMPLATES.contact({ name: NASTY, email: 'k@example.com', phone: '0788123456', message: `${NASTY}\nbye` }, about, 'en'),
  TEMPLATES.orderPlaced({ ...PLACED, name: NASTY, address: NASTY, lines: [{ name: NASTY, quantity: 1, unit_price_rwf: 1 }] }, about, 'en'),
  ...STAGES.map((stage) =>
    TEMPLATES.orderStatus({ ...MOVED, name: NASTY, stage, tracking_url: `https://t.example/${NASTY}` }, about, 'en'),
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

  test.each(STAGES)('that is at %s is told of with its link', (stage) => {
    const moved = TEMPLATES.orderStatus({ ...MOVED, stage }, about, 'en');
    expect(moved.subject).toContain('7f3a91c2');
    expect(moved.action?.url).toBe(`https://shop.example/orders/${order_id}`);
    const said = letterText(moved, SENDER);
    expect([said.includes(MOVED.tracking_url), said.includes('/contactus')]).toEqual([stage !== 'cancelled', stage === 'cancelled']);
    expect(letterText(TEMPLATES.orderStatus({ ...MOVED, stage, tracking_url: '' }, about, 'en'), SENDER)).not.toContain('parcel');
  });
});

describe('a new member', () => {
  test('is told the code and the last day, as it is in Kigali', () => {
    const [welcome] = ALL;
    expect(letterText(welcome as Letter, SENDER)).toContain('    MURAHO-7KQ4TX\nFor one order, until 21 February 2027');
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
