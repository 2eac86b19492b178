import type { MouseEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { tryAgain } from '#messages/shell/common';
import { Button } from './button.tsx';
import css from './empty-state.module.css';

type EmptyStateProps = {
  /** The URL of a drawing (app/art/empty-….svg). */
  art: string;
  title: string;
  /** The heading level of the title: 1 if it is the page's title, 3 within a section. */
  level?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
};

/** Shown in place of empty content: a drawing, a title and an action. */
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

/** Shown in place of content that failed to load: the message and a retry button. */
export function Failure({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const revalidator = useRevalidator();
  function press(event: MouseEvent<HTMLElement>) {
    // The button disappears while the content loads, so the focus moves to its section.
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
