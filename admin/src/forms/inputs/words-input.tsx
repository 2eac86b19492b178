import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from '../use-field.ts';

type Props = { source: string; label: string; helperText: string };

/** An input for a list of words. Enter, or leaving the input, adds the typed word. */
export const WordsInput = ({ source, label, helperText }: Props) => {
  const { field, fieldState } = useField<string[]>({ source, defaultValue: [] });
  const message = fieldState.error?.message;
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={field.value ?? []}
      onChange={(_, words) => field.onChange(words)}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(input) => (
        <TextField {...input} label={label} inputRef={field.ref} error={message !== undefined} helperText={message ?? helperText} />
      )}
    />
  );
};
