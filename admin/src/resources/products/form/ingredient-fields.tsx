import Box from '@mui/material/Box';
import { FREE_FROM } from '@uruhu/contract/product-attributes';
import { CheckboxGroupInput, TextInput } from 'ra-ui-materialui';
import { Panel } from '#admin/ui/panel.tsx';
import { IngredientCheck } from './ingredient-check.tsx';
import { createInputChoices } from './input-choices.ts';

export const IngredientFields = () => (
  <Panel title="Ingredients">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextInput
        source="ingredients"
        label="All ingredients"
        multiline
        minRows={4}
        helperText="As on the pack, with commas between them. The shop checks them for what is barred in Rwanda."
        margin="none"
      />
      <IngredientCheck />
      <CheckboxGroupInput source="free_from" label="Free from" choices={createInputChoices(FREE_FROM)} helperText={false} margin="none" />
    </Box>
  </Panel>
);
