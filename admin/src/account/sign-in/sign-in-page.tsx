import { Navigate, useLocation } from 'react-router';
import { signIn, useStaffSession } from '#admin/api/staff-session.ts';
import { SignInFields } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const SignInPage = () => {
  const { session } = useStaffSession();
  const state = useLocation().state as { openedPath?: string } | null;
  // Also if she was signed in already, for example after the browser's back button.
  if (session) return <Navigate to={state?.openedPath ?? '/'} replace />;
  return (
    <SignInFrame title="Sign in">
      <SignInFields login={signIn} />
    </SignInFrame>
  );
};
