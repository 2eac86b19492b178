import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldError } from '#app/forms/field.tsx';
import { useElementId } from '#app/forms/use-element-id.ts';
import { hideTyped, password, showTyped } from '#messages/account/auth';
import css from './password-field.module.css';

type PasswordFieldProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'onInput' | 'ref'> & {
  label?: string | undefined;
  name?: string;
  hint?: string;
  error: string | undefined;
  /** Shown below the field. */
  children?: ReactNode;
};

/** A password field with a button that shows the text. */
export function PasswordField({ label = password, name = 'password', hint, error, children, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useElementId();
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span className="field__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <span className={css.input}>
        <input
          {...input}
          id={id}
          className="input"
          name={name}
          type={isShown ? 'text' : 'password'}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          maxLength={200}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        <button type="button" aria-label={isShown ? hideTyped : showTyped} onClick={() => setShown(!isShown)}>
          <svg viewBox="0 0 24 24" className="i" aria-hidden="true">
            <path d="M2 12l5-5 5-2 5 2 5 5-5 5-5 2-5-2zM12 9l3 3-3 3-3-3z" />
            {isShown && <path d="M4 20L20 4" />}
          </svg>
        </button>
      </span>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
