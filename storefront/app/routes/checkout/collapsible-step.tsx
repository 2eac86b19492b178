import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { complete, edit } from '#messages/orders/checkout';
import css from './collapsible-step.module.css';

type CollapsibleStepProps = {
  ref?: Ref<HTMLElement>;
  number: number;
  title: string;
  /** The saved value; empty if something is missing. */
  summary: string;
  /** The text that asks for a missing value; empty if the field itself shows such a text. */
  missingText: string;
  /** The error of the typed value. The step is then not done, even if a saved value exists. */
  typedError?: string | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A step of the checkout that collapses to a summary. `ref` is the element that opens and closes it. */
export function CollapsibleStep({ ref, number, title, summary, missingText, typedError, open, onToggle, children }: CollapsibleStepProps) {
  const isDone = summary !== '' && !typedError;
  const missingProblem = summary ? '' : missingText;
  const problem = typedError && !open ? typedError : missingProblem;
  return (
    <details className={isDone ? css.step : css.incomplete} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary ref={ref}>
        <span className={css.number}>{isDone ? <Icon name="check" /> : number}</span>
        <h2 className="h3">
          {title}
          {isDone && <span className="vh">{`, ${complete}`}</span>}
        </h2>
        {summary && !open ? <span className={`link ${css.edit}`}>{edit}</span> : <Icon name="down" />}
        {(problem || summary) && <p className={problem ? css.missing : undefined}>{problem || summary}</p>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
