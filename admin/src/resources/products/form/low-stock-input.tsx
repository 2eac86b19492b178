import Box from '@mui/material/Box';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';

export const LowStockInput = () => (
  <Box sx={{ mt: 2 }}>
    <WholeNumberInput
      source="low_stock_at"
      label="Low-stock mark"
      unit="pieces"
      isDisabled={!useAllowed()('catalogue.write')}
      help="With so many or fewer it counts as low."
    />
  </Box>
);
