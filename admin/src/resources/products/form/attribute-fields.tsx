import Box from '@mui/material/Box';
import { FEATURES, FORMULATIONS, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/product-attributes';
import { CheckboxGroupInput } from '#admin/forms/inputs/checkbox-group-input.tsx';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { WordsInput } from '#admin/forms/inputs/words-input.tsx';
import { createInputChoices } from './input-choices.ts';
import { RelatedProductsInput } from './related-products-input.tsx';

/** The attributes that shoppers filter by. */
export const AttributeFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <CheckboxGroupInput source="skin_type" label="Skin types" choices={createInputChoices(SKIN_TYPES)} />
    <CheckboxGroupInput source="skin_concern" label="Skin concerns" choices={createInputChoices(SKIN_CONCERNS)} />
    <CheckboxGroupInput source="features" label="Features" choices={createInputChoices(FEATURES)} />
    <SelectInput source="fomulation" label="Formulation" choices={createInputChoices(FORMULATIONS)} emptyText="None" />
  </Box>
);

/** The fields that help shoppers to find the product: tags, search words and related products. */
export const SearchFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <CheckboxGroupInput source="tags" label="Tags" choices={createInputChoices(TAGS)} />
    <WordsInput
      source="keywords"
      label="Search words"
      helperText="Words that shoppers may type and the texts do not have. Enter after each."
    />
    <RelatedProductsInput />
  </Box>
);
