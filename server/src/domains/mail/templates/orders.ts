/** What the shop writes about an order. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { About } from './about.ts';
import { momentIn } from './day.ts';
import type { Letter } from './letter.ts';
import { type Language, WORDS } from './words.ts';

type Placed = {
  name: string;
  order_id: string;
  /** `name` with what was chosen of it. */
  lines: readonly { name: string; quantity: number; unit_price_rwf: number }[];
  subtotal_rwf: number;
  shipping_fee_rwf: number;
  discount_rwf: number;
  total_rwf: number;
  address: string;
  /** Null: there is nothing to pay. */
  pay: Pay | null;
};

/** `ussd`: what to dial, with the amount; '' where there is nothing to dial. */
type Pay = { ussd: string; merchant_name: string; until: Date };

/** What to dial stands where it can be copied. Until when stands once: there, or where there is nothing to dial in the letter. */
function payingPart({ ussd, merchant_name, until }: Pay, language: Language): Pick<Letter, 'code'> & { paragraphs: string[] } {
  const { paying } = WORDS[language];
  const limit = paying.until(momentIn(language, until));
  if (ussd === '') return { paragraphs: [limit] };
  const note = [merchant_name ? paying.name(merchant_name) : '', limit].filter(Boolean).join(' ');
  return { paragraphs: [], code: { title: paying.dial, code: ussd, note } };
}

/** The beginning of an order's id, as lists show it. */
const numberOf = (order_id: string) => order_id.slice(0, 8);
const orderPath = (order_id: string) => `/orders/${encodeURIComponent(order_id)}`;

export function orderPlaced(placed: Placed, { url }: About, language: Language): Letter {
  const { hello, paying, orderPlaced: words } = WORDS[language];
  const { order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, pay } = placed;
  const total = formatRwf(total_rwf);
  const { paragraphs, ...code } = pay ? payingPart(pay, language) : { paragraphs: [] };
  return {
    subject: words.subject(numberOf(order_id)),
    preview: pay ? words.preview(total) : words.previewPaid,
    greeting: hello(placed.name),
    paragraphs: [pay ? words.text : words.textPaid, ...paragraphs],
    ...code,
    lines: placed.lines.map(({ name, quantity, unit_price_rwf }) => ({
      name,
      detail: `${quantity} × ${formatRwf(unit_price_rwf)}`,
      amount: formatRwf(quantity * unit_price_rwf),
    })),
    facts: [
      [words.subtotal, formatRwf(subtotal_rwf)],
      [words.shipping, shipping_fee_rwf === 0 ? words.freeShipping : formatRwf(shipping_fee_rwf)],
      ...(discount_rwf > 0 ? [[words.discount, `−${formatRwf(discount_rwf)}`] as const] : []),
    ],
    total: [words.total, total],
    action: { label: pay ? paying.action : words.action, url: url(orderPath(order_id)) },
    notes: [words.number(order_id), words.to(placed.address), words.track(url(`/track-order?id=${encodeURIComponent(order_id)}`))],
  };
}

/** `how`: 'Visa', 'mobile money'. `reference`: what the money can be found by; may be empty. */
type Money = { name: string; order_id: string; amount_rwf: number; how: string; reference: string };
type MoneyTemplate = 'paymentReceived' | 'paymentAfterCancel' | 'paymentRefunded';

function aboutMoney(template: MoneyTemplate, money: Money, { url }: About, language: Language): Omit<Letter, 'paragraphs'> {
  const { name, order_id, amount_rwf, how, reference } = money;
  const { hello, [template]: words } = WORDS[language];
  const amount = formatRwf(amount_rwf);
  return {
    subject: words.subject(numberOf(order_id)),
    preview: words.preview(amount),
    greeting: hello(name),
    facts: [[words.order, order_id], [words.how, how], ...(reference ? [[words.reference, reference] as const] : [])],
    total: [words.amount, amount],
    action: { label: words.action, url: url(orderPath(order_id)) },
  };
}

export const paymentReceived = (money: Money, about: About, language: Language): Letter => ({
  ...aboutMoney('paymentReceived', money, about, language),
  paragraphs: [WORDS[language].paymentReceived.text],
});

/** Money was found of an order that was cancelled by then. */
export function paymentAfterCancel(money: Money, about: About, language: Language): Letter {
  const { text, again, writeToUs } = WORDS[language].paymentAfterCancel;
  return {
    ...aboutMoney('paymentAfterCancel', money, about, language),
    paragraphs: [text],
    notes: [again, writeToUs(about.url('/contactus'))],
  };
}

/** `back`: where it comes to, so that people know where to look. */
type Refunded = Money & { back: 'card' | 'mobile_money' };

export const paymentRefunded = ({ back, ...money }: Refunded, about: About, language: Language): Letter => ({
  ...aboutMoney('paymentRefunded', money, about, language),
  paragraphs: [WORDS[language].paymentRefunded.text[back]],
});

/** `until`: when the order ends unless it is paid; null where nobody waits for it. */
type Rejected = {
  name: string;
  order_id: string;
  standing: 'open' | 'paid' | 'cancelled';
  reason: string;
  reference: string;
  until: Date | null;
};

export function paymentRejected(
  { name, order_id, standing, reason, reference, until }: Rejected,
  { url }: About,
  language: Language,
): Letter {
  const { hello, paymentRejected: words } = WORDS[language];
  return {
    subject: words.subject(numberOf(order_id)),
    preview: words.next[standing].preview,
    greeting: hello(name),
    paragraphs: [words.text, words.next[standing].text],
    facts: [
      [words.order, order_id],
      [words.reference, reference],
      [words.reason, reason],
    ],
    action: { label: words.action, url: url(orderPath(order_id)) },
    notes: [...(until ? [words.until(momentIn(language, until))] : []), words.writeToUs(url('/contactus'))],
  };
}

/** Half of the time is over. */
type Reminded = { name: string; order_id: string; due_rwf: number; pay: Pay };

export function orderReminder({ name, order_id, due_rwf, pay }: Reminded, { url }: About, language: Language): Letter {
  const { hello, paying, orderReminder: words } = WORDS[language];
  const total = formatRwf(due_rwf);
  const { paragraphs, ...code } = payingPart(pay, language);
  return {
    subject: words.subject(numberOf(order_id)),
    preview: words.preview(total, momentIn(language, pay.until)),
    greeting: hello(name),
    paragraphs: [words.text, ...paragraphs],
    ...code,
    facts: [[words.order, order_id]],
    total: [words.total, total],
    action: { label: paying.action, url: url(orderPath(order_id)) },
    notes: words.notes,
  };
}

type Stage = keyof (typeof WORDS)['en']['orderStatus']['stages'];
/** After these no parcel comes. */
const ENDS: readonly Stage[] = ['cancelled', 'notPaid', 'refundDue'];

/** `tracking_url` may be empty. `reason`: why it was cancelled, in the words of whoever did. */
type Moved = { name: string; order_id: string; stage: Stage; tracking_url: string; reason?: string };

export function orderStatus({ name, order_id, stage, tracking_url, reason = '' }: Moved, { url }: About, language: Language): Letter {
  const { hello, orderStatus: words } = WORDS[language];
  const { subject, text } = words.stages[stage];
  return {
    subject: subject(numberOf(order_id)),
    preview: text,
    greeting: hello(name),
    paragraphs: [text],
    facts: [[words.order, order_id], ...(reason ? [[words.reason, reason] as const] : [])],
    action: { label: words.action, url: url(orderPath(order_id)) },
    notes: [
      ...(tracking_url && !ENDS.includes(stage) ? [words.tracking(tracking_url)] : []),
      ...(ENDS.includes(stage) ? [words.writeToUs(url('/contactus'))] : []),
    ],
  };
}
