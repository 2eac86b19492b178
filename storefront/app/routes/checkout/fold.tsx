import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { complete } from '#messages/checkout';
import css from './fold.module.css';

type FoldProps = {
  ref?: Ref<HTMLElement>;
  number: number;
  title: string;
  /** What is on file; empty where something is missing. */
  summary: string;
  /** What is asked for as long as it is missing; empty where the field itself asks for it. */
  need: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A step of the checkout that folds to what it holds. `ref` is what opens and closes it. */
export function Fold({ ref, number, title, summary, need, open, onToggle, children }: FoldProps) {
  return (
    <details className={summary ? css.fold : css.todo} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary ref={ref}>
        <span className={css.number}>{summary ? <Icon name="check" /> : number}</span>
        <h2 className="h3">
          {title}
          {summary && <span className="vh">{`, ${complete}`}</span>}
        </h2>
        <Icon name="down" />
        {(summary || need) && <p className={summary ? undefined : css.need}>{summary || need}</p>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
