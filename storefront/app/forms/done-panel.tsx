import { type ReactNode, useEffect, useRef } from 'react';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import { EmptyState } from '#app/ui/empty-state.tsx';

type DonePanelProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Stands where the form was, once it has been sent. The button that was pressed is gone: the focus comes here, and the words are read out. */
export function DonePanel({ title, children, action }: DonePanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} tabIndex={-1} aria-label={title}>
      <EmptyState art={emptyDone} title={title} action={action}>
        {children}
      </EmptyState>
    </section>
  );
}
