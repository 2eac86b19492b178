/** Templates of mails about an order. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { MailMessages } from '../../../messages/messages.ts';
import { formatMoment } from './format-time.ts';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';

type PlacedOrder = {
  name: string;
  order_id: string;
  /** The name of a line includes option and size. */
  lines: readonly { name: string; quantity: number; unit_price_rwf: number }[];
  subtotal_rwf: number;
  shipping_fee_rwf: number;
  discount_rwf: number;
  total_rwf: number;
  address: string;
  /** Null if there is nothing to pay. */
  pay: PaymentInstructions | null;
};

/** `ussd`: the code to dial, with the amount; '' if the shop has none. */
type PaymentInstructions = { ussd: string; merchant_name: string; until: Date };

/** Shows the code to dial in a box to copy, with the deadline. Without a code, the deadline is a paragraph. */
function buildInstructionsContent(
  { ussd, merchant_name, until }: PaymentInstructions,
  messages: MailMessages,
): { codeField: Pick<MailContent, 'code'>; paragraphs: string[] } {
  const { howToPay } = messages;
  const deadline = howToPay.until(formatMoment(messages, until));
  if (ussd === '') return { codeField: {}, paragraphs: [deadline] };
  const note = [merchant_name ? howToPay.name(merchant_name) : '', deadline].filter(Boolean).join(' ');
  return { codeField: { code: { title: howToPay.dial, code: ussd, note } }, paragraphs: [] };
}

/** The beginning of an order's id, as lists show it. */
const formatOrderNumber = (order_id: string) => order_id.slice(0, 8);
const buildTrackingUrl = (order_id: string, { buildUrl }: MailContext) => buildUrl(`/track-order?id=${encodeURIComponent(order_id)}`);
/** The page of an order needs an account, so other customers get the one that tracks it. */
const buildOrderUrl = (order_id: string, context: MailContext) =>
  context.hasAccount ? context.buildUrl(`/orders/${encodeURIComponent(order_id)}`) : buildTrackingUrl(order_id, context);

export function orderPlaced(order: PlacedOrder, context: MailContext, messages: MailMessages): MailContent {
  const { hello, howToPay, orderPlaced: texts } = messages;
  const { order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, pay } = order;
  const total = formatRwf(total_rwf);
  const { codeField, paragraphs } = pay ? buildInstructionsContent(pay, messages) : { codeField: {}, paragraphs: [] };
  return {
    subject: texts.subject(formatOrderNumber(order_id)),
    preview: pay ? texts.preview(total) : texts.previewNothingToPay,
    greeting: hello(order.name),
    paragraphs: [pay ? texts.text : texts.textNothingToPay, ...paragraphs],
    ...codeField,
    lines: order.lines.map(({ name, quantity, unit_price_rwf }) => ({
      name,
      detail: `${quantity} × ${formatRwf(unit_price_rwf)}`,
      amount: formatRwf(quantity * unit_price_rwf),
    })),
    facts: [
      [texts.subtotal, formatRwf(subtotal_rwf)],
      [texts.shipping, shipping_fee_rwf === 0 ? texts.freeShipping : formatRwf(shipping_fee_rwf)],
      ...(discount_rwf > 0 ? [[texts.discount, `−${formatRwf(discount_rwf)}`] as const] : []),
    ],
    total: [texts.total, total],
    action: { label: pay && context.hasAccount ? howToPay.action : texts.action, url: buildOrderUrl(order_id, context) },
    notes: [
      texts.number(order_id),
      texts.to(order.address),
      ...(context.hasAccount ? [texts.track(buildTrackingUrl(order_id, context))] : []),
    ],
  };
}

/** `payment_method`: 'Visa', 'mobile money'. `reference`: the transaction's reference; may be empty. */
type PaymentDetails = { name: string; order_id: string; amount_rwf: number; payment_method: string; reference: string };
type PaymentTemplate = 'paymentReceived' | 'paymentPart' | 'paymentAfterCancel' | 'paymentRefunded';

function buildPaymentMail(
  template: PaymentTemplate,
  payment: PaymentDetails,
  context: MailContext,
  messages: MailMessages,
): Omit<MailContent, 'paragraphs'> {
  const { name, order_id, amount_rwf, payment_method, reference } = payment;
  const { hello, [template]: texts } = messages;
  const amount = formatRwf(amount_rwf);
  return {
    subject: texts.subject(formatOrderNumber(order_id)),
    preview: texts.preview(amount),
    greeting: hello(name),
    facts: [[texts.order, order_id], [texts.how, payment_method], ...(reference ? [[texts.reference, reference] as const] : [])],
    total: [texts.amount, amount],
    action: { label: texts.action, url: buildOrderUrl(order_id, context) },
  };
}

export const paymentReceived = (payment: PaymentDetails, context: MailContext, messages: MailMessages): MailContent => ({
  ...buildPaymentMail('paymentReceived', payment, context, messages),
  paragraphs: [messages.paymentReceived.text],
});

/** `missing_rwf`: what is left to pay. `until`: the order's deadline; null if it is over. */
type PartialPayment = PaymentDetails & { missing_rwf: number; until: Date | null };

/** For a payment that covers only a part of the total. The template's name is stored as the `kind` of its mails, so it must not change. */
export function paymentPart({ missing_rwf, until, ...payment }: PartialPayment, context: MailContext, messages: MailMessages): MailContent {
  const { preview, text, cancelled } = messages.paymentPart;
  const missingAmount = formatRwf(missing_rwf);
  const content = buildPaymentMail('paymentPart', payment, context, messages);
  const deadline = until ? [messages.howToPay.until(formatMoment(messages, until))] : [];
  return { ...content, preview: preview(missingAmount), paragraphs: [text(missingAmount), ...deadline], notes: [cancelled] };
}

/** For a payment that staff found after its order was cancelled. */
export function paymentAfterCancel(payment: PaymentDetails, context: MailContext, messages: MailMessages): MailContent {
  const { text, again, writeToUs } = messages.paymentAfterCancel;
  return {
    ...buildPaymentMail('paymentAfterCancel', payment, context, messages),
    paragraphs: [text],
    notes: [again, writeToUs(context.buildUrl('/contactus'))],
  };
}

type RefundedPayment = PaymentDetails & { refund_method: 'card' | 'mobile_money' };

export const paymentRefunded = (
  { refund_method, ...payment }: RefundedPayment,
  context: MailContext,
  messages: MailMessages,
): MailContent => ({
  ...buildPaymentMail('paymentRefunded', payment, context, messages),
  paragraphs: [messages.paymentRefunded.text[refund_method]],
});

/** `until`: the order's deadline; null if it does not wait for payment. */
type RejectedPayment = {
  name: string;
  order_id: string;
  orderState: 'open' | 'paid' | 'cancelled';
  reason: string;
  reference: string;
  until: Date | null;
};

export function paymentRejected(
  { name, order_id, orderState, reason, reference, until }: RejectedPayment,
  context: MailContext,
  messages: MailMessages,
): MailContent {
  const { hello, paymentRejected: texts } = messages;
  return {
    subject: texts.subject(formatOrderNumber(order_id)),
    preview: texts.next[orderState].preview,
    greeting: hello(name),
    paragraphs: [texts.text, texts.next[orderState].text],
    facts: [
      [texts.order, order_id],
      [texts.reference, reference],
      [texts.reason, reason],
    ],
    action: { label: texts.action, url: buildOrderUrl(order_id, context) },
    notes: [...(until ? [texts.until(formatMoment(messages, until))] : []), texts.writeToUs(context.buildUrl('/contactus'))],
  };
}

/** For the mail that is sent when half of the time to pay is over. `due_rwf`: what is left to pay. */
type ReminderDetails = { name: string; order_id: string; due_rwf: number; pay: PaymentInstructions };

export function orderReminder(
  { name, order_id, due_rwf, pay }: ReminderDetails,
  context: MailContext,
  messages: MailMessages,
): MailContent {
  const { hello, howToPay, orderReminder: texts } = messages;
  const dueAmount = formatRwf(due_rwf);
  const { codeField, paragraphs } = buildInstructionsContent(pay, messages);
  return {
    subject: texts.subject(formatOrderNumber(order_id)),
    preview: texts.preview(dueAmount, formatMoment(messages, pay.until)),
    greeting: hello(name),
    paragraphs: [texts.text, ...paragraphs],
    ...codeField,
    facts: [[texts.order, order_id]],
    total: [texts.total, dueAmount],
    action: { label: context.hasAccount ? howToPay.action : messages.orderPlaced.action, url: buildOrderUrl(order_id, context) },
    notes: texts.notes,
  };
}

type OrderChange = keyof MailMessages['orderStatus']['changes'];
const CANCELLATIONS: readonly OrderChange[] = ['cancelled', 'cancelledAsUnpaid', 'cancelledAsPaymentNotFound', 'cancelledWithRefund'];

/** `change`: what the mail reports. `tracking_url` may be empty. `reason`: the reason that staff gave for cancelling. */
type StatusChange = { name: string; order_id: string; change: OrderChange; tracking_url: string; reason?: string };

export function orderStatus(
  { name, order_id, change, tracking_url, reason = '' }: StatusChange,
  context: MailContext,
  messages: MailMessages,
): MailContent {
  const { hello, orderStatus: texts } = messages;
  const { subject, text } = texts.changes[change];
  return {
    subject: subject(formatOrderNumber(order_id)),
    preview: text,
    greeting: hello(name),
    paragraphs: [text],
    facts: [[texts.order, order_id], ...(reason ? [[texts.reason, reason] as const] : [])],
    action: { label: texts.action, url: buildOrderUrl(order_id, context) },
    notes: [
      ...(tracking_url && !CANCELLATIONS.includes(change) ? [texts.tracking(tracking_url)] : []),
      ...(CANCELLATIONS.includes(change) ? [texts.writeToUs(context.buildUrl('/contactus'))] : []),
    ],
  };
}
