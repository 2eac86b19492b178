import type { ReactNode } from 'react';
import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { paths } from '#app/lib/paths.ts';
import { useShop } from '#app/lib/shop.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/shell/contact';
import css from './contact.module.css';

/** Other ways to reach the shop, from its settings. */
export function ContactInfo() {
  const shop = useShop();
  return (
    <section className={`cut-top ${css.info}`} aria-label={messages.infoTitle}>
      <h2 className="h3">{messages.infoTitle}</h2>
      <dl>
        {shop?.whatsapp && (
          <ContactMethod icon="chat" label={messages.chat}>
            <a href={buildChatUrl(shop.whatsapp)} rel="noopener" target="_blank">
              {messages.chatNow}
            </a>
          </ContactMethod>
        )}
        {shop?.phone && (
          <ContactMethod icon="phone" label={messages.phone}>
            <a href={`tel:${shop.phone.replace(/\s/g, '')}`}>{shop.phone}</a>
          </ContactMethod>
        )}
        {shop?.email && (
          <ContactMethod icon="edit" label={messages.email}>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </ContactMethod>
        )}
        {shop?.address && (
          <ContactMethod icon="pin" label={messages.address}>
            {shop.address}
          </ContactMethod>
        )}
      </dl>
    </section>
  );
}

/** Links to pages that may answer the shopper's question. */
export function AnswerLinks() {
  return (
    <section className={css.quicker} aria-labelledby="quicker">
      <h2 id="quicker">{messages.quicker}</h2>
      <ul>
        <li>
          <PageLink className="link" to={paths.faqs()}>
            {messages.faqs}
          </PageLink>
        </li>
        <li>
          <PageLink className="link" to={paths.trackOrder()}>
            {messages.track}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

function ContactMethod({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={css.method}>
      <dt>
        <Icon name={icon} />
        <span className="vh">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
