import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { findShippingBand, quoteShipping } from '@uruhu/contract/rules/prices/shipping';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Panel } from '#admin/ui/panel.tsx';
import { type BandRow, toContiguousBands } from './bands-record.ts';

const formatWeight = (grams: number) => `${grams.toLocaleString('en-US')} g`;

type Props = { weight_g: number; rows: readonly BandRow[]; isFree: boolean };

/** The delivery fee by the unsaved bands of the form, computed by the same rule as in the shop. */
const FeeResult = ({ weight_g, rows, isFree }: Props) => {
  const bands = toContiguousBands(rows);
  const quote = quoteShipping(bands, weight_g, isFree);
  const band = findShippingBand(bands, weight_g);
  if (quote.kind === 'none' || !band)
    return <Alert severity="warning">No band holds {formatWeight(weight_g)}: the shop cannot take such an order.</Alert>;
  return (
    <Alert severity="info">
      {formatWeight(weight_g)} costs <strong>{formatRwf(quote.fee_rwf)}</strong>: the band from {formatWeight(band.min_weight)} to{' '}
      {formatWeight(band.max_weight)}
      {quote.kind === 'free' && `, whose fee of ${formatRwf(band.shipping_fee)} is not charged while delivery is free`}.
    </Alert>
  );
};

/** Shows the delivery fee of an order whose weight a staff member enters. */
export const FeeTester = ({ isFree }: { isFree: boolean }) => {
  const rows = useWatch({ name: 'bands' }) as BandRow[];
  const [text, setText] = useState('');
  const weight_g = parseWholeNumber(text);
  return (
    <Panel title="Try a weight">
      <Stack spacing={1.5}>
        <TextField
          label="Weight of an order (g)"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={text !== '' && weight_g === null}
          helperText={text !== '' && weight_g === null ? 'Please enter whole grams' : 'By the bands as they stand here, saved or not.'}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 320 }}
        />
        <div aria-live="polite">{weight_g === null ? <Typography /> : <FeeResult weight_g={weight_g} rows={rows} isFree={isFree} />}</div>
      </Stack>
    </Panel>
  );
};
