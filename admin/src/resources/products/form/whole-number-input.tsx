import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useField } from '#admin/forms/use-field.ts';

type Props = { source: string; label: string; unit: string; help: string; isDisabled?: boolean; isNullable?: boolean };

/** More digits than the largest number that the shop takes, so that the server names the maximum instead of the input cutting the number. */
const DIGITS_MAX = 15;
const GROUPED = new Intl.NumberFormat('en-US');
const CENTS = /[.,]\d{1,2}(?=\D*$)/;
const keepDigits = (text: string) => text.replace(CENTS, '').replace(/\D/g, '').slice(0, DIGITS_MAX);

const formatGrouped = (value: number | null): string => (value === null ? '' : GROUPED.format(value));

/**
 * A whole number of francs, grams or pieces. The input drops cents and all characters except digits, so '12,000.00 RWF' can be pasted. An empty
 * input is 0, or null if `isNullable`.
 */
export const WholeNumberInput = ({ source, label, unit, help, isDisabled = false, isNullable = false }: Props) => {
  const emptyValue = isNullable ? null : 0;
  // React-admin turns null into '', which must not become 0.
  const { field, fieldState } = useField<number | null | ''>({ source, defaultValue: emptyValue });
  // The number is grouped by commas only without focus: commas that appear while a staff member types would move the caret.
  const [isFocused, setFocused] = useState(false);
  const message = fieldState.error?.message;
  const value = typeof field.value !== 'number' || (field.value === 0 && !isNullable) ? null : field.value;
  const text = isFocused ? String(value ?? '') : formatGrouped(value);
  return (
    <TextField
      label={label}
      value={text}
      onChange={({ target }) => field.onChange(keepDigits(target.value) === '' ? emptyValue : Number(keepDigits(target.value)))}
      onFocus={({ target }) => {
        // Selects the whole number, so that typing replaces it. Removing the commas cancels the selection that the browser made.
        flushSync(() => setFocused(true));
        target.select();
      }}
      onBlur={() => {
        setFocused(false);
        field.onBlur();
      }}
      inputRef={field.ref}
      disabled={isDisabled}
      error={message !== undefined}
      helperText={message ?? help}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
};
