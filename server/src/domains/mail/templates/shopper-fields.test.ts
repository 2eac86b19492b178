/** Shopper texts in mails cannot contain links, extra lines or long messages under the shop's name. */

import { describe, expect, test } from 'vitest';
import { getMailMessages } from '../../../messages/messages.ts';
import { renderMailText } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { cleanShopperTexts, TEXT_KINDS } from './shopper-fields.ts';
import { cleanLine, cleanMessage, cleanName } from './shopper-text.ts';
import { TEMPLATES, type Template, type TemplateData } from './templates.ts';

const mails = getMailMessages('en');

const buildUrl = (path: string) => new URL(path, 'https://shop.test').href;
const SENDER = { shop: 'Uruhu', url: buildUrl('/'), contact: '+250 788 000 000' };
const pay = { ussd: '*182#', merchant_name: 'Uruhu Ltd', until: new Date('2027-03-04T22:30:00Z') };
const payment = { name: '', order_id: 'o-1', amount_rwf: 1_000, payment_method: '', reference: '' };

/** Data for each template; the tests fill in the shopper texts. */
const TEMPLATE_DATA: { [Name in Template]: TemplateData<Name> } = {
  welcome: { name: '', token: 'T', coupon: { code: 'MURAHO-7KQ4TX', ends_at: new Date('2027-02-20T23:00:00Z') } },
  confirmEmail: { name: '', token: 'T' },
  confirmNewEmail: { name: '', token: 'T' },
  reset: { name: '', token: 'T' },
  passwordChanged: { name: '', when: 'today' },
  emailChangeAsked: { name: '', when: 'today' },
  emailChanged: { name: '', when: 'today', token: 'T' },
  staffInvitation: { name: '', inviter: '', token: 'T' },
  staffPassword: { name: '', sender: '', username: '', token: 'T' },
  staffNotice: {
    name: '',
    kind: 'role_changed',
    actor: '',
    member: '',
    changes: [{ field: 'role', from: 'packer', to: 'owner' }],
    at: new Date('2027-03-04T22:30:00Z'),
    ip_address: '2001:db8::7',
    audience: 'owner',
  },
  staffGuessed: { name: '', count: 10 },
  goodbye: { name: '' },
  backInStock: { name: '', product: 'Anua Toner', product_id: 'p-1', option_id: null, size_id: null, token: 'T' },
  orderPlaced: {
    name: '',
    order_id: 'o-1',
    address: '',
    subtotal_rwf: 1_000,
    shipping_fee_rwf: 0,
    discount_rwf: 0,
    total_rwf: 1_000,
    pay,
    lines: [{ name: 'Toner', quantity: 1, unit_price_rwf: 1_000 }],
  },
  orderReminder: { name: '', order_id: 'o-1', due_rwf: 1_000, pay },
  orderStatus: { name: '', order_id: 'o-1', change: 'cancelled', tracking_url: '', reason: '' },
  paymentReceived: payment,
  paymentPart: { ...payment, missing_rwf: 1_000, until: null },
  paymentAfterCancel: payment,
  paymentRefunded: { ...payment, refund_method: 'card' },
  paymentRejected: { name: '', order_id: 'o-1', orderState: 'open', reason: '', reference: '', until: null },
  messageAnswer: { name: '', text: 'Yes.', code: 'M-7F3A91C2', sent_at: new Date('2027-03-04T22:30:00Z') },
  contact: { name: '', email: '', phone: '', message: '' },
};

const HOSTILE_TEXTS = [
  'Your account is locked: https://evil.example/login',
  'www.evil.example',
  'evil.example/pay?now=1',
  'write to thief@evil.example',
  'evil\uff0eexample/x',
  'evil\u3002example',
  'evil\u2024example',
  'thief\uff20evil.example',
  'HTTPS:\\\\evil.example',
  'hxxp:// evil.example',
  'mailto:thief@evil.example',
  '1.2.3.4/x',
  'ev\u200bil.exa\u00admple',
  '\u202eelpmaxe.live//:sptth',
  'KG 11\n\nDear customer,\r\nyour account\u2028is locked\u0085now',
  '<a href="https://evil.example">click</a>',
  `x${'evil.example '.repeat(500)}`,
];

/** Patterns that mail programs turn into links: a scheme, a dot between letters, an @. */
const LINK = /https?:|www\.\S|\/\/|@|[\p{L}\p{N}]\.[\p{L}\p{N}]|mailto:/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Renders the mail with this text in every field that a shopper typed. */
function renderMail(template: Template, text: string) {
  const shopperFields = Object.entries(TEXT_KINDS[template]).filter(([, kind]) => kind !== 'shop');
  const data = { ...TEMPLATE_DATA[template], ...Object.fromEntries(shopperFields.map(([field]) => [field, text])) } as TemplateData<
    typeof template
  >;
  const renderTemplate = TEMPLATES[template] as (
    data: unknown,
    mailContext: object,
    messages: typeof mails,
  ) => ReturnType<typeof TEMPLATES.reset>;
  const mail = renderTemplate(cleanShopperTexts(template, data), { shop: 'Uruhu', buildUrl }, mails);
  return { content: mail, text: renderMailText(mail, SENDER), html: renderMailHtml(mail, SENDER) };
}
const removeShopLinks = (text: string) => text.replaceAll(/https:\/\/shop\.test[^\s"<&]*/g, '');

describe.each(Object.keys(TEMPLATES) as Template[])('the mail %s', (template) => {
  const harmlessMail = renderMail(template, 'calm');

  test.each(HOSTILE_TEXTS)('shows the hostile text %j without links, extra lines or great length', (hostile) => {
    const { content: mail, text, html } = renderMail(template, hostile);
    for (const part of [text, mail.subject, mail.preview]) {
      expect(removeShopLinks(part)).not.toMatch(LINK);
      expect(part).not.toMatch(INVISIBLE);
    }
    expect(html).not.toMatch(/evil\.example|@evil|thief@/i);
    const listLinks = (page: string) => [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href);
    expect(listLinks(html)).toEqual(listLinks(harmlessMail.html));
    // The mail of the contact form shows the shop the whole message, in lines as typed.
    if (template === 'contact') return;
    expect(text.split('\n').length).toBeLessThanOrEqual(harmlessMail.text.split('\n').length);
    expect(text.length).toBeLessThan(harmlessMail.text.length + 600);
  });

  test('shows ordinary names and addresses unchanged', () => {
    const { text } = renderMail(template, 'Aline-Rose d’Arc 미나');
    expect(text).toContain('Aline-Rose d’Arc 미나');
  });
});

test.each([
  ['KG 11 Ave 24, Kigali City, Rwanda', 'KG 11 Ave 24, Kigali City, Rwanda'],
  ['KG 11/5, J. P. Road', 'KG 11/5, J. P. Road'],
  ['House no.5, gate:blue', 'House no. 5, gate:blue'],
  ['see https://evil.example/x', 'see https evil. example/x'],
  ['a@b.rw', 'a at b. rw'],
])('the street %j is shown as %j', (typed, shown) => {
  expect(cleanLine(typed)).toBe(shown);
});

test('the shop cuts a name after 60 characters, a line after 160 and a message after 5,000', () => {
  const longText = 'x'.repeat(10_000);
  expect([cleanName(longText).length, cleanLine(longText).length, cleanMessage(longText).length]).toEqual([60, 160, 5_000]);
});

test('a message to the shop keeps its lines', () => {
  expect(cleanMessage('Muraho,\r\nsee evil.example\nMurakoze')).toBe('Muraho,\nsee evil. example\nMurakoze');
});
