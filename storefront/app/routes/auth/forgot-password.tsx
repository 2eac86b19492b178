import { forgotForm } from '@uruhu/contract/forms';
import { type FormEvent, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { apiContext } from '#app/context.ts';
import { type Answered, answerForm } from '#app/forms/answer-form.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { dismissErrors, toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/passwords';
import type { Route } from './+types/forgot-password.ts';
import css from './auth.module.css';
import { usePause } from './use-pause.ts';

/** The mail takes a moment: asking again at once brings nothing but a second link. */
const PAUSE_S = 60;

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.forgotTitle, description: words.forgotAbout });

/** Without scripts the page takes its own form. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(apiContext);
  return answerForm(await request.formData(), { schema: forgotForm, send: (values) => shop.forgotPassword(values), failed: words.failed });
}

function useForgot(answered: Answered | undefined) {
  const { form, errors, read, refuse } = useForm(forgotForm, { said: answered?.errors });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(answered?.failure);
  /** Where the link was sent to; '' where the page that says so does not know. */
  const [sentTo, setSentTo] = useState(answered?.sent ? '' : null);
  const pause = usePause(PAUSE_S);

  async function send(email: string) {
    dismissErrors();
    setBusy(true);
    setFailure(undefined);
    const answer = await api.forgotPassword({ email });
    setBusy(false);
    if (answer.ok) {
      toast(words.resetSent);
      pause.begin();
      return setSentTo(email);
    }
    const message = answer.status === 0 ? words.failed : answer.message || words.somethingWrong;
    toast(message, 'error');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = read();
    if (checked.ok) send(checked.values.email);
    else toast(checked.errors.email ?? words.failed, 'error');
  };
  return { form: { ...form, onSubmit }, errors, busy, failure, sentTo, send, again: () => setSentTo(null), pause_s: pause.left };
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { sentTo, ...forgot } = useForgot(actionData);
  return (
    <div className={`wrap page ${css.page}`}>
      <h1 className="h1">{words.forgotTitle}</h1>
      {sentTo === null ? <AskForm {...forgot} typed={actionData?.values.email} /> : <Sent {...forgot} to={sentTo} />}
      <p className={`cut-top ${css.other}`}>
        {words.remembered}
        <PageLink className="link" to={paths.signIn()}>
          {words.backToSignIn}
        </PageLink>
      </p>
    </div>
  );
}

type Forgot = Omit<ReturnType<typeof useForgot>, 'sentTo'>;

function AskForm({ form, errors, busy, failure, typed }: Forgot & { typed: string | undefined }) {
  return (
    <>
      <p className={css.intro}>{words.forgotIntro}</p>
      <form {...form} method="post" action={paths.forgotPassword()} className={css.form}>
        <Field
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          defaultValue={typed}
          error={errors.email}
        />
        <FormAlert message={failure} />
        <Button type="submit" wide busy={busy}>
          {busy ? words.asking : words.askForLink}
        </Button>
      </form>
    </>
  );
}

function Sent({ to, send, again, busy, failure, pause_s }: Forgot & { to: string }) {
  return (
    <div className={css.sent}>
      <DonePanel
        title={words.checkEmail}
        action={
          to !== '' && (
            <>
              {pause_s > 0 ? (
                <p className="small">{words.askAgainIn(pause_s)}</p>
              ) : (
                <Button kind="line" busy={busy} onClick={() => send(to)}>
                  {words.askAgain}
                </Button>
              )}
              <Button kind="quiet" onClick={again}>
                {words.otherEmail}
              </Button>
            </>
          )
        }
      >
        {to !== '' && words.sentTo(to)} {words.linkIsGood}
      </DonePanel>
      <FormAlert message={failure} />
    </div>
  );
}
