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

const isChanged = <Value>(formValue: Value | undefined, storedValue: Value) => formValue !== undefined && formValue !== storedValue;
const toTime = (text: string | null | undefined) => (typeof text === 'string' ? new Date(text).getTime() : text);

/** Each option and size of the form with its stored values; undefined for a new one. */
const pairWithStored = ({ options = [], sizes = [] }: ProductInput, stored: StoredProduct): [Part, Part | undefined][] => [
  ...options.map((formPart): [Part, Part | undefined] => [
    formPart,
    stored.options.find(({ option_id }) => option_id === formPart.option_id),
  ]),
  ...sizes.map((formPart): [Part, Part | undefined] => [formPart, stored.sizes.find(({ size_id }) => size_id === formPart.size_id)]),
];

function changesPrices(input: ProductInput, stored: StoredProduct): boolean {
  return (
    isChanged(input.base_price, stored.base_price) ||
    isChanged(input.discounted_price, stored.discounted_price) ||
    isChanged(toTime(input.discount_starts_at), toTime(stored.discount_starts_at)) ||
    isChanged(toTime(input.discount_ends_at), toTime(stored.discount_ends_at)) ||
    pairWithStored(input, stored).some(([formPart, storedPart]) => formPart.additional_price !== (storedPart?.additional_price ?? 0))
  );
}

const changesStock = (input: ProductInput, stored: StoredProduct): boolean =>
  isChanged(input.stock, stored.stock) ||
  pairWithStored(input, stored).some(([formPart, storedPart]) => storedPart === undefined && isChanged(formPart.stock, null));

/** Refuses prices and stock to members who may only write texts. A form may send them unchanged. */
export function checkFieldPermissions(role: StaffRole, input: ProductInput, stored: StoredProduct = NEW_PRODUCT): Refusal | null {
  if (!isAllowed(role, 'prices.write') && changesPrices(input, stored)) return refuse('forbidden', { fields: ['base_price'] });
  return !isAllowed(role, 'stock.write') && changesStock(input, stored) ? refuse('forbidden', { fields: ['stock'] }) : null;
}
