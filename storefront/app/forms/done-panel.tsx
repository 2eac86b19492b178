import type { ReactNode } from 'react';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import { EmptyState } from '#app/ui/empty-state.tsx';

const focusPanel = (panel: HTMLElement | null) => panel?.focus();

type DonePanelProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Replaces a form after it was sent. It takes the focus from the pressed button, so that screen readers read it. */
export function DonePanel({ title, children, action }: DonePanelProps) {
  return (
    <section ref={focusPanel} tabIndex={-1} aria-label={title}>
      <EmptyState art={emptyDone} title={title} action={action}>
        {children}
      </EmptyState>
    </section>
  );
}
