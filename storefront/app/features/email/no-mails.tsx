import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { paths } from '#app/lib/paths.ts';
import { useShop } from '#app/lib/shop.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/no-mails';
import css from './no-mails.module.css';

/** Whether the shop can send mails. Assumes that it can if the settings could not be loaded. */
export const useSendsMail = (): boolean => useShop()?.sends_mail !== false;

/** Links to the shop's phone, chat, e-mail address and contact form. */
export function ContactWays() {
  const shop = useShop();
  const contactLinks = [
    shop?.phone && { to: `tel:${shop.phone.replace(/\s/g, '')}`, label: shop.phone },
    shop?.whatsapp && { to: buildChatUrl(shop.whatsapp), label: messages.chat },
    shop?.email && { to: `mailto:${shop.email}`, label: shop.email },
  ].filter((link) => link !== undefined && link !== null && link !== '');
  return (
    <span className={css.links}>
      {contactLinks.map(({ to, label }) => (
        <a key={to} className="link" href={to}>
          {label}
        </a>
      ))}
      <PageLink className="link" to={paths.contactUs()}>
        {messages.contactForm}
      </PageLink>
    </span>
  );
}

/** Says in place of "we sent a link" that the shop cannot send mails, and how to reach it. */
export const NoMails = () => (
  <>
    {messages.noMails} {messages.reachUs}
    <ContactWays />
  </>
);
