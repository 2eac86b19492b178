import { PRODUCT_FIELD_KEYS, PRODUCT_FIELDS } from '@uruhu/contract/staff/products/fields';

/** The initial values of a new product. Every field of the form is listed, because only errors of listed fields are shown beside their inputs. */
export const NEW_PRODUCT: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [key, PRODUCT_FIELDS[key].default])),
  product_id: '',
  options: [],
  sizes: [],
};
