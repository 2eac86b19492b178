import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useField } from '../use-field.ts';
import { NUMBER_ERROR, readSignedNumber, readTypedNumber } from './typed-number.ts';

type Props = {
  source: string;
  label: string;
  unit?: string;
  help?: string;
  isDisabled?: boolean;
  isNullable?: boolean;
  /** The number may be below 0. */
  isSigned?: boolean;
};

const GROUPED = new Intl.NumberFormat('en-US');

const formatGrouped = (value: number | null): string => (value === null ? '' : GROUPED.format(value));
const refuseUnreadable = (value: unknown) => (Number.isNaN(value) ? NUMBER_ERROR : undefined);

/**
 * A whole number of francs, grams or pieces, into which '12,000.00 RWF' can be pasted. It is no number input of the browser: that would read
 * '12.000' as 12 and '7,5' as 75. A text that is no whole number stays as it was typed, and the form is not saved. An empty input is 0, or
 * null if `isNullable`.
 */
export const WholeNumberInput = ({
  source,
  label,
  unit = '',
  help = '',
  isDisabled = false,
  isNullable = false,
  isSigned = false,
}: Props) => {
  const emptyValue = isNullable ? null : 0;
  const { field, fieldState } = useField<number | null>({ source, defaultValue: emptyValue, validate: refuseUnreadable });
  const [typed, setTyped] = useState('');
  // The number is grouped by commas only without focus: commas that appear while a staff member types would move the caret.
  const [isFocused, setFocused] = useState(false);
  const isUnreadable = Number.isNaN(field.value);
  const value = typeof field.value !== 'number' || (field.value === 0 && !isNullable) ? null : field.value;
  const error = fieldState.error?.message || (isUnreadable && !isFocused ? NUMBER_ERROR : '');
  return (
    <TextField
      label={label}
      value={isFocused || isUnreadable ? typed : formatGrouped(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(isSigned ? readSignedNumber(target.value) : readTypedNumber(target.value, { unit, emptyValue }));
      }}
      onFocus={({ target }) => {
        // Selects the whole number, so that typing replaces it. Removing the commas cancels the selection that the browser made.
        flushSync(() => {
          if (!isUnreadable) setTyped(String(value ?? ''));
          setFocused(true);
        });
        target.select();
      }}
      onBlur={() => {
        setFocused(false);
        field.onBlur();
      }}
      inputRef={field.ref}
      disabled={isDisabled}
      error={error !== ''}
      helperText={error || help}
      slotProps={{
        // The keyboards of some phones have no minus with their digits.
        htmlInput: { inputMode: isSigned ? 'text' : 'numeric', autoComplete: 'off' },
        // A label in the input would run into the unit.
        inputLabel: unit === '' ? {} : { shrink: true },
        input: unit === '' ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
};
