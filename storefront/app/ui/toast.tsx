import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import { useStore } from '#app/lib/store.ts';
import { dismissToast, type Toast, toasts } from '#app/lib/toasts.ts';
import { dismiss, notifications } from '#messages/shell/common';
import { Icon } from './icon.tsx';
import { PageLink } from './navigation/link.tsx';
import css from './toast.module.css';

const NO_TOASTS: readonly Toast[] = [];

/**
 * While toasts are shown, keeps their region inside the open modal dialog, if there is one: the dialog covers everything outside it, and
 * the shopper cannot press anything there. React does not move the region back, since it is the only child of its frame.
 */
function useInsideOpenDialog(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  useEffect(() => {
    const regionElement = region.current;
    const frame = regionElement?.parentElement;
    if (!hasToasts || !frame) return;
    const moveRegion = () => {
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? frame;
      if (regionElement.parentElement !== parent) parent.append(regionElement);
    };
    moveRegion();
    const observer = new MutationObserver(moveRegion);
    observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return () => {
      observer.disconnect();
      frame.append(regionElement);
    };
  }, [region, hasToasts]);
}

/**
 * Renders all toasts. The live regions exist from the start, since screen readers ignore one that appears together with its text. Errors
 * have a separate live region that interrupts; nested regions would be read twice.
 */
export function Toasts() {
  const shown = useStore(toasts, NO_TOASTS);
  const region = useRef<HTMLElement>(null);
  useInsideOpenDialog(region, shown.length > 0);
  const renderToasts = (isError: boolean) =>
    shown.filter(({ kind }) => (kind === 'error') === isError).map((toast) => <ToastLine key={toast.id} toast={toast} />);
  return (
    <div>
      <section ref={region} className={css.toasts} aria-label={notifications}>
        <div aria-live="polite">{renderToasts(false)}</div>
        <div aria-live="assertive">{renderToasts(true)}</div>
      </section>
    </div>
  );
}

/** A toast that disappears after a while, but not while a finger, the pointer or the focus is on it. */
function ToastLine({ toast: { id, kind, text, action, duration_ms } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  const removeToast = () => dismissToast(id);
  useTimeout(removeToast, isPaused ? null : duration_ms);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
    <div
      className={kind === 'error' ? css.error : css.toast}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={kind === 'error' ? 'warn' : 'check'} />
      <span>{text}</span>
      {action && 'to' in action && (
        <PageLink to={action.to} onClick={removeToast}>
          {action.label}
        </PageLink>
      )}
      {action && 'press' in action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            removeToast();
            action.press();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={dismiss} onClick={removeToast}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
