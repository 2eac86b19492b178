import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFieldError } from './field-errors.tsx';

/** An input of a form that is sent in one call (CallForm, ActionDialog): it shows the shop's sentence about it. */
export const CallField = ({ name, helperText, ...field }: TextFieldProps & { name: string }) => {
  const error = useFieldError(name);
  return <TextField {...field} name={name} error={error !== undefined} helperText={error ?? helperText} />;
};
