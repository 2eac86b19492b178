import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { PRODUCT_STATES, type ProductState } from '@uruhu/contract/staff/products/terms';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { PRODUCT_STATE_TEXTS } from '../product-terms.ts';
import { ReviewInput } from './review-input.tsx';

const CHOICES = PRODUCT_STATES.map((state) => ({ id: state, name: PRODUCT_STATE_TEXTS[state].label }));
const HELP: Readonly<Record<ProductState, string>> = {
  draft: 'Only the staff see it.',
  scheduled: 'It publishes itself at the time below.',
  published: 'It is in the shop as soon as you save.',
  archived: 'It is out of the shop, and its address says that it is no longer sold, and offers its category. Orders and figures keep it.',
};

/** Says why a scheduled product was not published, or that one in the shop could not be published today. */
const BlockedNote = ({ status }: { status: ProductState }) => (
  <Alert severity="error">
    {status === 'published'
      ? 'It is in the shop, but the check of its ingredients and words would not let it be published today. Correct them, confirm what can be confirmed, or archive the product.'
      : 'It does not publish itself while the check of its ingredients and words finds something. Correct them or confirm what can be confirmed; after its time it is published as soon as you save.'}
  </Alert>
);

/** `blockedStatus`: the saved status of a live product that could not be published today, or null. */
export const StatusFields = ({ blockedStatus }: { blockedStatus: ProductState | null }) => {
  const status = useWatch({ name: 'status' }) as ProductState;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {blockedStatus && <BlockedNote status={blockedStatus} />}
      <SelectInput source="status" label="Status" choices={CHOICES} helperText={HELP[status] ?? ''} />
      {status === 'scheduled' && <TimeInput source="publish_at" label="Published from" help="Kigali time." />}
      <ReviewInput />
    </Box>
  );
};
