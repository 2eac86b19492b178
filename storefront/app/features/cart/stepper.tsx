import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { Icon } from '#app/ui/icon.tsx';
import { oneFewer, oneMore, quantity } from '#messages/shell/common';
import css from './stepper.module.css';

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  small?: boolean;
  /** The accessible name; 'Quantity' by default. */
  label?: string;
};

/** A number with buttons to change it by one. */
export function Stepper({ value, onChange, min = 1, max = LINE_QUANTITY_MAX, small = false, label = quantity }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className={small ? css.small : css.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={oneFewer} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" small />
      </button>
      <span aria-live="polite">{value}</span>
      <button type="button" aria-label={oneMore} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" small />
      </button>
    </div>
  );
}
