import { openTracking } from '#messages/orders';
import css from './tracking-link.module.css';
import { webUrl } from './web-url.ts';

export function TrackingLink({ url }: { url: string }) {
  const href = webUrl(url);
  return href ? (
    <a className={`link ${css.tracking}`} href={href} rel="noopener noreferrer" target="_blank">
      {openTracking}
    </a>
  ) : null;
}
