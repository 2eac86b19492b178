import { toWebUrl } from '#app/features/orders/web-url.ts';
import { openTracking } from '#messages/orders/orders';
import css from './tracking-link.module.css';

export function TrackingLink({ url }: { url: string }) {
  const href = toWebUrl(url);
  return href ? (
    <a className={`link ${css.tracking}`} href={href} rel="noopener noreferrer" target="_blank">
      {openTracking}
    </a>
  ) : null;
}
