import { type SignInInput, signInForm } from '@uruhu/contract/forms';
import { useEffect, useMemo } from 'react';
import { type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { publishing } from '#app/features/cart/cart-count.ts';
import { refreshCartCount } from '#app/features/cart/refresh-cart-count.ts';
import { hasPendingCartAdd, takePendingCartAdd } from '#app/features/cart/take-pending-cart-add.ts';
import { useSendsMail } from '#app/features/email/no-mails.tsx';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { toSafeRedirect } from '#app/features/session/safe-redirect.ts';
import { Check, Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { acceptForm, refusePublicForm } from '#app/forms/form-reply.ts';
import { useActionForm } from '#app/forms/use-action-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { startSession, useSession } from '#app/lib/session.ts';
import { notify, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/auth';
import { viewCart } from '#messages/shell/common';
import type { Route } from './+types/sign-in.ts';
import css from './auth.module.css';
import { getSignUpPath } from './redirect-paths.ts';
import { type GuestIntent, getSignInReason, resumeGuestIntent } from './resume-guest-intent.ts';
import { readSavedUsername, saveUsername } from './saved-username.ts';
import type { NewAccount } from './sign-up.tsx';

export const queryParameters: QueryParameters = [{ name: 'redirect', isFreeText: true }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.signIn, description: messages.signInAbout });

/**
 * Returns the page to open after sign-in, and opens it once the shopper is signed in, perhaps in another tab. Waits while the form is
 * `busy`, because the form's reply would load the data of the opened page a second time.
 */
function useRedirectTarget(busy: boolean) {
  const [query] = useSearchParams();
  const fromPath = (useLocation().state as GuestIntent)?.fromPath;
  const redirect = query.get('redirect') ?? fromPath ?? null;
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session && !busy) navigate(toSafeRedirect(redirect), { replace: true });
  }, [session, busy, navigate, redirect]);
  return redirect;
}

/** Prepares the username field: fills in `newUsername`, if an account was created just now, or the one stored on this device. */
const fillUsername = (newUsername: string | undefined) => (field: HTMLInputElement | null) => {
  if (field?.value === '') field.value = newUsername ?? readSavedUsername();
};

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Prepares the box 'Save ID': ticks it if this device stores a username. */
function tickIfSaved(box: HTMLInputElement | null): void {
  if (box && readSavedUsername() !== '') box.checked = true;
}

/** Adds to the cart what the shopper chose as a guest, and shows the result on the page that she comes back to. */
async function addPendingProduct(): Promise<void> {
  const pendingAdd = takePendingCartAdd();
  if (!pendingAdd) return;
  const result = await publishing(api.addToCart)(pendingAdd);
  if (result.ok) return notify(messages.pendingItemAdded, { label: viewCart, to: paths.cart() });
  notify(result.message, null, 'error');
  refreshCartCount();
}

type SignInRequest = SignInInput & { keep_signed_in: boolean; save_username: boolean; intent: GuestIntent };

/** Starts the session and completes what the guest was about to do, also if she has left the page meanwhile. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { save_username, intent, ...credentials } = (await request.json()) as SignInRequest;
  const result = await api.signIn(credentials);
  if (!result.ok) {
    const message = describeRefusal(result, { noMessage: messages.signInFailed, noResponse: messages.failed });
    const errors = result.code === 'sign_in_failed' ? [{ path: 'password', message }] : [];
    return refusePublicForm({ status: result.status, errors }, message);
  }
  saveUsername(save_username ? credentials.username : null);
  toast(messages.signedIn);
  startSession(result.data);
  resumeGuestIntent(intent);
  addPendingProduct();
  return acceptForm();
}

function useSignIn() {
  const intent = useLocation().state as GuestIntent;
  return useActionForm<SignInInput>(signInForm, {
    toRequest: (values, fields) => ({ ...values, keep_signed_in: fields.has('keep'), save_username: fields.has('save'), intent }),
    onInvalid(errors) {
      for (const message of Object.values(errors)) toast(message, 'error');
    },
  });
}

export default function SignInPage() {
  const { form, errors, busy, failure } = useSignIn();
  const redirect = useRedirectTarget(busy);
  const hydrated = useHydrated();
  const { state } = useLocation();
  const newAccount = state as NewAccount | null;
  const newUsername = newAccount?.username;
  const prepareUsername = useMemo(() => fillUsername(newUsername), [newUsername]);
  const sendsMail = useSendsMail();
  const newAccountText = newAccount?.email && sendsMail && messages.signedUpMail(newAccount.email);
  const reason = newAccountText || getSignInReason(state) || (hydrated && hasPendingCartAdd() && messages.signInToAddToCart);
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{messages.signIn}</h1>
      <p className={css.intro}>{(hydrated && reason) || messages.signInIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{messages.needsScripts}</p>
        </noscript>
        <Field
          ref={prepareUsername}
          label={messages.username}
          hint={messages.usernameOrEmail}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          error={errors.username}
        />
        {/* After sign-up only the password is left to type, or the browser's password manager fills it in. */}
        <PasswordField ref={newUsername === undefined ? null : focusField} autoComplete="current-password" error={errors.password} />
        <div className={css.checks}>
          <Check ref={tickIfSaved} name="save" label={messages.saveId} />
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
      <p className={`cut-top ${css.otherPage}`}>
        {messages.newHere}
        <PageLink className="link" to={getSignUpPath(redirect)} state={state}>
          {messages.createAccount}
        </PageLink>
      </p>
    </div>
  );
}
