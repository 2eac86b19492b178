import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const SignInPage = () => (
  <SignInFrame title="Sign in">
    <SignInForm />
  </SignInFrame>
);
