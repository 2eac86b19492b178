import { TIMER } from '@uruhu/contract/constants';
import type { SignUpInput } from '@uruhu/contract/forms';
import { findPasswordMinLength } from '@uruhu/contract/rules/sign-in/password';
import { useEffect, useMemo, useState } from 'react';
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#app/api/api.ts';
import { apiContext } from '#app/context.ts';
import { useSendsMail } from '#app/features/email/no-mails.tsx';
import { loadMinPasswordLength, NewPassword } from '#app/features/session/new-password.tsx';
import { dropDraft } from '#app/forms/draft.ts';
import { Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import type { FieldErrors } from '#app/forms/form-errors.ts';
import { acceptForm, refusePublicForm } from '#app/forms/form-reply.ts';
import { toastFirstError, useActionForm } from '#app/forms/use-action-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { useShop } from '#app/lib/shop.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/auth';
import type { Route } from './+types/sign-up.ts';
import css from './auth.module.css';
import { getSignInPath } from './redirect-paths.ts';
import type { GuestIntent } from './resume-guest-intent.ts';
import { createSignUpSchema } from './sign-up-schema.ts';

export const queryParameters: QueryParameters = [{ name: 'redirect', isFreeText: true }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.signUp, description: messages.signUpAbout });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  minPasswordLength: await loadMinPasswordLength(context.get(apiContext)),
});

/** A submission does not change the loader's data. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

/** The password field may be of type text while it is shown, so it is excluded from the draft by name. */
const DRAFT_OPTIONS = { draft: 'sign-up', secretFields: ['password'] };

/** The location state for the sign-in page after sign-up: the username, and the address that the proof mail went to. */
export type NewAccount = { username: string; email: string };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await api.signUp((await request.json()) as SignUpInput);
  if (!result.ok) return refusePublicForm(result, result.status === 0 ? messages.failed : result.message || messages.somethingWrong);
  // The form drops its draft too, but not if the shopper has left the page.
  dropDraft(DRAFT_OPTIONS.draft);
  toast(messages.signedUp);
  return acceptForm();
}

function useSignUp(minPasswordLength: number) {
  const offersCoupon = useShop()?.new_member_offer !== false;
  const schema = useMemo(() => createSignUpSchema({ minPasswordLength, offersCoupon }), [minPasswordLength, offersCoupon]);
  const [newAccount, setNewAccount] = useState<NewAccount | null>(null);
  const form = useActionForm(schema, {
    ...DRAFT_OPTIONS,
    onInvalid: toastFirstError,
    onSent: ({ username, email }) => setNewAccount({ username, email }),
  });
  return { ...form, newAccount };
}

/** Opens the sign-in page some time after the account was created, with what the guest was about to do. */
function useRedirectToSignIn(newAccount: NewAccount | null, signInPath: string, intent: GuestIntent) {
  const navigate = useNavigate();
  useEffect(() => {
    if (newAccount === null) return;
    const timer = setTimeout(() => navigate(signInPath, { state: { ...intent, ...newAccount }, replace: true }), TIMER.sign_up_redirect_ms);
    return () => clearTimeout(timer);
  }, [newAccount, signInPath, intent, navigate]);
}

function SignUpFields({ errors, minLength }: { errors: FieldErrors; minLength: number }) {
  const noCorrectionProps = { spellCheck: false, 'aria-required': true } as const;
  return (
    <>
      <Field
        label={messages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        {...noCorrectionProps}
        error={errors.username}
      />
      <Field label={messages.fullName} name="name" autoComplete="name" aria-required="true" error={errors.name} />
      <Field
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...noCorrectionProps}
        error={errors.email}
      />
      <NewPassword minLength={minLength} error={errors.password} />
      <Field
        label={messages.phone}
        hint={messages.phoneHint}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required="true"
        error={errors.phone}
      />
      <Field label={messages.address} hint={messages.optional} name="address" autoComplete="address-line1" error={errors.address} />
    </>
  );
}

/** The coupon that a new customer gets. */
function WelcomeOffer() {
  const sendsMail = useSendsMail();
  if (useShop()?.new_member_offer === false) return null;
  return (
    <p className={css.offer}>
      <b>{messages.promise}</b> {messages.promiseText} {!sendsMail && messages.promiseWaits}
    </p>
  );
}

export default function SignUpPage({ loaderData: { minPasswordLength } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const signInPath = getSignInPath(query.get('redirect'));
  const { form, errors, busy, failure, newAccount } = useSignUp(minPasswordLength);
  const intent = useLocation().state as GuestIntent;
  useRedirectToSignIn(newAccount, signInPath, intent);
  const hydrated = useHydrated();
  const sendsMail = useSendsMail();
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{messages.signUp}</h1>
      <p className={css.intro}>{messages.signUpIntro}</p>
      <WelcomeOffer />
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{messages.needsScripts}</p>
        </noscript>
        <SignUpFields errors={errors} minLength={findPasswordMinLength('signUp', minPasswordLength)} />
        <FormAlert message={failure} />
        <div role="status" className={css.newAccountStatus}>
          {newAccount !== null && (
            <p className={css.newAccount}>
              <b>{messages.signedUp}</b>
              {sendsMail && messages.signedUpMail(newAccount.email)} {messages.goingToSignIn}
              <PageLink className="link" to={signInPath} state={{ ...intent, ...newAccount }}>
                {messages.signInNow}
              </PageLink>
            </p>
          )}
        </div>
        <Button type={hydrated ? 'submit' : 'button'} wide busy={busy || newAccount !== null}>
          {busy ? messages.signingUp : messages.signUpButton}
        </Button>
      </form>
      <p className={`cut-top ${css.otherPage}`}>
        {messages.haveAccount}
        <PageLink className="link" to={signInPath} state={intent}>
          {messages.signIn}
        </PageLink>
      </p>
    </div>
  );
}
