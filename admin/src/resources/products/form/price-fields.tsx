import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { computePercentOff, formatRwf } from '@uruhu/contract/rules/prices/money';
import { useWatch } from 'react-hook-form';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { TWO_COLUMNS } from './two-columns.ts';

const PercentOff = () => {
  const [base_price, discounted_price] = useWatch({ name: ['base_price', 'discounted_price'] }) as [number, number];
  const percent = computePercentOff(base_price, discounted_price);
  if (percent === 0) return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Shoppers see {formatRwf(discounted_price)}, {percent}% off.
    </Typography>
  );
};

/** Staff members without the permission see the prices and cannot change them. */
export const PriceFields = () => {
  const isReadOnly = !useAllowed()('prices.write');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isReadOnly && <Typography sx={{ color: 'text.secondary' }}>Your role does not change prices; ask a manager.</Typography>}
      <Box sx={TWO_COLUMNS}>
        <WholeNumberInput source="base_price" label="Price" unit="RWF" isDisabled={isReadOnly} help="A draft may wait for it." />
        <WholeNumberInput
          source="discounted_price"
          label="Reduced price"
          unit="RWF"
          isDisabled={isReadOnly}
          help="Empty: no discount. Below the price."
        />
      </Box>
      <PercentOff />
      {!isReadOnly && (
        <Box sx={TWO_COLUMNS}>
          <TimeInput source="discount_starts_at" label="Reduced from" help="Kigali time. Empty: at once." />
          <TimeInput source="discount_ends_at" label="Reduced until" help="Empty: until you end it." />
        </Box>
      )}
    </Box>
  );
};
