import { type ResetInput, resetFormOf } from '@uruhu/contract/forms';
import { leastLength } from '@uruhu/contract/rules/password';
import { type FormEvent, useMemo, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { passwordLeast } from '#app/lib/password-least.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { needsScripts, signIn } from '#messages/auth';
import * as words from '#messages/passwords';
import type { Route } from './+types/reset-password.ts';
import css from './auth.module.css';
import { NewPassword } from './new-password.tsx';
import { PasswordField } from './password-field.tsx';
import { useResetToken } from './reset-token.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.resetTitle, description: words.resetAbout });

/** Its address holds the key to an account: nobody keeps the page, and no page after it is told where it came from. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const loader = async ({ context }: Route.LoaderArgs) => ({ shopsLeast: await passwordLeast(context.get(apiContext)) });

/** Only the token leaves the address: there is nothing to ask for again. */
export const shouldRevalidate = () => false;

type Outcome = 'typing' | 'done' | 'dead';

function useReset(token: string | null | undefined, shopsLeast: number) {
  const schema = useMemo(() => resetFormOf(shopsLeast), [shopsLeast]);
  const { form, errors, read, refuse } = useForm(schema);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>('typing');

  /** The token has done its work, or never will: this tab forgets it. */
  function end(how: Outcome) {
    setOutcome(how);
    navigate(paths.resetPassword(), { replace: true });
  }

  async function send(values: ResetInput) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.resetPassword(values);
    setBusy(false);
    if (answer.ok) {
      toast(words.resetDone);
      end('done');
      // If it was this account that is signed in here, its session is over: asking tells.
      if (getSession()) api.me();
      return;
    }
    const message = answer.status === 0 ? words.failed : answer.message || words.somethingWrong;
    toast(message, 'error');
    if (message === words.resetLinkDead) return end('dead');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
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

export default function ResetPasswordPage({ loaderData: { shopsLeast } }: Route.ComponentProps) {
  const token = useResetToken();
  const { outcome, ...reset } = useReset(token, shopsLeast);
  const dead = outcome === 'dead' || (outcome === 'typing' && token === null);
  return (
    <div className={`wrap page ${css.page}`}>
      {!dead && <h1 className="h1">{words.resetTitle}</h1>}
      {dead && <DeadLink />}
      {outcome === 'done' && (
        <div className={css.sent}>
          <DonePanel title={words.resetDone} action={<ButtonLink to={paths.signIn()}>{signIn}</ButtonLink>}>
            {words.signInWithIt}
          </DonePanel>
        </div>
      )}
      {outcome === 'typing' && !dead && <ResetForm {...reset} token={token} shopsLeast={shopsLeast} />}
    </div>
  );
}

function DeadLink() {
  return (
    <EmptyState
      art={emptySearch}
      level={1}
      title={words.resetLinkDead}
      action={<ButtonLink to={paths.forgotPassword()}>{words.askForNewLink}</ButtonLink>}
    >
      {words.linkWorksOnce}
    </EmptyState>
  );
}

type ResetFormProps = Omit<ReturnType<typeof useReset>, 'outcome'> & { token: string | null | undefined; shopsLeast: number };

function ResetForm({ form, errors, busy, failure, token, shopsLeast }: ResetFormProps) {
  return (
    <>
      <p className={css.intro}>{words.resetIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
        <input type="hidden" name="token" value={token ?? ''} />
        <NewPassword label={words.newPassword} least={leastLength('reset', shopsLeast)} error={errors.password} />
        <PasswordField label={words.newPasswordAgain} name="confirmPassword" autoComplete="new-password" error={errors.confirmPassword} />
        <FormAlert message={failure} />
        {/* Before the scripts run nothing may send it: the password would travel without them. */}
        <Button type={token ? 'submit' : 'button'} wide busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </form>
    </>
  );
}
