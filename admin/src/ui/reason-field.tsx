import TextField from '@mui/material/TextField';

/** A required reason. */
export const ReasonField = ({ label, helperText }: { label: string; helperText: string }) => (
  <TextField
    name="reason"
    label={label}
    helperText={helperText}
    multiline
    minRows={2}
    required
    autoFocus
    slotProps={{ htmlInput: { maxLength: 500 } }}
  />
);
