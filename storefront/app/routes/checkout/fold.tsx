import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { complete, edit } from '#messages/checkout';
import css from './fold.module.css';

type FoldProps = {
  ref?: Ref<HTMLElement>;
  number: number;
  title: string;
  /** What is on file; empty where something is missing. */
  summary: string;
  /** What is asked for as long as it is missing; empty where the field itself asks for it. */
  need: string;
  /** What is wrong with what is typed in it, though something else is on file: it is not done. */
  wrong?: string | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A step of the checkout that folds to what it holds. `ref` is what opens and closes it. */
export function Fold({ ref, number, title, summary, need, wrong, open, onToggle, children }: FoldProps) {
  const done = summary !== '' && !wrong;
  const trouble = wrong && !open ? wrong : !summary && need;
  return (
    <details className={done ? css.fold : css.todo} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary ref={ref}>
        <span className={css.number}>{done ? <Icon name="check" /> : number}</span>
        <h2 className="h3">
          {title}
          {done && <span className="vh">{`, ${complete}`}</span>}
        </h2>
        {summary && !open ? <span className={`link ${css.edit}`}>{edit}</span> : <Icon name="down" />}
        {(trouble || summary) && <p className={trouble ? css.need : undefined}>{trouble || summary}</p>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
