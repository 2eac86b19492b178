import { createPasswordForm, type PasswordInput } from '@uruhu/contract/forms';
import { findPasswordMinLength } from '@uruhu/contract/rules/sign-in/password';
import { useMemo, useState } from 'react';
import { api } from '#app/api/api.ts';
import { NewPassword } from '#app/features/session/new-password.tsx';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { useUser } from '#app/features/session/use-user.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { acceptForm, refuseForm } from '#app/forms/form-reply.ts';
import { useActionForm } from '#app/forms/use-action-form.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/account/info';
import { newPassword, newPasswordAgain } from '#messages/account/passwords';
import css from './account-info.module.css';

export async function changePassword(values: PasswordInput) {
  const result = await api.changePassword(values);
  if (!result.ok) return refuseForm(result, result.code === 'network_error' ? messages.passwordFailed : result.message);
  toast(result.data.message || messages.passwordChanged);
  return acceptForm();
}

/** Renders a new form after each change, so that the passwords do not stay in it. */
export function PasswordSection({ minLength }: { minLength: number }) {
  const [changeCount, setChangeCount] = useState(0);
  return (
    <section className="panel" aria-labelledby="password-title">
      <h2 className="h3" id="password-title" tabIndex={-1}>
        {messages.password}
      </h2>
      <p className={css.intro}>{messages.passwordIntro}</p>
      <PasswordForm
        key={changeCount}
        minLength={minLength}
        onChanged={() => {
          setChangeCount(changeCount + 1);
          document.getElementById('password-title')?.focus();
        }}
      />
    </section>
  );
}

type PasswordFormProps = {
  /** The shop's minimum password length. The server checks it in any case. */
  minLength: number;
  onChanged: () => void;
};

function PasswordForm({ minLength, onChanged }: PasswordFormProps) {
  const schema = useMemo(() => createPasswordForm(minLength), [minLength]);
  const { form, errors, busy, failure } = useActionForm(schema, {
    toRequest: (values) => ({ form: 'password', values }),
    onSent: onChanged,
  });
  const user = useUser();
  return (
    <form {...form} className="fields">
      {/* Tells the browser's password manager whose password this is. The form does not send a field without a name. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <PasswordField
        label={messages.presentPassword}
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <NewPassword label={newPassword} minLength={findPasswordMinLength('changeOrReset', minLength)} error={errors.password} />
      <PasswordField label={newPasswordAgain} name="confirmPassword" autoComplete="new-password" error={errors.confirmPassword} />
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? messages.changing : messages.changePassword}
        </Button>
      </div>
    </form>
  );
}
