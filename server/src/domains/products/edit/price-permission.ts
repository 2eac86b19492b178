import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { AdminProduct, ProductInput } from '@uruhu/contract/staff/products/products';
import { type Refusal, refuse } from '../../../lib/outcome.ts';

type Part = { additional_price: number; stock?: number | null | undefined };
type Known = Pick<
  AdminProduct,
  'base_price' | 'discounted_price' | 'discount_starts_at' | 'discount_ends_at' | 'stock' | 'options' | 'sizes'
>;
/** A product before it is there. */
const NONE: Known = {
  base_price: 0,
  discounted_price: 0,
  discount_starts_at: null,
  discount_ends_at: null,
  stock: null,
  options: [],
  sizes: [],
};

const isOther = <Value>(sent: Value | undefined, known: Value) => sent !== undefined && sent !== known;
const toTime = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text).getTime() : text);

/** Each sent part with the same part as it is now. */
const pairParts = ({ options = [], sizes = [] }: ProductInput, known: Known): [Part, Part | undefined][] => [
  ...options.map((sent): [Part, Part | undefined] => [sent, known.options.find(({ option_id }) => option_id === sent.option_id)]),
  ...sizes.map((sent): [Part, Part | undefined] => [sent, known.sizes.find(({ size_id }) => size_id === sent.size_id)]),
];

function changesPrices(input: ProductInput, known: Known): boolean {
  return (
    isOther(input.base_price, known.base_price) ||
    isOther(input.discounted_price, known.discounted_price) ||
    isOther(toTime(input.discount_starts_at), toTime(known.discount_starts_at)) ||
    isOther(toTime(input.discount_ends_at), toTime(known.discount_ends_at)) ||
    pairParts(input, known).some(([sent, part]) => sent.additional_price !== (part?.additional_price ?? 0))
  );
}

const changesStock = (input: ProductInput, known: Known): boolean =>
  isOther(input.stock, known.stock) || pairParts(input, known).some(([sent, part]) => part === undefined && isOther(sent.stock, null));

/** Refuses prices and stock to members who may only write texts. A form may send them unchanged. */
export function checkFieldPermissions(role: StaffRole, input: ProductInput, known: Known = NONE): Refusal | null {
  if (!isAllowed(role, 'prices.write') && changesPrices(input, known)) return refuse('forbidden', { fields: ['base_price'] });
  return !isAllowed(role, 'stock.write') && changesStock(input, known) ? refuse('forbidden', { fields: ['stock'] }) : null;
}
