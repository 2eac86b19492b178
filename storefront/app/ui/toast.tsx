import { useEffect, useState } from 'react';
import { useStore } from '#app/lib/store.ts';
import { dismissToast, type Toast, toasts } from '#app/lib/toasts.ts';
import { dismiss, notifications } from '#messages/common';
import { Icon } from './icon.tsx';
import { PageLink } from './link.tsx';
import css from './toast.module.css';

const NONE: readonly Toast[] = [];

/**
 * The place of all toasts. What reads them out is there from the start: a live region that comes with its words is not read.
 * Failures have one of their own, which interrupts; one inside the other would be read twice.
 */
export function Toasts() {
  const shown = useStore(toasts, NONE);
  const lines = (failed: boolean) =>
    shown.filter(({ kind }) => (kind === 'error') === failed).map((toast) => <ToastLine key={toast.id} toast={toast} />);
  return (
    <section className={css.toasts} aria-label={notifications}>
      <div aria-live="polite">{lines(false)}</div>
      <div aria-live="assertive">{lines(true)}</div>
    </section>
  );
}

/** Leaves by itself, but never under a finger, the pointer or the focus. */
function ToastLine({ toast: { id, kind, text, action, stays_ms } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), stays_ms);
    return () => clearTimeout(timer);
  }, [held, id, stays_ms]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const leave = () => dismissToast(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is read
    <div
      className={kind === 'error' ? css.error : css.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={kind === 'error' ? 'warn' : 'check'} />
      <span>{text}</span>
      {action && 'to' in action && (
        <PageLink to={action.to} onClick={leave}>
          {action.label}
        </PageLink>
      )}
      {action && 'press' in action && (
        <button
          type="button"
          className={css.act}
          onClick={() => {
            leave();
            action.press();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={dismiss} onClick={leave}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
