import type { MouseEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { tryAgain } from '#messages/common';
import { Button } from './button.tsx';
import css from './empty-state.module.css';

type EmptyStateProps = {
  /** Address of a drawing (app/art/empty-….svg). */
  art: string;
  title: string;
  /** The level of the title: 1 where it is the page's own, 3 within a part of it. */
  level?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
  /** What to do instead: a button or two. */
  action?: ReactNode;
};

/** Nothing is here: a drawing, one line, one action. */
export function EmptyState({ art, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <img src={art} width="116" height="116" alt="" />
      <Heading className="h2">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

/** Something did not load: what happened in words, and the way to ask again. */
export function Failure({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const revalidator = useRevalidator();
  function press(event: MouseEvent<HTMLElement>) {
    // The button goes, and the focus with it: it stays in the part of the page that is asked for.
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    if (onRetry) onRetry();
    else revalidator.revalidate();
  }
  return (
    <div className={css.failure} role="alert">
      <p>{message}</p>
      <Button kind="line" busy={revalidator.state !== 'idle'} onClick={press}>
        {tryAgain}
      </Button>
    </div>
  );
}
