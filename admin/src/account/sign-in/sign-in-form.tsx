import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { RefusalError } from '#admin/api/refusal-error.ts';
import type { SignIn } from '#admin/api/staff-session.ts';
import { readField } from '#admin/lib/read-field.ts';
import { PlainField } from '#admin/ui/plain-field.tsx';
import { ForgottenPassword, LostPhone } from './lost-phone.tsx';

/** After a correct password, the server asks a staff member who uses two-factor sign-in for a code of her authenticator app. */
const needsCode = (error: unknown): boolean =>
  error instanceof RefusalError && ['totp_needed', 'proof_code_needed'].includes(error.refusal.code);

/** Signs in. `asksCode`: whether the form shows the field for the code. */
function useSignIn(login: Props['login'], hasCode: boolean) {
  const [state, setState] = useState({ isBusy: false, message: '', asksCode: hasCode });
  async function signIn(input: SignIn) {
    setState({ ...state, isBusy: true, message: '' });
    try {
      await login(input);
    } catch (error) {
      // The first request for a code is not an error: the field for the code appears.
      const isFirstRequest = needsCode(error) && !state.asksCode;
      const message = isFirstRequest ? '' : (error as Error).message;
      setState({ isBusy: false, message, asksCode: state.asksCode || needsCode(error) });
    }
  }
  return { ...state, signIn };
}

type Props = {
  login: (input: SignIn) => Promise<unknown>;
  /** The only member who may sign in here. */
  username?: string;
  /** Whether the member is known to sign in with a code, so that the form asks for it at once. */
  hasCode?: boolean;
  submitLabel?: string;
};

/** The form by which a member signs in, or proves who she is. */
export const SignInFields = ({ login, username, hasCode = false, submitLabel = 'Sign in' }: Props) => {
  const { isBusy, message, asksCode, signIn } = useSignIn(login, hasCode);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would pass the event on to the form behind a dialog.
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    const password = String(fields.get('password') ?? '');
    void signIn({ username: readField(fields, 'username'), password, totp: asksCode ? readField(fields, 'totp') : undefined });
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
      <PlainField
        name="username"
        label="Username"
        autoComplete="username"
        autoFocus={username === undefined}
        defaultValue={username}
        slotProps={{ input: { autoCapitalize: 'none', readOnly: username !== undefined } }}
      />
      <PlainField name="password" label="Password" type="password" autoComplete="current-password" autoFocus={username !== undefined} />
      {asksCode && (
        <PlainField
          name="totp"
          label="Code"
          helperText="The six digits that your authenticator app shows now, or a recovery code."
          autoComplete="one-time-code"
          autoFocus={!hasCode}
          slotProps={{ input: { autoCapitalize: 'characters' } }}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'One moment…' : submitLabel}
      </Button>
      {asksCode ? <LostPhone /> : <ForgottenPassword />}
    </Stack>
  );
};
