import { createResetForm, type ResetInput } from '@uruhu/contract/forms';
import { findPasswordMinLength } from '@uruhu/contract/rules/sign-in/password';
import { useMemo, useState } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { loadMinPasswordLength, NewPassword } from '#app/features/session/new-password.tsx';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { acceptForm, refusePublicForm } from '#app/forms/form-reply.ts';
import { toastFirstError, useActionForm } from '#app/forms/use-action-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { needsScripts, signIn } from '#messages/account/auth';
import * as messages from '#messages/account/passwords';
import type { Route } from './+types/reset-password.ts';
import css from './auth.module.css';
import { useLinkToken } from './link-token.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.resetTitle, description: messages.resetAbout });

/** The URL holds a secret token: no cache may store the page, and no later page gets it as referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  minPasswordLength: await loadMinPasswordLength(context.get(apiContext)),
});

/** Neither the token's removal from the URL nor a submission changes the loader's data. */
export const shouldRevalidate = () => false;

/** What the page shows: the form, that the password is changed, or that the link is invalid. */
type PageState = 'form' | 'done' | 'invalid';

/** Reports an invalid link as an error of the hidden field that contains its token. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await api.resetPassword((await request.json()) as ResetInput);
  if (!result.ok) {
    const message = result.status === 0 ? messages.failed : result.message || messages.somethingWrong;
    const { status, errors } = result;
    return refusePublicForm({ status, errors: result.code === 'reset_link_invalid' ? [{ path: 'token', message }] : errors }, message);
  }
  toast(messages.passwordReset);
  // A reset ends all sessions of the account. If this browser has a session, the server refuses this call, and the browser ends its
  // session too.
  if (getSession()) api.me();
  return acceptForm();
}

function useResetPassword(minPasswordLength: number) {
  const schema = useMemo(() => createResetForm(minPasswordLength), [minPasswordLength]);
  const navigate = useNavigate();
  const [pageState, setPageState] = useState<PageState>('form');

  /** Shows the final state, and removes the token from the history, because it can no longer be used. */
  function finish(finalState: 'done' | 'invalid') {
    setPageState(finalState);
    navigate(paths.resetPassword(), { replace: true });
  }

  const form = useActionForm(schema, {
    onInvalid: toastFirstError,
    onSent: () => finish('done'),
    onRefused: ({ token }) => token && finish('invalid'),
  });
  return { ...form, pageState };
}

export default function ResetPasswordPage({ loaderData: { minPasswordLength } }: Route.ComponentProps) {
  const token = useLinkToken();
  const { pageState, ...reset } = useResetPassword(minPasswordLength);
  const isInvalid = pageState === 'invalid' || (pageState === 'form' && token === null);
  return (
    <div className={`wrap page ${css.page}`}>
      {!isInvalid && <h1 className="h1">{messages.resetTitle}</h1>}
      {isInvalid && <InvalidLink />}
      {pageState === 'done' && (
        <div className={css.donePanel}>
          <DonePanel title={messages.passwordReset} action={<ButtonLink to={paths.signIn()}>{signIn}</ButtonLink>}>
            {messages.signInWithIt}
          </DonePanel>
        </div>
      )}
      {pageState === 'form' && !isInvalid && <ResetForm {...reset} token={token} minPasswordLength={minPasswordLength} />}
    </div>
  );
}

function InvalidLink() {
  if (!useSendsMail()) {
    return (
      <EmptyState art={emptySearch} level={1} title={messages.resetLinkInvalid}>
        <NoMails />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={emptySearch}
      level={1}
      title={messages.resetLinkInvalid}
      action={<ButtonLink to={paths.forgotPassword()}>{messages.askForNewLink}</ButtonLink>}
    >
      {messages.linkWorksOnce}
    </EmptyState>
  );
}

type ResetFormProps = Omit<ReturnType<typeof useResetPassword>, 'pageState'> & {
  token: string | null | undefined;
  minPasswordLength: number;
};

function ResetForm({ form, errors, busy, failure, token, minPasswordLength }: ResetFormProps) {
  return (
    <>
      <p className={css.intro}>{messages.resetIntro}</p>
      <form {...form} method="post" className={css.form}>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
        <input type="hidden" name="token" value={token ?? ''} />
        <NewPassword
          label={messages.newPassword}
          minLength={findPasswordMinLength('changeOrReset', minPasswordLength)}
          error={errors.password}
        />
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
