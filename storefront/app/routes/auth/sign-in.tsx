import { type SignIn, signInForm } from '@uruhu/contract/forms';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { startSession, useSession } from '#app/lib/session.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { takeWish } from '#app/lib/wish.ts';
import { Button } from '#app/ui/button.tsx';
import { Check, Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/auth';
import { viewCart } from '#messages/common';
import css from './auth.module.css';
import { carryOut, reasonOf, type Wanted } from './guest-wanted.ts';
import { signUpPath } from './kept-paths.ts';
import { PasswordField } from './password-field.tsx';
import { savedName, saveName } from './saved-name.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.signIn, description: words.signInAbout });

/** Where to after signing in; whoever is signed in already, perhaps in another tab, goes there at once. */
function useTarget() {
  const [query] = useSearchParams();
  const from = (useLocation().state as Wanted)?.from;
  const redirect = query.get('redirect') ?? from ?? null;
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) navigate(safeRedirect(redirect), { replace: true });
  }, [session, navigate, redirect]);
  return redirect;
}

/** Fills in the username that a new account was made with, or that this device remembers. */
function useKnownName(form: RefObject<HTMLFormElement | null>) {
  const { state } = useLocation();
  const fresh = (state as { username?: string } | null)?.username;
  useEffect(() => {
    const name = form.current?.elements.namedItem('username');
    const save = form.current?.elements.namedItem('save');
    const saved = savedName();
    if (save instanceof HTMLInputElement && saved) save.checked = true;
    if (name instanceof HTMLInputElement && name.value === '') name.value = fresh ?? saved;
  }, [form, fresh]);
}

/** Puts what a guest had chosen into the cart, and says so, or why not, on the page that she comes back to. */
async function addWish(): Promise<void> {
  const wish = takeWish();
  if (!wish) return;
  const answer = await api.addToCart(wish);
  if (answer.ok) notify(words.wishAdded, { label: viewCart, to: paths.cart() });
  else notify(answer.message, null, 'error');
  refreshCartCount();
}

function useSignIn() {
  const wanted = useLocation().state as Wanted;
  const { form, errors, read, refuse } = useForm(signInForm);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send({ username, password }: SignIn, data: FormData) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.signIn({ username, password, keep_signed_in: data.has('keep') });
    setBusy(false);
    if (answer.ok) {
      saveName(data.has('save') ? username : null);
      toast(words.signedIn);
      startSession(answer.data);
      carryOut(wanted);
      return addWish();
    }
    const message = answer.status === 0 ? words.failed : answer.message || words.signInFailed;
    toast(message, 'error');
    if (answer.status === 401) refuse({ password: message });
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
  const redirect = useTarget();
  const { form, errors, busy, failure } = useSignIn();
  useKnownName(form.ref);
  const hydrated = useHydrated();
  const { state } = useLocation();
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{words.signIn}</h1>
      <p className={css.intro}>{(hydrated && reasonOf(state)) || words.signInIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <Field
          label={words.username}
          hint={words.usernameOrEmail}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          error={errors.username}
        />
        <PasswordField autoComplete="current-password" error={errors.password} />
        <div className={css.checks}>
          <Check name="save" label={words.saveId} />
          <Check name="keep" label={words.keepSignedIn} />
        </div>
        <PageLink className={`link ${css.forgot}`} to={paths.forgotPassword()}>
          {words.forgot}
        </PageLink>
        <FormAlert message={failure} />
        {/* Before the scripts run nothing may send it: the password would travel without them. */}
        <Button type={hydrated ? 'submit' : 'button'} wide busy={busy}>
          {busy ? words.signingIn : words.signIn}
        </Button>
      </form>
      <p className={`cut-top ${css.other}`}>
        {words.newHere}
        <PageLink className="link" to={signUpPath(redirect)}>
          {words.createAccount}
        </PageLink>
      </p>
    </div>
  );
}
