import TextField from '@mui/material/TextField';
import { SEARCH_WORD_MEANINGS_MAX } from '@uruhu/contract/staff/search-word-limits';
import { useController } from 'react-hook-form';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';

/** The meanings, one on each line. The shop drops empty lines. */
export const MeaningsInput = ({ disabled }: { disabled: boolean }) => {
  const { field, fieldState } = useController({ name: 'means' });
  const { value, ref, onChange, onBlur } = field as typeof field & { value: readonly string[] };
  return (
    <TextField
      label={FIELD_LABELS['search-words'].means}
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
      onBlur={onBlur}
      inputRef={ref}
      multiline
      minRows={3}
      required
      fullWidth
      disabled={disabled}
      error={fieldState.invalid}
      helperText={
        fieldState.error?.message ??
        `Words of your products, brands or categories: one word or phrase on each line, the best first, ${SEARCH_WORD_MEANINGS_MAX} at most.`
      }
    />
  );
};
