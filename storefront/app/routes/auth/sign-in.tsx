import { type SignIn, signInForm } from '@uruhu/contract/forms';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { takePendingCartAdd } from '#app/features/cart/pending-cart-add.ts';
import { refreshCartCount } from '#app/features/cart/refresh-cart-count.ts';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { toSafeRedirect } from '#app/features/session/safe-redirect.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import { startSession, useSession } from '#app/lib/session.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Check, Field } from '#app/ui/fields/field.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/auth';
import { viewCart } from '#messages/common';
import css from './auth.module.css';
import { signUpPath } from './redirect-paths.ts';
import { type GuestIntent, resumeGuestIntent, signInReason } from './resume-guest-intent.ts';
import { readSavedName, saveName } from './saved-name.ts';
import type { NewAccount } from './sign-up.tsx';

export const parameters = [{ name: 'redirect', typed: true }] as const;

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.signIn, description: messages.signInAbout });

/** The page to open after sign-in. Goes there at once if the shopper is signed in already, perhaps in another tab. */
function useRedirectTarget() {
  const [query] = useSearchParams();
  const from = (useLocation().state as GuestIntent)?.from;
  const redirect = query.get('redirect') ?? from ?? null;
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) navigate(toSafeRedirect(redirect), { replace: true });
  }, [session, navigate, redirect]);
  return redirect;
}

/** Fills in the username of a new account, or the one stored on this device. */
function useFillUsername(form: RefObject<HTMLFormElement | null>) {
  const { state } = useLocation();
  const fresh = (state as NewAccount | null)?.username;
  useEffect(() => {
    const name = form.current?.elements.namedItem('username');
    const save = form.current?.elements.namedItem('save');
    const saved = readSavedName();
    if (save instanceof HTMLInputElement && saved) save.checked = true;
    if (name instanceof HTMLInputElement && name.value === '') name.value = fresh ?? saved;
  }, [form, fresh]);
}

/** Adds the product that a guest had chosen to her cart, and shows the result on the page that she comes back to. */
async function addPendingProduct(): Promise<void> {
  const pendingAdd = takePendingCartAdd();
  if (!pendingAdd) return;
  const result = await api.addToCart(pendingAdd);
  if (result.ok) notify(messages.wishAdded, { label: viewCart, to: paths.cart() });
  else notify(result.message, null, 'error');
  refreshCartCount();
}

function useSignIn() {
  const intent = useLocation().state as GuestIntent;
  const { form, errors, read, refuse } = useForm(signInForm);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send({ username, password }: SignIn, data: FormData) {
    setBusy(true);
    setFailure(undefined);
    const result = await api.signIn({ username, password, keep_signed_in: data.has('keep') });
    setBusy(false);
    if (result.ok) {
      saveName(data.has('save') ? username : null);
      toast(messages.signedIn);
      startSession(result.data);
      resumeGuestIntent(intent);
      return addPendingProduct();
    }
    const message = describeRefusal(result, { wordless: messages.signInFailed, unreached: messages.failed });
    toast(message, 'error');
    if (result.code === 'sign_in_failed') refuse({ password: message });
    else setFailure(message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = read();
    if (checked.ok) send(checked.values, new FormData(event.currentTarget));
    else for (const message of Object.values(checked.errors)) toast(message, 'error');
  };
  return { form: { ...form, onSubmit }, errors, busy, failure };
}

export default function SignInPage() {
  const redirect = useRedirectTarget();
  const { form, errors, busy, failure } = useSignIn();
  useFillUsername(form.ref);
  const hydrated = useHydrated();
  const { state } = useLocation();
  const newAccount = state as NewAccount | null;
  const reason = signInReason(state) ?? (newAccount?.email && messages.signedUpMail(newAccount.email));
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{messages.signIn}</h1>
      <p className={css.intro}>{(hydrated && reason) || messages.signInIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{messages.needsScripts}</p>
        </noscript>
        <Field
          label={messages.username}
          hint={messages.usernameOrEmail}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          error={errors.username}
        />
        <PasswordField autoComplete="current-password" error={errors.password} />
        <div className={css.checks}>
          <Check name="save" label={messages.saveId} />
          <Check name="keep" label={messages.keepSignedIn} />
        </div>
        <PageLink className={`link ${css.forgot}`} to={paths.forgotPassword()}>
          {messages.forgot}
        </PageLink>
        <FormAlert message={failure} />
        {/* No submit button before hydration: the browser would send the password as a plain form. */}
        <Button type={hydrated ? 'submit' : 'button'} wide busy={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
      </form>
      <p className={`cut-top ${css.other}`}>
        {messages.newHere}
        <PageLink className="link" to={signUpPath(redirect)}>
          {messages.createAccount}
        </PageLink>
      </p>
    </div>
  );
}
