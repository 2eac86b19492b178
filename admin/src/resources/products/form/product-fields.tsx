import Box from '@mui/material/Box';
import type { ProductState } from '@uruhu/contract/staff/products/terms';
import type { ReactNode } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { indentName, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { FieldGroup } from '#admin/forms/field-group.tsx';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { PicturesInput } from '#admin/pictures/picture-inputs.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { AddLink } from './add-link.tsx';
import { AddressInput } from './address-input.tsx';
import { AttributeFields, SearchFields } from './attribute-fields.tsx';
import { BrandInput } from './brand-input.tsx';
import { CELL, FORM_GRID, NARROW_COLUMN, STATUS_CELL, TWO_COLUMNS, WIDE_COLUMN } from './field-layout.ts';
import { IngredientFields } from './ingredient-fields.tsx';
import { FactFields, OptionFields, SizeFields } from './option-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { TextFields } from './text-fields.tsx';

const CategoryInput = () => {
  const { data = [] } = useCategoryTree();
  const choices = data.map((category) => ({ id: category.category_id, name: indentName(category) }));
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
  <Panel title="What it is">
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
  </Panel>
);

const DeliveryFields = () => (
  <Panel title="Delivery">
    <WholeNumberInput source="weight" label="Weight with its box" unit="g" help="The delivery fee is by weight." />
  </Panel>
);

const UsagePictures = () => (
  <Panel title="Pictures of how it is used">
    <PicturesInput source="description_pictures" label="Pictures" help="Under ‘How to Use’ on its page." />
  </Panel>
);

type Props = {
  /** The panel of the product's pieces, which differs for a new product. */
  stockPanel: ReactNode;
  /** The saved status of a live product that could not be published today. */
  blockedStatus?: ProductState | null;
};

/** All inputs of a product. */
export const ProductFields = ({ stockPanel, blockedStatus = null }: Props) => {
  const isReadOnly = !useAllowed()('catalogue.write');
  return (
    <Box sx={FORM_GRID}>
      <FieldGroup isReadOnly={isReadOnly} sx={STATUS_CELL}>
        <StatusFields blockedStatus={blockedStatus} />
      </FieldGroup>
      <FieldGroup isReadOnly={isReadOnly} sx={WIDE_COLUMN}>
        <BasicFields />
        <PriceFields />
        <OptionFields />
        <SizeFields />
        <TextFields />
        <IngredientFields />
        <FactFields />
        <UsagePictures />
      </FieldGroup>
      <Box sx={NARROW_COLUMN}>
        {stockPanel}
        <FieldGroup isReadOnly={isReadOnly} sx={CELL}>
          <DeliveryFields />
          <SearchFields />
          <AttributeFields />
        </FieldGroup>
      </Box>
    </Box>
  );
};
