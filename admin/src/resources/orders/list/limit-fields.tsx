import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OrderLimits } from '@uruhu/contract/staff/orders/lists';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { type LimitErrors, writeLimit } from './filter-form.ts';

type Props = { limits: OrderLimits; errors: LimitErrors };

const TWO_COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;

/** The fields of the limits. Only members who may see money get the fields about money. */
export const LimitFields = ({ limits, errors }: Props) => {
  const seesMoney = useAllowed()('payments.read');
  const createFieldProps = (name: keyof OrderLimits, label: string, help = ' ') => ({
    name,
    label,
    defaultValue: writeLimit(limits, name),
    error: errors[name] !== undefined,
    helperText: errors[name] ?? help,
  });
  const dayProps = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Box sx={TWO_COLUMNS}>
      <TextField {...createFieldProps('from', 'Placed from')} {...dayProps} />
      <TextField {...createFieldProps('to', 'Placed until', 'That day included')} {...dayProps} />
      <TextField {...createFieldProps('within_days', 'Of the last … days')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <ChoiceField {...createFieldProps('entered', 'Who placed it')} yesLabel="Typed in by staff" noLabel="Placed by shoppers" />
      <ChoiceField {...createFieldProps('cancelled', 'Cancelled orders')} yesLabel="Only these" noLabel="Without these" />
      {seesMoney && (
        <>
          <TextField {...createFieldProps('total_from', 'Total from, in francs')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
          <TextField {...createFieldProps('coupon', 'Coupon code')} />
        </>
      )}
    </Box>
  );
};

type ChoiceProps = {
  name: string;
  label: string;
  defaultValue: string;
  error: boolean;
  helperText: string;
  yesLabel: string;
  noLabel: string;
};

const ChoiceField = ({ yesLabel, noLabel, ...field }: ChoiceProps) => (
  <TextField select {...field} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
    <MenuItem value="">All</MenuItem>
    <MenuItem value="yes">{yesLabel}</MenuItem>
    <MenuItem value="no">{noLabel}</MenuItem>
  </TextField>
);
