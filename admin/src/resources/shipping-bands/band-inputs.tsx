import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { COLOURS } from '#admin/theme.ts';
import { type BandRow, toContiguousBands } from './bands-record.ts';

type Form = { bands: BandRow[] };

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  py: 1,
  borderBottom: `1px solid ${COLOURS.line}`,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '120px 1fr 1fr auto' },
} as const;

/** Places the button on a phone beside the weight at which the band begins, above its two fields. */
const REMOVE_BUTTON = {
  gridRow: { xs: 1, sm: 'auto' },
  gridColumn: { xs: 2, sm: 'auto' },
  justifySelf: 'end',
  alignSelf: 'center',
} as const;

const NEW_BAND_RANGE_G = 1_000;

/** The bands, lightest first. Staff enter the weight at which each band ends; the next band begins there. */
export const BandInputs = () => {
  const { fields, append, remove } = useFieldArray<Form>({ name: 'bands' });
  const { setFocus } = useFormContext<Form>();
  const rows = useWatch<Form, 'bands'>({ name: 'bands' });
  const bands = toContiguousBands(rows);
  const lastBand = bands.at(-1);
  const addBand = () => {
    const min_weight = (lastBand?.max_weight ?? 0) + 1;
    append(
      { min_weight, max_weight: min_weight + NEW_BAND_RANGE_G - 1, shipping_fee: lastBand?.shipping_fee ?? 0 },
      { shouldFocus: false },
    );
    // An input that gets the focus is drawn anew at once, which React cannot do while it still draws the row.
    requestAnimationFrame(() => setFocus(`bands.${fields.length}.max_weight`));
  };
  return (
    <Box>
      {fields.map(({ id }, index) => (
        <Box key={id} role="group" aria-label={`Band ${index + 1}`} sx={ROW}>
          <Typography sx={{ alignSelf: 'center', color: 'text.secondary' }}>
            from {bands[index]?.min_weight.toLocaleString('en-US')} g
          </Typography>
          <WholeNumberInput source={`bands.${index}.max_weight`} label="up to (g)" isNullable />
          <WholeNumberInput source={`bands.${index}.shipping_fee`} label="Fee (RWF)" isNullable />
          <Button
            color="error"
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            aria-label={`Remove band ${index + 1}`}
            sx={REMOVE_BUTTON}
          >
            Remove
          </Button>
        </Box>
      ))}
      <Button variant="outlined" onClick={addBand} sx={{ mt: 1.5 }}>
        {lastBand ? 'Add a heavier band' : 'Add the first band'}
      </Button>
    </Box>
  );
};
