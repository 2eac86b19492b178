import { stepDone, steps, stepsLabel } from '#messages/orders/cart';
import css from './checkout-steps.module.css';

/** The steps from cart to order, with the current one marked. */
export function CheckoutSteps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className={css.steps} aria-label={stepsLabel}>
      {steps.map((name, index) => (
        <li key={name} className={index + 1 < step ? css.done : undefined} aria-current={index + 1 === step ? 'step' : undefined}>
          {name}
          {index + 1 < step && <span className="vh">{`, ${stepDone}`}</span>}
        </li>
      ))}
    </ol>
  );
}
