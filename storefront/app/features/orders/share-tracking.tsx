import { buildWhatsappShareUrl } from '#app/features/contact/contact-links.ts';
import { useCopyLink } from '#app/features/share/use-copy-link.tsx';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useOrigin } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/orders/tracking';
import { formatShortId } from './order-facts.ts';
import css from './share-tracking.module.css';
import { getTrackingPath } from './tracking-path.ts';

type ShareTrackingProps = {
  order_id: string;
  /** Shows icons without words, for a narrow column. */
  iconsOnly?: boolean;
};

/** Copies the tracking link of an order, or sends it by WhatsApp. The page behind the link shows nothing personal. */
export function ShareTracking({ order_id, iconsOnly = false }: ShareTrackingProps) {
  const url = useOrigin() + getTrackingPath(order_id);
  const shortId = formatShortId(order_id);
  const hydrated = useHydrated();
  const { copy, manualCopyField } = useCopyLink(url, { copied: messages.linkCopied, toCopy: messages.linkToCopy });
  return (
    <div className={iconsOnly ? css.icons : css.share}>
      {!iconsOnly && <span>{messages.shareTitle}</span>}
      {hydrated && (
        <button type="button" aria-label={messages.copyLinkOf(shortId)} title={iconsOnly ? messages.copyLink : undefined} onClick={copy}>
          <Icon name="copy" small />
          {!iconsOnly && messages.copyLink}
        </button>
      )}
      <a
        href={buildWhatsappShareUrl(messages.shared(shortId, url))}
        aria-label={messages.onWhatsappOf(shortId)}
        title={iconsOnly ? messages.onWhatsapp : undefined}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" small />
        {!iconsOnly && messages.onWhatsapp}
      </a>
      {manualCopyField}
    </div>
  );
}
