import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { signIn } from '#admin/api/staff-session.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { MissingLink } from './missing-link.tsx';
import { ChosenPasswordField, UsernameField } from './new-sign-in-fields.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

/**
 * The page to which the link in the log of a new shop leads. The first owner chooses a username and a password, then sees the setup steps.
 */
export const FirstOwnerPage = () => {
  const token = useLinkToken();
  const navigate = useNavigate();
  async function create(fields: FormData) {
    const [name, email, username] = [readField(fields, 'name'), readField(fields, 'email'), readField(fields, 'username')];
    const password = String(fields.get('password') ?? '');
    await callStaff('createFirstOwner', { body: { token, name, email, username, password } });
    await signIn({ username, password });
    await navigate('/setup-progress');
  }
  return (
    <SignInFrame title="Open your shop">
      <Typography sx={{ mb: 2 }}>
        You become its owner: you can do everything, and invite others. This link works once. Is there an owner already?{' '}
        <MuiLink component={Link} to="/login">
          Sign in
        </MuiLink>
      </Typography>
      {token === '' ? (
        <MissingLink />
      ) : (
        <CallForm submitLabel="Become the owner" onSubmit={create}>
          <CallField name="name" label="Your name" autoComplete="name" autoFocus />
          <CallField
            name="email"
            label="Your e-mail"
            type="email"
            autoComplete="email"
            helperText="The shop sends a link there if you forget your password."
          />
          <UsernameField />
          <ChosenPasswordField />
        </CallForm>
      )}
    </SignInFrame>
  );
};
