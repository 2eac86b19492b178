import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFieldError } from './field-errors.tsx';

/** An input of a CallForm or an ActionDialog, which shows the server's error about its field. */
export const CallField = ({ name, helperText, ...field }: TextFieldProps & { name: string }) => {
  const error = useFieldError(name);
  return <TextField {...field} name={name} error={error !== undefined} helperText={error ?? helperText} />;
};
