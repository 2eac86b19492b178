import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Choice, indentChoice } from '#admin/ui/choice.ts';
import { useField } from '../use-field.ts';

type Props = {
  source: string;
  label: string;
  choices: readonly Choice[];
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The label of the choice of no value. Without it, the member must choose a value. */
  emptyText?: string;
  /** Whether no value is null, else ''. */
  isNullable?: boolean;
};

export const SelectInput = ({ source, choices, helperText, emptyText, isNullable = false, ...appearance }: Props) => {
  const { field, fieldState } = useField<string | null>({ source });
  const message = fieldState.error?.message;
  // The choices may still be loading.
  const isListed = choices.some(({ id }) => id === field.value);
  return (
    <TextField
      select
      {...appearance}
      name={field.name}
      value={isListed ? field.value : ''}
      onChange={({ target }) => field.onChange(target.value === '' && isNullable ? null : target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message ?? helperText}
    >
      {emptyText !== undefined && <MenuItem value="">{emptyText}</MenuItem>}
      {choices.map(({ id, name, depth }) => (
        <MenuItem key={id} value={id} sx={indentChoice(depth)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
