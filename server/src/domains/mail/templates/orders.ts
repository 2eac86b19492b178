/** Templates of mails about an order. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { MailMessages } from '../../../messages/en/mails.ts';
import type { MailContext } from './about.ts';
import { formatMoment } from './day.ts';
import type { Letter } from './letter.ts';

type PlacedOrder = {
  name: string;
  order_id: string;
  /** `name` includes option and size. */
  lines: readonly { name: string; quantity: number; unit_price_rwf: number }[];
  subtotal_rwf: number;
  shipping_fee_rwf: number;
  discount_rwf: number;
  total_rwf: number;
  address: string;
  /** Null: there is nothing to pay. */
  pay: Pay | null;
};

/** `ussd`: the code to dial, with the amount; '' if the shop has none. */
type Pay = { ussd: string; merchant_name: string; until: Date };

/** Shows the code to dial in a box to copy, with the deadline. Without a code, the deadline is a paragraph. */
function buildPaymentPart({ ussd, merchant_name, until }: Pay, mails: MailMessages): Pick<Letter, 'code'> & { paragraphs: string[] } {
  const { paying } = mails;
  const limit = paying.until(formatMoment(mails, until));
  if (ussd === '') return { paragraphs: [limit] };
  const note = [merchant_name ? paying.name(merchant_name) : '', limit].filter(Boolean).join(' ');
  return { paragraphs: [], code: { title: paying.dial, code: ussd, note } };
}

/** The beginning of an order's id, as lists show it. */
const formatOrderNumber = (order_id: string) => order_id.slice(0, 8);
const buildOrderPath = (order_id: string) => `/orders/${encodeURIComponent(order_id)}`;

export function orderPlaced(placed: PlacedOrder, { url }: MailContext, mails: MailMessages): Letter {
  const { hello, paying, orderPlaced: words } = mails;
  const { order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, pay } = placed;
  const total = formatRwf(total_rwf);
  const { paragraphs, ...code } = pay ? buildPaymentPart(pay, mails) : { paragraphs: [] };
  return {
    subject: words.subject(formatOrderNumber(order_id)),
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
    action: { label: pay ? paying.action : words.action, url: url(buildOrderPath(order_id)) },
    notes: [words.number(order_id), words.to(placed.address), words.track(url(`/track-order?id=${encodeURIComponent(order_id)}`))],
  };
}

/** `how`: 'Visa', 'mobile money'. `reference`: the transaction's reference; may be empty. */
type Money = { name: string; order_id: string; amount_rwf: number; how: string; reference: string };
type MoneyTemplate = 'paymentReceived' | 'paymentAfterCancel' | 'paymentRefunded';

function buildMoneyLetter(template: MoneyTemplate, money: Money, { url }: MailContext, mails: MailMessages): Omit<Letter, 'paragraphs'> {
  const { name, order_id, amount_rwf, how, reference } = money;
  const { hello, [template]: words } = mails;
  const amount = formatRwf(amount_rwf);
  return {
    subject: words.subject(formatOrderNumber(order_id)),
    preview: words.preview(amount),
    greeting: hello(name),
    facts: [[words.order, order_id], [words.how, how], ...(reference ? [[words.reference, reference] as const] : [])],
    total: [words.amount, amount],
    action: { label: words.action, url: url(buildOrderPath(order_id)) },
  };
}

export const paymentReceived = (money: Money, about: MailContext, mails: MailMessages): Letter => ({
  ...buildMoneyLetter('paymentReceived', money, about, mails),
  paragraphs: [mails.paymentReceived.text],
});

/** A payment was found after its order was cancelled. */
export function paymentAfterCancel(money: Money, about: MailContext, mails: MailMessages): Letter {
  const { text, again, writeToUs } = mails.paymentAfterCancel;
  return {
    ...buildMoneyLetter('paymentAfterCancel', money, about, mails),
    paragraphs: [text],
    notes: [again, writeToUs(about.url('/contactus'))],
  };
}

/** `back`: how the money is refunded. */
type Refunded = Money & { back: 'card' | 'mobile_money' };

export const paymentRefunded = ({ back, ...money }: Refunded, about: MailContext, mails: MailMessages): Letter => ({
  ...buildMoneyLetter('paymentRefunded', money, about, mails),
  paragraphs: [mails.paymentRefunded.text[back]],
});

/** `until`: the order's deadline; null if it does not wait for payment. */
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
  { url }: MailContext,
  mails: MailMessages,
): Letter {
  const { hello, paymentRejected: words } = mails;
  return {
    subject: words.subject(formatOrderNumber(order_id)),
    preview: words.next[standing].preview,
    greeting: hello(name),
    paragraphs: [words.text, words.next[standing].text],
    facts: [
      [words.order, order_id],
      [words.reference, reference],
      [words.reason, reason],
    ],
    action: { label: words.action, url: url(buildOrderPath(order_id)) },
    notes: [...(until ? [words.until(formatMoment(mails, until))] : []), words.writeToUs(url('/contactus'))],
  };
}

/** Sent when half of the time to pay is over. */
type Reminded = { name: string; order_id: string; due_rwf: number; pay: Pay };

export function orderReminder({ name, order_id, due_rwf, pay }: Reminded, { url }: MailContext, mails: MailMessages): Letter {
  const { hello, paying, orderReminder: words } = mails;
  const total = formatRwf(due_rwf);
  const { paragraphs, ...code } = buildPaymentPart(pay, mails);
  return {
    subject: words.subject(formatOrderNumber(order_id)),
    preview: words.preview(total, formatMoment(mails, pay.until)),
    greeting: hello(name),
    paragraphs: [words.text, ...paragraphs],
    ...code,
    facts: [[words.order, order_id]],
    total: [words.total, total],
    action: { label: paying.action, url: url(buildOrderPath(order_id)) },
    notes: words.notes,
  };
}

type Stage = keyof MailMessages['orderStatus']['stages'];
/** Stages that end the order without a parcel. */
const ENDS: readonly Stage[] = ['cancelled', 'notPaid', 'notFound', 'refundDue'];

/** `tracking_url` may be empty. `reason`: the reason that staff gave for cancelling. */
type Moved = { name: string; order_id: string; stage: Stage; tracking_url: string; reason?: string };

export function orderStatus(
  { name, order_id, stage, tracking_url, reason = '' }: Moved,
  { url }: MailContext,
  mails: MailMessages,
): Letter {
  const { hello, orderStatus: words } = mails;
  const { subject, text } = words.stages[stage];
  return {
    subject: subject(formatOrderNumber(order_id)),
    preview: text,
    greeting: hello(name),
    paragraphs: [text],
    facts: [[words.order, order_id], ...(reason ? [[words.reason, reason] as const] : [])],
    action: { label: words.action, url: url(buildOrderPath(order_id)) },
    notes: [
      ...(tracking_url && !ENDS.includes(stage) ? [words.tracking(tracking_url)] : []),
      ...(ENDS.includes(stage) ? [words.writeToUs(url('/contactus'))] : []),
    ],
  };
}
