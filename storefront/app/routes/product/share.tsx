import { useRef, useState } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useOrigin } from '#app/lib/shop.ts';
import { notify } from '#app/lib/toasts.ts';
import { whatsappShareUrl } from '#app/lib/whatsapp.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/product';
import css from './share.module.css';

/** `path`: from '/', with what is chosen. WhatsApp works without scripts; the rest is not shown without them. */
export function Share({ title, path }: { title: string; path: string }) {
  const url = useOrigin() + path;
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setRefused(false);
      notify(words.linkCopied);
    } catch {
      // The browser does not let us: the person copies it herself.
      setRefused(true);
      requestAnimationFrame(() => field.current?.select());
    }
  }
  const elsewhere = () => navigator.share({ title, url }).catch(() => {});
  return (
    <div className={css.share}>
      <b>{words.share}</b>
      <a href={whatsappShareUrl(`${title}\n${url}`)} target="_blank" rel="noopener">
        <Icon name="chat" small />
        {words.shareOnWhatsapp}
      </a>
      {hydrated && (
        <button type="button" onClick={copy}>
          <Icon name="copy" small />
          {words.copyLink}
        </button>
      )}
      {hydrated && 'share' in navigator && (
        <button type="button" onClick={elsewhere}>
          <Icon name="share" small />
          {words.shareElsewhere}
        </button>
      )}
      {refused && (
        <input ref={field} className="input" readOnly value={url} aria-label={words.linkToCopy} onFocus={() => field.current?.select()} />
      )}
    </div>
  );
}
