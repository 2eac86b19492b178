import { type ComponentProps, type FormEvent, useState } from 'react';
import { FieldError } from './field.tsx';
import css from './text-area.module.css';
import { useElementId } from './use-element-id.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'> & {
  label: string;
  error?: string | undefined;
  /** The largest valid length. Longer text can be entered and shows an error, so that pasted text is not cut silently. */
  lengthMax: number;
  /** Formats the text 'n of max'. */
  formatCount: (count: number, max: number) => string;
};

/** The count appears when the text exceeds this share of `lengthMax`. */
const COUNT_SHOWN_FROM_SHARE = 0.8;

/** A labelled textarea that shows the length of its text when it comes near the limit. */
export function TextArea({ label, error, lengthMax, formatCount, ...textarea }: TextAreaProps) {
  const id = useElementId();
  const [count, setCount] = useState(0);
  const onInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => setCount(currentTarget.value.length);
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        <span className="field__hint" role="status" id={`${id}-count`}>
          {count > lengthMax * COUNT_SHOWN_FROM_SHARE && formatCount(count, lengthMax)}
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
