import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AdminBrand } from '@uruhu/contract/staff/brands';
import { useField } from '#admin/forms/use-field.ts';
import { RecordChoice, type RecordChoiceProps } from '#admin/ui/record-choice.tsx';
import { AddLink } from './add-link.tsx';

type Row = AdminBrand & { id: string };

export const BrandChoice = (props: Omit<RecordChoiceProps<Row>, 'resource' | 'sort' | 'getName'>) => (
  <RecordChoice<Row> resource="brands" sort="name" getName={({ name }) => toPlainName(name)} {...props} />
);

export const BrandInput = () => {
  const { field, fieldState } = useField<string | null>({ source: 'brand_id', defaultValue: null });
  return (
    <BrandChoice
      label="Brand"
      isRequired
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      help={
        <>
          Type a part of the name. <AddLink to="/brands/create" label="Add a brand" />
        </>
      }
    />
  );
};
