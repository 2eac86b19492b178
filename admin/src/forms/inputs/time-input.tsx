import TextField from '@mui/material/TextField';
import { useField } from '../use-field.ts';
import { fromKigaliInput, toKigaliInput } from './kigali-time.ts';

/** An input for a date and time in Kigali; its value is null when empty. */
export const TimeInput = ({ source, label, help }: { source: string; label: string; help: string }) => {
  const { field, fieldState } = useField<string | null>({ source, defaultValue: null });
  const message = fieldState.error?.message;
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={toKigaliInput(field.value)}
      onChange={({ target }) => field.onChange(fromKigaliInput(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
      // Half of a narrow form, as wide as the fields above it in two columns.
      sx={{ maxWidth: 372 }}
    />
  );
};
