import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { AdminProduct, ProductInput } from '@uruhu/contract/staff/products/products';
import { type Refusal, refuse } from '../../../lib/outcome.ts';

type Part = { additional_price: number; stock?: number | null | undefined };
type StoredProduct = Pick<
  AdminProduct,
  'base_price' | 'discounted_price' | 'discount_starts_at' | 'discount_ends_at' | 'stock' | 'options' | 'sizes'
>;
/** The values of a product that is being created. */
const NEW_PRODUCT: StoredProduct = {
  base_price: 0,
  discounted_price: 0,
  discount_starts_at: null,
  discount_ends_at: null,
  stock: null,
  options: [],
  sizes: [],
};

const isChanged = <Value>(sent: Value | undefined, stored: Value) => sent !== undefined && sent !== stored;
const toTime = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text).getTime() : text);

/** Each sent option and size with its stored values; undefined for a new one. */
const pairWithStored = ({ options = [], sizes = [] }: ProductInput, stored: StoredProduct): [Part, Part | undefined][] => [
  ...options.map((sent): [Part, Part | undefined] => [sent, stored.options.find(({ option_id }) => option_id === sent.option_id)]),
  ...sizes.map((sent): [Part, Part | undefined] => [sent, stored.sizes.find(({ size_id }) => size_id === sent.size_id)]),
];

function changesPrices(input: ProductInput, stored: StoredProduct): boolean {
  return (
    isChanged(input.base_price, stored.base_price) ||
    isChanged(input.discounted_price, stored.discounted_price) ||
    isChanged(toTime(input.discount_starts_at), toTime(stored.discount_starts_at)) ||
    isChanged(toTime(input.discount_ends_at), toTime(stored.discount_ends_at)) ||
    pairWithStored(input, stored).some(([sent, part]) => sent.additional_price !== (part?.additional_price ?? 0))
  );
}

const changesStock = (input: ProductInput, stored: StoredProduct): boolean =>
  isChanged(input.stock, stored.stock) ||
  pairWithStored(input, stored).some(([sent, part]) => part === undefined && isChanged(sent.stock, null));

/** Refuses prices and stock to members who may only write texts. A form may send them unchanged. */
export function checkFieldPermissions(role: StaffRole, input: ProductInput, stored: StoredProduct = NEW_PRODUCT): Refusal | null {
  if (!isAllowed(role, 'prices.write') && changesPrices(input, stored)) return refuse('forbidden', { fields: ['base_price'] });
  return !isAllowed(role, 'stock.write') && changesStock(input, stored) ? refuse('forbidden', { fields: ['stock'] }) : null;
}
