import { CallField } from '#admin/ui/call-field.tsx';

/** The field by which a member with TOTP proves that it is her. */
export const CodeField = () => (
  <CallField
    name="totp"
    label="Code"
    helperText="The six digits that your authenticator app shows now, or a recovery code."
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
  />
);
