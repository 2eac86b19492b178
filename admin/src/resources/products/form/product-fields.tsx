import Box from '@mui/material/Box';
import type { ProductState } from '@uruhu/contract/staff/products/terms';
import type { ReactNode } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { listCategoryChoices, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { FieldGroup } from '#admin/forms/field-group.tsx';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { FormSections } from '#admin/forms/sections/form-sections.tsx';
import { PicturesInput } from '#admin/pictures/picture-inputs.tsx';
import { AddLink } from './add-link.tsx';
import { AddressInput } from './address-input.tsx';
import { AttributeFields, SearchFields } from './attribute-fields.tsx';
import { BrandInput } from './brand-input.tsx';
import { IngredientFields } from './ingredient-fields.tsx';
import { FactFields, OptionFields, SizeFields } from './option-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { PRODUCT_SECTIONS } from './product-sections.ts';
import { StatusFields } from './status-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { TWO_COLUMNS } from './two-columns.ts';

const CategoryInput = () => {
  const { data = [] } = useCategoryTree();
  const choices = listCategoryChoices(data);
  return (
    <SelectInput
      source="category_id"
      label="Category"
      choices={choices}
      required
      helperText={
        <>
          The most exact one. <AddLink to="/categories/create" label="Add a category" />
        </>
      }
    />
  );
};

const BasicFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <TextInput source="name" label="Name" required helperText="Without the brand, which stands before it." />
    <AddressInput />
    <Box sx={TWO_COLUMNS}>
      <BrandInput />
      <CategoryInput />
    </Box>
    <PicturesInput
      source="pictures"
      label="Pictures"
      help="The first is on its card. Say what each shows, for shoppers who cannot see it."
    />
  </Box>
);

type Props = {
  /** The product's pieces, which differ for a new product. */
  stock: ReactNode;
  /** The saved status of a live product that could not be published today. */
  blockedStatus?: ProductState | null;
};

/** All inputs of a product. */
export const ProductFields = ({ stock, blockedStatus = null }: Props) => {
  const isReadOnly = !useAllowed()('catalogue.write');
  const group = (fields: ReactNode) => <FieldGroup isReadOnly={isReadOnly}>{fields}</FieldGroup>;
  return (
    <FormSections
      sections={PRODUCT_SECTIONS}
      contents={{
        status: group(<StatusFields blockedStatus={blockedStatus} />),
        basics: group(<BasicFields />),
        price: group(<PriceFields />),
        // Members who may not change the product may change its pieces.
        stock,
        options: group(<OptionFields />),
        sizes: group(<SizeFields />),
        texts: group(<TextFields />),
        ingredients: group(<IngredientFields />),
        facts: group(<FactFields />),
        usage: group(<PicturesInput source="description_pictures" label="Pictures" help="Under ‘How to Use’ on its page." />),
        'for-whom': group(<AttributeFields />),
        found: group(<SearchFields />),
        delivery: group(<WholeNumberInput source="weight" label="Weight with its box" unit="g" help="The delivery fee is by weight." />),
      }}
    />
  );
};
