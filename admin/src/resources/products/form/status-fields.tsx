import Box from '@mui/material/Box';
import { PRODUCT_STATES, type ProductState } from '@uruhu/contract/staff/products/terms';
import { SelectInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { TimeInput } from '#admin/forms/time-input.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { STATE_TEXTS } from '../product-terms.ts';
import { ReviewInput } from './review-input.tsx';

const CHOICES = PRODUCT_STATES.map((state) => ({ id: state, name: STATE_TEXTS[state].label }));
const HELP: Readonly<Record<ProductState, string>> = {
  draft: 'Only the staff see it.',
  scheduled: 'It publishes itself at the time below.',
  published: 'It is in the shop as soon as you save.',
  archived: 'It is out of the shop, and its address leads to its category. Orders and figures keep it.',
};

export const StatusFields = () => {
  const status = useWatch({ name: 'status' }) as ProductState;
  return (
    <Panel title="Status">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectInput
          source="status"
          label="Status"
          choices={CHOICES}
          helperText={HELP[status] ?? ''}
          size="medium"
          fullWidth
          margin="none"
        />
        {status === 'scheduled' && <TimeInput source="publish_at" label="Published from" help="Kigali time." />}
        <ReviewInput />
      </Box>
    </Panel>
  );
};
