import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { FieldError } from './field.tsx';
import css from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'> & {
  label: string;
  error?: string | undefined;
  /** How many characters are taken. More can be typed, and is said: what is pasted is not cut off unseen. */
  max: number;
  /** 'n of max', in words. */
  countWords: (count: number, max: number) => string;
};

/** Where there is plenty of room left nobody counts. */
const SAID_FROM = 0.8;

/** A labelled field of many lines, which says how long its text is once that matters. */
export function TextArea({ label, error, max, countWords, ...textarea }: TextAreaProps) {
  const id = useId();
  const [count, setCount] = useState(0);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => setCount(currentTarget.value.length);
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        <span className="field__hint" role="status" id={`${id}-count`}>
          {count > max * SAID_FROM && countWords(count, max)}
        </span>
      </div>
      <textarea
        {...textarea}
        id={id}
        className={`input ${css.area}`}
        onInput={onInput}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-count`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
