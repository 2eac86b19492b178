import { useRef, useState } from 'react';
import { buildWhatsappShareUrl } from '#app/features/contact/contact-links.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useOrigin } from '#app/lib/shop.ts';
import { notify } from '#app/lib/toasts.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/product';
import css from './share.module.css';

/** `path` includes the chosen option and size. WhatsApp works without JavaScript; the rest is hidden without it. */
export function Share({ title, path }: { title: string; path: string }) {
  const url = useOrigin() + path;
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setRefused(false);
      notify(messages.linkCopied);
    } catch {
      // The browser does not allow copying, so the text is selected for the shopper to copy.
      setRefused(true);
      requestAnimationFrame(() => field.current?.select());
    }
  }
  const openShareSheet = () => navigator.share({ title, url }).catch(() => {});
  return (
    <div className={css.share}>
      <b>{messages.share}</b>
      <a href={buildWhatsappShareUrl(`${title}\n${url}`)} target="_blank" rel="noopener">
        <Icon name="chat" small />
        {messages.shareOnWhatsapp}
      </a>
      {hydrated && (
        <button type="button" onClick={copy}>
          <Icon name="copy" small />
          {messages.copyLink}
        </button>
      )}
      {hydrated && 'share' in navigator && (
        <button type="button" onClick={openShareSheet}>
          <Icon name="share" small />
          {messages.shareElsewhere}
        </button>
      )}
      {refused && (
        <input
          ref={field}
          className="input"
          readOnly
          value={url}
          aria-label={messages.linkToCopy}
          onFocus={() => field.current?.select()}
        />
      )}
    </div>
  );
}
