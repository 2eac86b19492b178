import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { NEW_PRODUCT } from './new-product.ts';

type Fields = Record<string, unknown>;
const EDITED_FIELDS = Object.keys(NEW_PRODUCT).filter((field) => field !== 'stock' && field !== 'product_id');

type Option = AdminProduct['options'][number];
type Size = AdminProduct['sizes'][number];

/**
 * The edited fields of an option, without the pieces: the stock panel and orders change those. The fields are listed in a fixed order, so that
 * records with more fields or another order compare as equal.
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

/** The fields of a product that its form edits. `reviewed` starts as false, so that new findings must be confirmed again. */
export function toEditedFields(record: Fields): Fields {
  const product = record as Fields & Pick<AdminProduct, 'options' | 'sizes' | 'product_id' | 'version' | 'reviewed_findings'>;
  return {
    ...Object.fromEntries(EDITED_FIELDS.map((field) => [field, product[field]])),
    id: product.product_id,
    version: product.version,
    reviewed_findings: product.reviewed_findings,
    reviewed: false,
    options: product.options.map(toOption),
    sizes: product.sizes.map(toSize),
  };
}
