import { passwordFormOf } from '@uruhu/contract/forms';
import { leastLength } from '@uruhu/contract/rules/password';
import { useEffect, useMemo, useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { passwordLeast } from '#app/lib/password-least.ts';
import { toast } from '#app/lib/toasts.ts';
import { NewPassword } from '#app/routes/auth/new-password.tsx';
import { PasswordField } from '#app/routes/auth/password-field.tsx';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/account-info';
import { newPassword, newPasswordAgain } from '#messages/passwords';
import { useSentForm } from '../use-sent-form.ts';
import css from './account-info.module.css';

/** 0 until the shop has said more: the server has the last word. */
function useShopsLeast(): number {
  const [least, setLeast] = useState(0);
  useEffect(() => {
    passwordLeast(api).then(setLeast);
  }, []);
  return least;
}

/** The form begins anew once it has been taken: nobody finds the old words in it. */
export function PasswordSection() {
  const [taken, setTaken] = useState(0);
  return (
    <section className="panel" aria-labelledby="password-title">
      <h2 className="h3" id="password-title" tabIndex={-1}>
        {words.password}
      </h2>
      <p className={css.intro}>{words.passwordIntro}</p>
      <PasswordForm
        key={taken}
        onTaken={(message) => {
          toast(message);
          setTaken(taken + 1);
          document.getElementById('password-title')?.focus();
        }}
      />
    </section>
  );
}

function PasswordForm({ onTaken }: { onTaken: (message: string) => void }) {
  const least = useShopsLeast();
  const { form, errors, busy, failure } = useSentForm(
    useMemo(() => passwordFormOf(least), [least]),
    {
      send: api.changePassword,
      onSent: ({ message }) => onTaken(message || words.passwordChanged),
      failed: ({ status, message }) => (status === 0 ? words.passwordFailed : message),
    },
  );
  return (
    <form {...form} className="fields">
      <PasswordField
        label={words.presentPassword}
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <NewPassword label={newPassword} least={leastLength('reset', least)} error={errors.password} />
      <PasswordField label={newPasswordAgain} name="confirmPassword" autoComplete="new-password" error={errors.confirmPassword} />
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? words.changing : words.changePassword}
        </Button>
      </div>
    </form>
  );
}
