import { TIMER } from '@uruhu/contract/constants';
import { type SignUp, signUpFormOf } from '@uruhu/contract/forms';
import { leastLength } from '@uruhu/contract/rules/password';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router';
import { apiContext } from '#app/context.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { type FieldErrors, fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { passwordLeast } from '#app/lib/password-least.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/auth';
import type { Route } from './+types/sign-up.ts';
import css from './auth.module.css';
import { signInPath } from './kept-paths.ts';
import { NewPassword } from './new-password.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.signUp, description: words.signUpAbout });

export const loader = async ({ context }: Route.LoaderArgs) => ({ shopsLeast: await passwordLeast(context.get(apiContext)) });

/** The password may be shown as text, and is kept nowhere all the same. */
const DRAFT = { draft: 'sign-up', secret: ['password'] };

function useSignUp(shopsLeast: number) {
  const schema = useMemo(() => signUpFormOf(shopsLeast), [shopsLeast]);
  const { form, errors, read, refuse, done } = useForm(schema, DRAFT);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The username of the account that was made. */
  const [made, setMade] = useState<string | null>(null);

  async function send(values: SignUp) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.signUp(values);
    setBusy(false);
    if (answer.ok) {
      done();
      toast(words.signedUp);
      return setMade(values.username);
    }
    const message = answer.status === 0 ? words.failed : answer.message || words.somethingWrong;
    toast(message, 'error');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || made) return;
    const checked = read();
    const [first] = checked.ok ? [] : Object.values(checked.errors);
    if (checked.ok) send(checked.values);
    else if (first) toast(first, 'error');
  };
  return { form: { ...form, onSubmit }, errors, busy, failure, made };
}

/** Goes on to sign in once an account was made, with its username and the way back. */
function useGoOn(made: string | null, to: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (made === null) return;
    const timer = setTimeout(() => navigate(to, { state: { username: made }, replace: true }), TIMER.sign_up_redirect_ms);
    return () => clearTimeout(timer);
  }, [made, to, navigate]);
}

function SignUpFields({ errors, least }: { errors: FieldErrors; least: number }) {
  const asTyped = { autoCapitalize: 'none', spellCheck: false, 'aria-required': true } as const;
  return (
    <>
      <Field label={words.username} name="username" autoComplete="username" {...asTyped} error={errors.username} />
      <Field label={words.fullName} name="name" autoComplete="name" aria-required="true" error={errors.name} />
      <Field label={words.email} name="email" type="email" inputMode="email" autoComplete="email" {...asTyped} error={errors.email} />
      <NewPassword least={least} error={errors.password} />
      <Field
        label={words.phone}
        hint={words.phoneHint}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required="true"
        error={errors.phone}
      />
      <Field label={words.address} hint={words.optional} name="address" autoComplete="address-line1" error={errors.address} />
    </>
  );
}

/** What a new member gets. */
function Promised() {
  return (
    <p className={css.promised}>
      <b>{words.promise}</b> {words.promiseText}
    </p>
  );
}

export default function SignUpPage({ loaderData: { shopsLeast } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const backTo = signInPath(query.get('redirect'));
  const { form, errors, busy, failure, made } = useSignUp(shopsLeast);
  useGoOn(made, backTo);
  const hydrated = useHydrated();
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{words.signUp}</h1>
      <p className={css.intro}>{words.signUpIntro}</p>
      <Promised />
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <SignUpFields errors={errors} least={leastLength('signUp', shopsLeast)} />
        <FormAlert message={failure} />
        <div role="status" className={css.news}>
          {made !== null && (
            <p className={css.done}>
              <b>{words.signedUp}</b>
              {words.goingToSignIn}
              <PageLink className="link" to={backTo} state={{ username: made }}>
                {words.signInNow}
              </PageLink>
            </p>
          )}
        </div>
        <Button type={hydrated ? 'submit' : 'button'} wide busy={busy || made !== null}>
          {busy ? words.signingUp : words.signUpButton}
        </Button>
      </form>
      <p className={`cut-top ${css.other}`}>
        {words.haveAccount}
        <PageLink className="link" to={backTo}>
          {words.signIn}
        </PageLink>
      </p>
    </div>
  );
}
