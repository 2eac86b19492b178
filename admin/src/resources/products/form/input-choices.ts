import { VALUE_LABELS } from '@uruhu/contract/staff/products/fields';

/** Creates the choices of an input from the values of a product attribute. */
export const createInputChoices = (values: readonly string[]) => values.map((value) => ({ id: value, name: VALUE_LABELS[value] ?? value }));
