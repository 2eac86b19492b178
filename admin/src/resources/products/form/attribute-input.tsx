import { type FieldOfKind, PRODUCT_FIELDS, VALUE_LABELS } from '@uruhu/contract/staff/products/fields';
import { CheckboxGroupInput } from '#admin/forms/inputs/checkbox-group-input.tsx';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';

/** An attribute whose values the shop has fixed: one of them, or any number. */
export const AttributeInput = ({ field }: { field: FieldOfKind<'choice' | 'choices'> }) => {
  const { kind, label, values } = PRODUCT_FIELDS[field];
  const choices = values.map((value) => ({ id: value, name: VALUE_LABELS[value] ?? value }));
  if (kind === 'choice') return <SelectInput source={field} label={label} choices={choices} emptyText="None" />;
  return <CheckboxGroupInput source={field} label={label} choices={choices} />;
};
