import type { Client } from '@uruhu/contract/client';
import { estimatePasswordStrength, STRENGTHS, type Strength } from '@uruhu/contract/rules/sign-in/password-strength';
import { type FormEvent, useState } from 'react';
import * as messages from '#messages/account/passwords';
import css from './new-password.module.css';
import { PasswordField } from './password-field.tsx';

/** The minimum password length that this shop sets; 0 if the settings cannot be loaded. */
export async function loadMinPasswordLength(api: Pick<Client, 'settings'>): Promise<number> {
  const settings = await api.settings();
  return settings.ok ? settings.data.password_length_min : 0;
}

type NewPasswordProps = { label?: string; minLength: number; error: string | undefined };

/** Names and addresses from the same form: an attacker would try them first, so they make a password weak. */
const listNames = (form: HTMLFormElement | null): string[] =>
  ['username', 'name', 'email'].flatMap((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [field.value, ...field.value.split(/[\s@]/)] : [];
  });

/** A field for a new password. It shows the strength while the shopper types, but accepts weak passwords too. */
export function NewPassword({ label, minLength, error }: NewPasswordProps) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const onInput = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? null : estimatePasswordStrength(value, listNames(form)));
  return (
    <PasswordField label={label} autoComplete="new-password" hint={messages.lengthHint(minLength)} error={error} onInput={onInput}>
      <div className={css.strength} data-strength={strength ?? undefined}>
        <div className={css.bars} aria-hidden="true">
          {STRENGTHS.map((level) => (
            <i key={level} data-filled={(strength && STRENGTHS.indexOf(level) <= STRENGTHS.indexOf(strength)) || undefined} />
          ))}
        </div>
        {/* The text changes only with the strength, so that screen readers do not interrupt typing. */}
        <p role="status" className="small">
          {strength === null ? (
            messages.strengthHint
          ) : (
            <>
              <span className="vh">{messages.strength} </span>
              <b>{messages.strengths[strength]}</b> {messages.strengthAdvice[strength]}
            </>
          )}
        </p>
      </div>
    </PasswordField>
  );
}
