import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { signIn } from '#admin/api/staff-session.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { PASSWORD_HELP } from '../password-panel.tsx';
import { MissingLink } from './missing-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

/** The page to which the link of an invitation leads. The invited member chooses a username and a password, and is signed in. */
export const InvitationPage = () => {
  const token = useLinkToken();
  const navigate = useNavigate();
  async function accept(fields: FormData) {
    const [username, password] = [readField(fields, 'username'), String(fields.get('password'))];
    await callStaff('acceptInvitation', { body: { token, username, password } });
    await signIn({ username, password });
    await navigate('/');
  }
  return (
    <SignInFrame title="Welcome to the team" tabTitle="Your invitation">
      <Typography sx={{ mb: 2 }}>Choose how you sign in to the back office. This link works once.</Typography>
      {token === '' ? (
        <MissingLink />
      ) : (
        <CallForm submitLabel="Begin" onSubmit={accept}>
          <CallField
            name="username"
            label="Username"
            autoComplete="username"
            autoFocus
            helperText="2 to 60 of a–z, 0–9, dots, hyphens and underscores."
            slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
          />
          <CallField name="password" type="password" label="Password" autoComplete="new-password" helperText={PASSWORD_HELP} />
        </CallForm>
      )}
    </SignInFrame>
  );
};
