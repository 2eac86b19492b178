/** An order that a staff member is typing in, before it is placed. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';

export type DraftLine = { product: SellableProduct; option_id: string; size_id: string; quantity: number };
/** `language`: in which a customer without an account reads of her order. The language of an account is its own. */
export type Contact = { name: string; email: string; language: Language; phone: string; second_phone: string; address: string };
export type Account = { user_id: string; name: string; email: string };
/** `coupon_code`: '' without a coupon. Only an order for an account can have a coupon. */
export type OrderDraft = { account: Account | null; contact: Contact; lines: DraftLine[]; coupon_code: string };

export const EMPTY_CONTACT: Contact = { name: '', email: '', language: DEFAULT_LANGUAGE, phone: '', second_phone: '', address: '' };
export const EMPTY_DRAFT: OrderDraft = { account: null, contact: EMPTY_CONTACT, lines: [], coupon_code: '' };

/** The choice that the form offers first: the first one in stock. */
const pickDefaultChoice = (choices: SellableProduct['sizes']): string =>
  (choices.find(({ available_pieces }) => available_pieces !== 0) ?? choices[0])?.id ?? '';

export const createLine = (product: SellableProduct): DraftLine => ({
  product,
  quantity: 1,
  option_id: pickDefaultChoice(product.options),
  size_id: pickDefaultChoice(product.sizes),
});

/** Counts the available pieces of the line's product, option and size, of which the scarcest counts; null: made to order. */
export function countAvailable({ product, option_id, size_id }: DraftLine): number | null {
  const option = product.options.find(({ id }) => id === option_id);
  const size = product.sizes.find(({ id }) => id === size_id);
  const counts = [product.available_pieces, option?.available_pieces ?? null, size?.available_pieces ?? null].filter(
    (pieces) => pieces !== null,
  );
  return counts.length === 0 ? null : Math.min(...counts);
}

const isSameChoice = (line: DraftLine, other: DraftLine) =>
  line.product.product_id === other.product.product_id && line.option_id === other.option_id && line.size_id === other.size_id;

/** Adds a line, or one piece to the line that has the same choice. */
export function addLine(lines: readonly DraftLine[], newLine: DraftLine): DraftLine[] {
  const existingLine = lines.find((line) => isSameChoice(line, newLine));
  if (!existingLine) return [...lines, newLine];
  return lines.map((line) => (line === existingLine ? { ...line, quantity: line.quantity + newLine.quantity } : line));
}

const toEntryLines = (lines: readonly DraftLine[]): StaffBody<'quoteEntry'>['lines'] =>
  lines.map(({ product, option_id, size_id, quantity }) => ({
    product_id: product.product_id,
    quantity,
    option_id: option_id || undefined,
    size_id: size_id || undefined,
  }));

const toAccountFields = ({ account, coupon_code }: Pick<OrderDraft, 'account' | 'coupon_code'>) =>
  account ? { customer_id: account.user_id, coupon_code } : {};

export const toQuoteBody = (draft: Pick<OrderDraft, 'account' | 'coupon_code' | 'lines'>): StaffBody<'quoteEntry'> => ({
  lines: toEntryLines(draft.lines),
  ...toAccountFields(draft),
});

export function toOrderBody(draft: OrderDraft, expected_total: number, idempotency_key: string): StaffBody<'enterOrder'> {
  const { name, email, language, ...delivery } = draft.contact;
  const customer = draft.account ? toAccountFields(draft) : { name, email, language };
  return { ...delivery, ...customer, lines: toEntryLines(draft.lines), expected_total, idempotency_key };
}

/** 32 random characters. `crypto.randomUUID` is missing where the shop has no HTTPS yet. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
