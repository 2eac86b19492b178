import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { useField } from '#admin/forms/use-field.ts';

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const PICKER = { width: 32, height: 32, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' } as const;

/** The colour of an option's swatch, the round button by which shoppers choose it; '' for none. */
export const SwatchInput = ({ source }: { source: string }) => {
  const { field, fieldState } = useField<string>({ source, defaultValue: '' });
  const value = field.value ?? '';
  const message = fieldState.error?.message;
  return (
    <TextField
      label="Colour"
      value={value}
      placeholder="#C98B7A"
      onChange={({ target }) => field.onChange(target.value.trim())}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message ?? 'Empty: without a mark of colour.'}
      slotProps={{
        htmlInput: { maxLength: 7 },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label="Choose the colour"
                value={HEX_COLOUR.test(value) ? value : '#ffffff'}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => field.onChange(target.value)}
                sx={PICKER}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
