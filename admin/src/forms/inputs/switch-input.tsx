import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField } from '../use-field.ts';

type Props = { source: string; label: string; helperText?: string; disabled?: boolean };

/** A switch for a field that is true or false. */
export const SwitchInput = ({ source, label, helperText, disabled = false }: Props) => {
  const { field, fieldState } = useField<boolean>({ source, defaultValue: false });
  const text = fieldState.error?.message ?? helperText;
  return (
    <FormGroup>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={field.name}
            checked={field.value === true}
            onChange={(_, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {text && <FormHelperText error={fieldState.invalid}>{text}</FormHelperText>}
    </FormGroup>
  );
};
