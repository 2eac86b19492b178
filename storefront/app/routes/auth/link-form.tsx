import type { Refusal } from '@uruhu/contract/client';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { tryAgain } from '#messages/common';
import { noAnswer } from '#messages/email';
import css from './auth.module.css';

type LinkFormProps = {
  token: string;
  /** Why the last try failed. */
  refusal: Refusal | null;
  busy: boolean;
  onPress: () => void;
  words: { title: string; intro: string; label: string; working: string };
};

/** A button that uses the token of the link. It is a form, so that it works without JavaScript. */
export function LinkForm({ token, refusal, busy, onPress, words }: LinkFormProps) {
  const { pathname } = useLocation();
  const failure = refusal && !busy ? (refusal.status === 0 ? noAnswer : refusal.message) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <>
      <h1 className="h1">{words.title}</h1>
      <p className={css.intro}>{words.intro}</p>
      <form method="post" action={pathname} onSubmit={onSubmit} className={css.press}>
        <input type="hidden" name="token" value={token} />
        <FormAlert message={failure} />
        <Button type="submit" wide busy={busy}>
          {busy ? words.working : refusal ? tryAgain : words.label}
        </Button>
      </form>
    </>
  );
}
