import Box from '@mui/material/Box';
import { FREE_FROM } from '@uruhu/contract/product-attributes';
import { CheckboxGroupInput } from '#admin/forms/inputs/checkbox-group-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { IngredientCheck } from './ingredient-check.tsx';
import { createInputChoices } from './input-choices.ts';

export const IngredientFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <TextInput
      source="ingredients"
      label="All ingredients"
      multiline
      minRows={4}
      helperText="As on the pack, with commas between them. The shop checks them for what is barred in Rwanda."
    />
    <IngredientCheck />
    <CheckboxGroupInput source="free_from" label="Free from" choices={createInputChoices(FREE_FROM)} />
  </Box>
);
