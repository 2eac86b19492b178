import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { signIn } from '#admin/api/staff-session.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { MissingLink } from './missing-link.tsx';
import { ChosenPasswordField, UsernameField } from './new-sign-in-fields.tsx';
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
          <UsernameField autoFocus />
          <ChosenPasswordField />
        </CallForm>
      )}
    </SignInFrame>
  );
};
