import type { Refusal } from '@uruhu/contract/client';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { noResponse } from '#messages/account/email';
import { tryAgain } from '#messages/shell/common';
import css from './auth.module.css';

type MailTokenFormProps = {
  token: string;
  /** Why the last try failed. */
  refusal: Refusal | null;
  busy: boolean;
  onSubmit: () => void;
  messages: { title: string; intro: string; label: string; working: string };
};

/** A button that uses the token of the link in the mail. It is a form, so that it works without JavaScript. */
export function MailTokenForm({ token, refusal, busy, onSubmit, messages }: MailTokenFormProps) {
  const { pathname } = useLocation();
  const refusalMessage = refusal?.status === 0 ? noResponse : refusal?.message;
  const label = refusal ? tryAgain : messages.label;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <h1 className="h1">{messages.title}</h1>
      <p className={css.intro}>{messages.intro}</p>
      <form method="post" action={pathname} onSubmit={handleSubmit} className={css.buttonForm}>
        <input type="hidden" name="token" value={token} />
        <FormAlert message={busy ? undefined : refusalMessage} />
        <Button type="submit" wide busy={busy}>
          {busy ? messages.working : label}
        </Button>
      </form>
    </>
  );
}
