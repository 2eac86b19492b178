/** What the shop writes about an order. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { About } from './about.ts';
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
};

/** The beginning of an order's id, as lists show it. */
const numberOf = (order_id: string) => order_id.slice(0, 8);
const orderPath = (order_id: string) => `/orders/${encodeURIComponent(order_id)}`;

export function orderPlaced(placed: Placed, { url }: About, language: Language): Letter {
  const { hello, orderPlaced: words } = WORDS[language];
  const { order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf } = placed;
  const total = formatRwf(total_rwf);
  return {
    subject: words.subject(numberOf(order_id)),
    preview: words.preview(total),
    greeting: hello(placed.name),
    paragraphs: [words.text],
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
    action: { label: words.action, url: url(orderPath(order_id)) },
    notes: [words.number(order_id), words.to(placed.address), words.track(url(`/track-order?id=${encodeURIComponent(order_id)}`))],
  };
}

type Stage = keyof (typeof WORDS)['en']['orderStatus']['stages'];

/** `tracking_url` may be empty. */
type Moved = { name: string; order_id: string; stage: Stage; tracking_url: string };

export function orderStatus({ name, order_id, stage, tracking_url }: Moved, { url }: About, language: Language): Letter {
  const { hello, orderStatus: words } = WORDS[language];
  const { subject, text } = words.stages[stage];
  return {
    subject: subject(numberOf(order_id)),
    preview: text,
    greeting: hello(name),
    paragraphs: [text],
    facts: [[words.order, order_id]],
    action: { label: words.action, url: url(orderPath(order_id)) },
    notes: [
      ...(tracking_url && stage !== 'cancelled' ? [words.tracking(tracking_url)] : []),
      ...(stage === 'cancelled' ? [words.writeToUs(url('/contactus'))] : []),
    ],
  };
}
