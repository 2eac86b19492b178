import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCheckAuth, useLogin } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignIn } from '#admin/api/auth-provider.ts';
import { RefusalError } from '#admin/api/call-staff.ts';
import { ForgottenPassword, LostPhone } from './lost-phone.tsx';

/** The server asks for the code of the staff member's device after a right password. */
const needsCode = (error: unknown): boolean => error instanceof RefusalError && error.refusal.code === 'totp_needed';

/** Leaves the sign-in page when the session goes on, for example after the browser's back button. */
function useLeaveWhenSignedIn(): void {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => null,
    );
  }, [checkAuth, navigate]);
}

/** Signs in and keeps what the form shows of it. */
function useSignIn() {
  const login = useLogin();
  const [state, setState] = useState({ isBusy: false, message: '', asksCode: false });
  async function signIn(input: SignIn) {
    setState({ ...state, isBusy: true, message: '' });
    try {
      await login(input);
    } catch (error) {
      const isFirstAsk = needsCode(error) && !state.asksCode;
      const message = isFirstAsk ? '' : (error as Error).message;
      setState({ isBusy: false, message, asksCode: state.asksCode || needsCode(error) });
    }
  }
  return { ...state, signIn };
}

export const SignInForm = () => {
  useLeaveWhenSignedIn();
  const { isBusy, message, asksCode, signIn } = useSignIn();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void signIn({ username: read('username'), password, ...(asksCode ? { totp: read('totp') } : {}) });
  }
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit} noValidate>
      <div role="alert">
        {message && (
          <Alert severity="error" role="presentation">
            {message}
          </Alert>
        )}
      </div>
      <TextField name="username" label="Username" autoComplete="username" autoFocus slotProps={{ htmlInput: { autoCapitalize: 'none' } }} />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" />
      {asksCode && (
        <TextField
          name="totp"
          label="Code"
          helperText="The six digits that your authenticator app shows now, or a recovery code."
          autoComplete="one-time-code"
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      {asksCode ? <LostPhone /> : <ForgottenPassword />}
    </Stack>
  );
};
