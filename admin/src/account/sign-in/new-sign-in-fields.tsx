import { STAFF_PASSWORD_LENGTH } from '@uruhu/contract/rules/sign-in/staff-sign-in';
import { CallField } from '#admin/ui/call-field.tsx';

const PASSWORD_HELP = `At least ${STAFF_PASSWORD_LENGTH.min} characters. Three or four words that do not belong together are easy to keep.`;

/** The field for the first username of a member. */
export const UsernameField = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <CallField
    name="username"
    label="Username"
    autoComplete="username"
    autoFocus={autoFocus}
    helperText="2 to 60 of a–z, 0–9, dots, hyphens and underscores."
    slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
  />
);

/** The field for a password that a member chooses. */
export const ChosenPasswordField = ({ label = 'Password', autoFocus = false }: { label?: string; autoFocus?: boolean }) => (
  <CallField name="password" type="password" label={label} autoComplete="new-password" autoFocus={autoFocus} helperText={PASSWORD_HELP} />
);
