import type { ReactNode } from 'react';
import { paths } from '#app/lib/paths.ts';
import { useShop } from '#app/lib/shop.ts';
import { chatUrl } from '#app/lib/whatsapp.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/contact';
import css from './contact.module.css';

/** How to reach the shop otherwise, as far as its settings say. */
export function ContactInfo() {
  const shop = useShop();
  return (
    <section className={`cut-top ${css.info}`} aria-label={words.infoTitle}>
      <h2 className="h3">{words.infoTitle}</h2>
      <dl>
        {shop?.whatsapp && (
          <Way icon="chat" label={words.chat}>
            <a href={chatUrl(shop.whatsapp)} rel="noopener" target="_blank">
              {words.chatNow}
            </a>
          </Way>
        )}
        {shop?.phone && (
          <Way icon="phone" label={words.phone}>
            <a href={`tel:${shop.phone.replace(/\s/g, '')}`}>{shop.phone}</a>
          </Way>
        )}
        {shop?.email && (
          <Way icon="edit" label={words.email}>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </Way>
        )}
        {shop?.address && (
          <Way icon="pin" label={words.address}>
            {shop.address}
          </Way>
        )}
      </dl>
    </section>
  );
}

/** Where the answer may stand already. */
export function Quicker() {
  return (
    <section className={css.quicker} aria-labelledby="quicker">
      <h2 id="quicker">{words.quicker}</h2>
      <ul>
        <li>
          <PageLink className="link" to={paths.faqs()}>
            {words.faqs}
          </PageLink>
        </li>
        <li>
          <PageLink className="link" to={paths.trackOrder()}>
            {words.track}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={css.way}>
      <dt>
        <Icon name={icon} />
        <span className="vh">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
