import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** The accessible name; not visible. */
  label: string;
  choices: readonly { value: string; label: string }[];
};

/** A select element. The caller's `onChange` applies the choice at once; without JavaScript, a button of the form around it does. */
export function Select({ label, choices, ...selectProps }: SelectProps) {
  return (
    <span className="select">
      <select {...selectProps} aria-label={label}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
