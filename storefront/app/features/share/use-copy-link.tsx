import { useRef, useState } from 'react';
import { notify } from '#app/lib/toasts.ts';

type CopyMessages = { copied: string; toCopy: string };

/** Copies a link. If the browser does not allow it, `manualCopyField` shows the link, selected for the shopper to copy. */
export function useCopyLink(url: string, { copied, toCopy }: CopyMessages) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setIsRefused(false);
      notify(copied);
    } catch {
      setIsRefused(true);
      requestAnimationFrame(() => input.current?.select());
    }
  }
  const manualCopyField = isRefused && (
    <input ref={input} className="input" readOnly value={url} aria-label={toCopy} onFocus={() => input.current?.select()} />
  );
  return { copy, manualCopyField };
}
