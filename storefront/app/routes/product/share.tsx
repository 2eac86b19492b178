import { buildWhatsappShareUrl } from '#app/features/contact/contact-links.ts';
import { useCopyLink } from '#app/features/share/use-copy-link.tsx';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useOrigin } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/catalogue/product';
import css from './share.module.css';

/** `path` includes the chosen option and size. WhatsApp works without JavaScript; the other buttons need it, and are hidden without it. */
export function Share({ title, path }: { title: string; path: string }) {
  const url = useOrigin() + path;
  const hydrated = useHydrated();
  const { copy, manualCopyField } = useCopyLink(url, { copied: messages.linkCopied, toCopy: messages.linkToCopy });
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
      {manualCopyField}
    </div>
  );
}
