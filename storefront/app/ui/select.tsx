import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** Heard, not seen. */
  label: string;
  choices: readonly { value: string; label: string }[];
};

/** A menu of choices. With scripts a form that holds it is sent as soon as something is chosen. */
export function Select({ label, choices, ...rest }: SelectProps) {
  return (
    <span className="select">
      <select {...rest} aria-label={label}>
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
