import { useEffect, useRef, useState } from 'react';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { Field } from '#app/forms/field.tsx';
import type { FieldErrors } from '#app/forms/form-errors.ts';
import * as messages from '#messages/account/info';
import css from './account-info.module.css';
import { isOtherEmail } from './account-schema.ts';

type EmailFieldProps = { email: string; errors: FieldErrors };

/** The e-mail address. As soon as the customer types another one, a password field appears below. */
export function EmailField({ email, errors }: EmailFieldProps) {
  const emailInput = useRef<HTMLInputElement>(null);
  const [isChanged, setIsChanged] = useState(false);
  const sendsMail = useSendsMail();
  const updateIsChanged = () => setIsChanged(isOtherEmail(emailInput.current?.value ?? email, email));
  // The browser or a draft may have restored a changed address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(updateIsChanged, []);
  return (
    <>
      <Field
        ref={emailInput}
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={200}
        aria-required="true"
        defaultValue={email}
        onInput={updateIsChanged}
        error={errors.email}
      />
      <div role="status" className={css.changeNote}>
        {isChanged && sendsMail && <p className="small">{messages.emailChange(email)}</p>}
        {isChanged && !sendsMail && (
          <p className="small">
            {messages.emailChangeWaits(email)} <NoMails />
          </p>
        )}
      </div>
      {isChanged && (
        <PasswordField
          label={messages.yourPassword}
          name="current_password"
          autoComplete="current-password"
          error={errors.current_password}
        />
      )}
    </>
  );
}
