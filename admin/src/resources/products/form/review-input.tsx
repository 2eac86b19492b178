import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from '#admin/forms/use-field.ts';
import { useFindings } from './use-findings.ts';

const listTerms = (findings: readonly { term: string }[]) => findings.map(({ term }) => `‘${term}’`).join(', ');

/** The result of the ingredient check, shown beside the status, with a checkbox if a staff member must confirm findings. */
export const ReviewInput = () => {
  const { barred, unconfirmed } = useFindings();
  const { field, fieldState } = useField<boolean>({ source: 'reviewed', defaultValue: false });
  if (barred.length > 0)
    return (
      <Alert severity="error">
        Cannot be published: {listTerms(barred)} {barred.length === 1 ? 'is' : 'are'} barred in Rwanda.
      </Alert>
    );
  if (unconfirmed.length === 0) return null;
  return (
    <Alert severity="warning" icon={false}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, isChecked) => field.onChange(isChecked)}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={`I have checked ${listTerms(unconfirmed)}: the pack says so, and Rwanda allows the shop to sell it and to say so.`}
      />
      <FormHelperText error>{fieldState.error?.message}</FormHelperText>
    </Alert>
  );
};
