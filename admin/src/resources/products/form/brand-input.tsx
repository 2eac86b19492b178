import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { useField } from '#admin/forms/use-field.ts';
import { RecordChoice, type RecordChoiceProps } from '#admin/ui/record-choice.tsx';
import { AddLink } from './add-link.tsx';

export const BrandChoice = (props: Omit<RecordChoiceProps<'brands'>, 'resource' | 'sort' | 'getName'>) => (
  <RecordChoice resource="brands" sort="name" getName={({ name }) => toPlainName(name)} {...props} />
);

export const BrandInput = () => {
  const { field, fieldState } = useField<string | null>({ source: 'brand_id', defaultValue: null });
  return (
    <BrandChoice
      label="Brand"
      isRequired
      value={field.value ?? null}
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
