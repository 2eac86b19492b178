import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { AdminProduct, ProductInput } from '@uruhu/contract/staff/products/products';
import { type Refusal, refuse } from '../../../lib/outcome.ts';

type OptionOrSize = { additional_price: number; stock?: number | null | undefined };
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
const pairWithStored = (
  { options = [], sizes = [] }: ProductInput,
  storedProduct: StoredProduct,
): [OptionOrSize, OptionOrSize | undefined][] => [
  ...options.map((formValues): [OptionOrSize, OptionOrSize | undefined] => [
    formValues,
    storedProduct.options.find(({ option_id }) => option_id === formValues.option_id),
  ]),
  ...sizes.map((formValues): [OptionOrSize, OptionOrSize | undefined] => [
    formValues,
    storedProduct.sizes.find(({ size_id }) => size_id === formValues.size_id),
  ]),
];

function changesPrices(input: ProductInput, storedProduct: StoredProduct): boolean {
  return (
    isChanged(input.base_price, storedProduct.base_price) ||
    isChanged(input.discounted_price, storedProduct.discounted_price) ||
    isChanged(toTime(input.discount_starts_at), toTime(storedProduct.discount_starts_at)) ||
    isChanged(toTime(input.discount_ends_at), toTime(storedProduct.discount_ends_at)) ||
    pairWithStored(input, storedProduct).some(
      ([formValues, storedValues]) => formValues.additional_price !== (storedValues?.additional_price ?? 0),
    )
  );
}

/** The form sets the stock of an option or size only if it is new (see save-options-and-sizes.ts). */
const changesStock = (input: ProductInput, storedProduct: StoredProduct): boolean =>
  isChanged(input.stock, storedProduct.stock) ||
  pairWithStored(input, storedProduct).some(
    ([formValues, storedValues]) => storedValues === undefined && isChanged(formValues.stock, null),
  );

/** Refuses prices and stock to members who may only write texts. A form may send them unchanged. */
export function checkFieldPermissions(role: StaffRole, input: ProductInput, storedProduct: StoredProduct = NEW_PRODUCT): Refusal | null {
  if (!isAllowed(role, 'prices.write') && changesPrices(input, storedProduct)) return refuse('forbidden', { fields: ['base_price'] });
  return !isAllowed(role, 'stock.write') && changesStock(input, storedProduct) ? refuse('forbidden', { fields: ['stock'] }) : null;
}
