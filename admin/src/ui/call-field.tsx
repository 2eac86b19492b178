import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFieldError } from './field-errors.tsx';

/** `problem`: why the text cannot be sent. */
type Props = TextFieldProps & { name: string; problem?: string | undefined };

/** A TextField of a CallForm or an ActionDialog that shows why the server refused it, until a staff member changes it. */
export const CallField = ({ name, helperText, problem, onChange, ...field }: Props) => {
  const { error = problem, clear } = useFieldError(name);
  return (
    <TextField
      {...field}
      name={name}
      onChange={(event) => {
        clear();
        onChange?.(event);
      }}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};
