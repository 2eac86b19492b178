import { forgotForm } from '@uruhu/contract/forms';
import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import { apiContext } from '#app/context.ts';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { Field } from '#app/forms/field.tsx';
import { type FormResult, runFormAction } from '#app/forms/form-action.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { acceptForm, refusePublicForm } from '#app/forms/form-reply.ts';
import { toastFirstError, useActionForm } from '#app/forms/use-action-form.ts';
import { useCooldown } from '#app/forms/use-cooldown.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { dismissErrors, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/passwords';
import type { Route } from './+types/forgot-password.ts';
import css from './auth.module.css';

/** A mail takes a moment to arrive: the pause keeps the shopper from requesting a second one meanwhile. */
const PAUSE_S = 60;

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.forgotTitle, description: messages.forgotAbout });

/** Without JavaScript the browser submits the form to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const guestApi = context.get(apiContext);
  return runFormAction(await request.formData(), {
    schema: forgotForm,
    send: (values) => guestApi.forgotPassword(values),
    fallbackFailure: messages.failed,
  });
}

type ForgotRequest = { email: string };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await api.forgotPassword((await request.json()) as ForgotRequest);
  if (!result.ok) return refusePublicForm(result, result.status === 0 ? messages.failed : result.message || messages.somethingWrong);
  toast(messages.resetLinkSent);
  return acceptForm();
}

function useForgotPassword(serverResult: FormResult | undefined) {
  /** The address that the link was sent to; '' if the browser sent the form without JavaScript. */
  const [sentTo, setSentTo] = useState(serverResult?.sent ? '' : null);
  const pause = useCooldown(PAUSE_S);
  const { send, clearFailure, ...form } = useActionForm<ForgotRequest>(forgotForm, {
    serverErrors: serverResult?.errors,
    serverFailure: serverResult?.failure,
    onInvalid: toastFirstError,
    onSent({ email }) {
      pause.begin();
      setSentTo(email);
    },
  });
  const resend = (email: string) => {
    dismissErrors();
    send({ email });
  };
  const changeEmail = () => {
    clearFailure();
    setSentTo(null);
  };
  return { ...form, sentTo, resend, changeEmail, pause_s: pause.remaining_s };
}

/** `actionData`: the result of a submission without JavaScript. */
export default function ForgotPasswordPage({ actionData }: { actionData?: FormResult }) {
  const { sentTo, ...forgot } = useForgotPassword(actionData);
  const sendsMail = useSendsMail();
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{messages.forgotTitle}</h1>
      {!sendsMail && (
        <p className={css.intro}>
          <NoMails />
        </p>
      )}
      {sendsMail && sentTo === null && <RequestForm {...forgot} typedEmail={actionData?.values.email} />}
      {sendsMail && sentTo !== null && <LinkSent {...forgot} sentTo={sentTo} />}
      <p className={`cut-top ${css.otherPage}`}>
        {messages.remembered}
        <PageLink className="link" to={paths.signIn()}>
          {messages.backToSignIn}
        </PageLink>
      </p>
    </div>
  );
}

type ForgotPasswordState = Omit<ReturnType<typeof useForgotPassword>, 'sentTo'>;

function RequestForm({ form, errors, busy, failure, typedEmail }: ForgotPasswordState & { typedEmail: string | undefined }) {
  return (
    <>
      <p className={css.intro}>{messages.forgotIntro}</p>
      <form {...form} method="post" action={paths.forgotPassword()} className={css.form}>
        <Field
          label={messages.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          aria-required="true"
          defaultValue={typedEmail}
          error={errors.email}
        />
        <FormAlert message={failure} />
        <Button type="submit" wide busy={busy}>
          {busy ? messages.asking : messages.askForLink}
        </Button>
      </form>
    </>
  );
}

function LinkSent({ sentTo, resend, changeEmail, busy, failure, pause_s }: ForgotPasswordState & { sentTo: string }) {
  return (
    <div className={css.donePanel}>
      <DonePanel
        title={messages.checkEmail}
        action={
          sentTo !== '' && (
            <>
              {pause_s > 0 ? (
                <p className="small">{messages.askAgainIn(pause_s)}</p>
              ) : (
                <Button kind="line" busy={busy} onClick={() => resend(sentTo)}>
                  {messages.askAgain}
                </Button>
              )}
              <Button kind="quiet" onClick={changeEmail}>
                {messages.otherEmail}
              </Button>
            </>
          )
        }
      >
        {sentTo !== '' && messages.sentTo(sentTo)} {messages.linkIsGood}
      </DonePanel>
      <FormAlert message={failure} />
    </div>
  );
}
