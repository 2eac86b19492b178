import type { ComponentProps, ReactNode } from 'react';
import { useElementId } from '#app/forms/use-element-id.ts';
import { Icon } from '#app/ui/icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  /** A short hint at the right of the label, such as 'optional' or a format. */
  hint?: ReactNode;
  /** Why the value is wrong. */
  error?: string | undefined;
};

/** An input with label, hint and error, linked for screen readers. */
export function Field({ label, hint, error, id: fixedId, type = 'text', ...input }: FieldProps) {
  const generatedId = useElementId();
  const id = fixedId ?? generatedId;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint">{hint}</span>}
      </label>
      <input
        {...input}
        type={type}
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
