import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useField } from '../use-field.ts';

type Appearance = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'required' | 'disabled' | 'slotProps'>;
type Props = Appearance & { source: string; label: string; helperText?: ReactNode };

/** An input for a text. An emptied input is an empty text, because the server refuses null. */
export const TextInput = ({ source, helperText, ...appearance }: Props) => {
  const { field, fieldState } = useField<string | null>({ source });
  const { ref, value, ...handlers } = field;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...appearance}
      {...handlers}
      value={value ?? ''}
      inputRef={ref}
      error={message !== undefined}
      helperText={message ?? helperText}
    />
  );
};
