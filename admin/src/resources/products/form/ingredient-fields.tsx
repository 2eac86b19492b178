import Box from '@mui/material/Box';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { AttributeInput } from './attribute-input.tsx';
import { IngredientCheck } from './ingredient-check.tsx';

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
    <AttributeInput field="free_from" />
  </Box>
);
