import { createResetForm, type ResetInput } from '@uruhu/contract/forms';
import { findPasswordMinLength } from '@uruhu/contract/rules/password';
import { type FormEvent, useMemo, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { loadMinPasswordLength, NewPassword } from '#app/features/session/new-password.tsx';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { needsScripts, signIn } from '#messages/auth';
import * as messages from '#messages/passwords';
import type { Route } from './+types/reset-password.ts';
import css from './auth.module.css';
import { useLinkToken } from './link-token.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.resetTitle, description: messages.resetAbout });

/** The address holds a secret token: no cache may store the page, and no later page gets it as referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  minPasswordLength: await loadMinPasswordLength(context.get(apiContext)),
});

/** Only the token is removed from the address, which does not change the loader's data. */
export const shouldRevalidate = () => false;

type Outcome = 'typing' | 'done' | 'dead';

function useReset(token: string | null | undefined, minPasswordLength: number) {
  const schema = useMemo(() => createResetForm(minPasswordLength), [minPasswordLength]);
  const { form, errors, read, refuse } = useForm(schema);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>('typing');

  /** Removes the token from the history: it has been used, or never can be. */
  function finish(how: Outcome) {
    setOutcome(how);
    navigate(paths.resetPassword(), { replace: true });
  }

  async function send(values: ResetInput) {
    setBusy(true);
    setFailure(undefined);
    const result = await api.resetPassword(values);
    setBusy(false);
    if (result.ok) {
      toast(messages.resetDone);
      finish('done');
      // A reset ends all sessions of the account. If this browser has one, the call finds out.
      if (getSession()) api.me();
      return;
    }
    const message = result.status === 0 ? messages.failed : result.message || messages.somethingWrong;
    toast(message, 'error');
    if (result.code === 'reset_link_invalid') return finish('dead');
    if (result.errors.length > 0) refuse(fieldErrors(result.errors));
    else setFailure(message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !token) return;
    const checked = read();
    const [first] = checked.ok ? [] : Object.values(checked.errors);
    if (checked.ok) send(checked.values);
    else if (first) toast(first, 'error');
  };
  return { form: { ...form, onSubmit }, errors, busy, failure, outcome };
}

export default function ResetPasswordPage({ loaderData: { minPasswordLength } }: Route.ComponentProps) {
  const token = useLinkToken();
  const { outcome, ...reset } = useReset(token, minPasswordLength);
  const dead = outcome === 'dead' || (outcome === 'typing' && token === null);
  return (
    <div className={`wrap page ${css.page}`}>
      {!dead && <h1 className="h1">{messages.resetTitle}</h1>}
      {dead && <DeadLink />}
      {outcome === 'done' && (
        <div className={css.sent}>
          <DonePanel title={messages.resetDone} action={<ButtonLink to={paths.signIn()}>{signIn}</ButtonLink>}>
            {messages.signInWithIt}
          </DonePanel>
        </div>
      )}
      {outcome === 'typing' && !dead && <ResetForm {...reset} token={token} minPasswordLength={minPasswordLength} />}
    </div>
  );
}

function DeadLink() {
  return (
    <EmptyState
      art={emptySearch}
      level={1}
      title={messages.resetLinkDead}
      action={<ButtonLink to={paths.forgotPassword()}>{messages.askForNewLink}</ButtonLink>}
    >
      {messages.linkWorksOnce}
    </EmptyState>
  );
}

type ResetFormProps = Omit<ReturnType<typeof useReset>, 'outcome'> & { token: string | null | undefined; minPasswordLength: number };

function ResetForm({ form, errors, busy, failure, token, minPasswordLength }: ResetFormProps) {
  return (
    <>
      <p className={css.intro}>{messages.resetIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
        <input type="hidden" name="token" value={token ?? ''} />
        <NewPassword label={messages.newPassword} minLength={findPasswordMinLength('reset', minPasswordLength)} error={errors.password} />
        <PasswordField
          label={messages.newPasswordAgain}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <FormAlert message={failure} />
        {/* No submit button before hydration: the browser would send the password as a plain form. */}
        <Button type={token ? 'submit' : 'button'} wide busy={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </form>
    </>
  );
}
