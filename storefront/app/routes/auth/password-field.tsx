import { type InputHTMLAttributes, useId, useState } from 'react';
import { FieldError } from '#app/ui/field.tsx';
import { hideTyped, password, showTyped } from '#messages/auth';
import css from './auth.module.css';

type PasswordFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> & { hint?: string; error: string | undefined };

/** A password that its owner may look at while typing it. */
export function PasswordField({ hint, error, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{password}</label>
        {hint && (
          <span className="field__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <span className={css.secret}>
        <input
          id={id}
          className="input"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        <button type="button" aria-label={shown ? hideTyped : showTyped} onClick={() => setShown(!shown)}>
          <svg viewBox="0 0 24 24" className="i" aria-hidden="true">
            <path d="M2 12l5-5 5-2 5 2 5 5-5 5-5 2-5-2zM12 9l3 3-3 3-3-3z" />
            {shown && <path d="M4 20L20 4" />}
          </svg>
        </button>
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
