import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { type SignIn, signIn } from '#admin/api/staff-session.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { MissingLink } from './missing-link.tsx';
import { ChosenPasswordField } from './new-sign-in-fields.tsx';
import { SignInFields } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLinkToken } from './use-link-token.ts';

/** The page for a member who has forgotten her password, opened by a link from an owner. She chooses a new one and signs in with it. */
export const NewPasswordPage = () => {
  const [username, setUsername] = useState<string | null>(null);
  return (
    <SignInFrame title={username === null ? 'Choose a new password' : 'Sign in with it'} tabTitle="Your new password">
      {username === null ? <ChoosePassword onChosen={setUsername} /> : <SignInWithNewPassword username={username} />}
    </SignInFrame>
  );
};

const ChoosePassword = ({ onChosen }: { onChosen: (username: string) => void }) => {
  const token = useLinkToken();
  async function choose(fields: FormData) {
    const { data } = await callStaff('acceptPasswordLink', { body: { token, password: String(fields.get('password')) } });
    onChosen(data.username);
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>This link works once. Wherever you are signed in, you are signed out.</Typography>
      {token === '' ? (
        <MissingLink />
      ) : (
        <CallForm submitLabel="Save the new password" onSubmit={choose}>
          <ChosenPasswordField label="New password" autoFocus />
        </CallForm>
      )}
    </>
  );
};

const SignInWithNewPassword = ({ username }: { username: string }) => {
  const navigate = useNavigate();
  async function signInAndOpen(input: SignIn) {
    await signIn(input);
    await navigate('/');
  }
  return (
    <>
      <Typography sx={{ mb: 2 }} role="status">
        Your new password is saved. If you have codes, they are the same as before.
      </Typography>
      <SignInFields login={signInAndOpen} username={username} />
    </>
  );
};
