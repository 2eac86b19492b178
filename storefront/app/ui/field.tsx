import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  /** Short, at the right of the label: 'optional', a form of the value. */
  hint?: ReactNode;
  /** Why the value cannot be taken, and what would be. */
  error?: string | undefined;
};

/** A labelled input with its hint and its error, tied together for those who listen. */
export function Field({ label, hint, error, id: givenId, ...input }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint">{hint}</span>}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warn" />
      {error}
    </p>
  );
}

type CheckProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: ReactNode };

export function Check({ label, ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
