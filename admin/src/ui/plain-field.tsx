import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props = OutlinedInputProps & { label: string; helperText?: string };

/** A text field for the sign-in page and the palette, which load first. MUI's TextField would bring its menus of choices, 17 kB compressed. */
export const PlainField = ({ label, helperText, sx, ...input }: Props) => {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const helperId = helperText ? `${id}-help` : undefined;
  return (
    <FormControl fullWidth variant="outlined" sx={sx}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput {...input} id={id} label={label} aria-describedby={helperId} />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
};
