import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { NEW_PRODUCT } from './new-product.ts';

type Fields = Record<string, unknown>;
const EDITED = Object.keys(NEW_PRODUCT).filter((field) => field !== 'stock' && field !== 'product_id');

type Option = AdminProduct['options'][number];
type Size = AdminProduct['sizes'][number];

/**
 * Without the pieces, which change by a call of their own and by orders. The fields are named one by one, in one order, because the record of a
 * colleague comes with more of them.
 */
const toOption = ({ option_id, name, description, image, swatch, additional_price, is_archived }: Option) => ({
  option_id,
  name,
  description,
  image,
  swatch,
  additional_price,
  is_archived,
});
const toSize = ({ size_id, name, additional_price, is_archived }: Size) => ({ size_id, name, additional_price, is_archived });

/** What the form holds of a product. `reviewed` is asked anew each time. */
export function toEditedFields(record: Fields): Fields {
  const product = record as Fields & Pick<AdminProduct, 'options' | 'sizes' | 'product_id' | 'version' | 'reviewed_findings'>;
  return {
    ...Object.fromEntries(EDITED.map((field) => [field, product[field]])),
    id: product.product_id,
    version: product.version,
    reviewed_findings: product.reviewed_findings,
    reviewed: false,
    options: product.options.map(toOption),
    sizes: product.sizes.map(toSize),
  };
}
