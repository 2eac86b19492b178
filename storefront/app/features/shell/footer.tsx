import logo from '#app/art/logo-light.svg?url&no-inline';
import marks from '#app/art/pay-marks.svg?url&no-inline';
import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { LanguageLinks } from '#app/features/languages/language-links.tsx';
import { buildImageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { SHOP_NAME, useMediaPrefix, useShop, useShopName } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/shell/footer';
import { allProducts, help, myAccount, signIn, trackOrder, wishlist } from '#messages/shell/layout';
import css from './footer.module.css';

type Link = readonly [path: string, label: string];

const GROUPS = [
  {
    title: myAccount,
    links: [
      [paths.signIn(), signIn],
      [paths.myAccount(), myAccount],
      [paths.orders(), messages.myOrders],
      [paths.cart(), messages.cartLabel],
      [paths.wishlist(), wishlist],
      [paths.trackOrder(), trackOrder],
    ],
  },
  {
    title: messages.aboutUs,
    links: [
      [paths.brands(), messages.brandsAtoZ],
      [paths.best(), messages.bestSellers],
      [paths.new(), messages.newArrivals],
      [paths.allProducts(), allProducts],
    ],
  },
  {
    title: help,
    links: [
      [paths.faqs(), messages.faqs],
      [paths.contactUs(), messages.contactUs],
    ],
  },
  {
    title: messages.termsAndPolicies,
    links: [
      [paths.terms(), messages.terms],
      [paths.privacy(), messages.privacy],
      [paths.refund(), messages.refunds],
      [paths.legal(), messages.legalNotice],
    ],
  },
] as const;

export function Footer() {
  const shop = useShop();
  const name = useShopName();
  const takesCards = shop?.payment_methods.includes('card');
  // Whether to show the logo of each of `logoNames`: of a way to pay that the shop has set up, and always of the delivery in Kigali.
  const shownLogos = [shop?.mobile_money.ussd_code, shop?.mobile_money.other_networks, takesCards, takesCards, true];
  return (
    <footer className={css.foot} id="footer">
      <div className={`wrap ${css.inner}`}>
        <div className={css.top}>
          <Company />
          {GROUPS.map(({ title, links }) => (
            <Group key={title} title={title} links={links} chat={title === help ? shop?.whatsapp : undefined} />
          ))}
        </div>
        <div className={css.bottom}>
          <ul className={css.payments} aria-label={messages.waysToPay}>
            {messages.logoNames.map(
              (label, index) =>
                shownLogos[index] && (
                  <li key={label}>
                    <img src={`${marks}#m${index}`} width="88" height="44" alt={label} loading="lazy" />
                  </li>
                ),
            )}
          </ul>
          {shop && shop.social.length > 0 && (
            <ul className={css.social} aria-label={messages.followUs}>
              {shop.social.map((network) => (
                <li key={network.name}>
                  <a href={network.url} rel="noopener" target="_blank">
                    {messages.social[network.name]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <LanguageLinks />
        <p className={css.rights}>{messages.rights(name)}</p>
      </div>
    </footer>
  );
}

function Company() {
  const shop = useShop();
  const name = useShopName();
  const prefix = useMediaPrefix();
  return (
    <address className={css.about}>
      {shop?.light_logo || name === SHOP_NAME ? (
        <img
          src={shop?.light_logo ? buildImageUrl(prefix, shop.light_logo, 320) : logo}
          width="165"
          height="40"
          alt={name}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <p className="h3">{name}</p>
      )}
      <p>{messages.intro}</p>
      {shop?.address && <p>{shop.address}</p>}
      {shop?.phone && <ContactLink to={`tel:${shop.phone.replace(/\s/g, '')}`}>{shop.phone}</ContactLink>}
      {shop?.email && <ContactLink to={`mailto:${shop.email}`}>{shop.email}</ContactLink>}
    </address>
  );
}

const ContactLink = ({ to, children }: { to: string; children: string }) => (
  <div>
    <a href={to}>{children}</a>
  </div>
);

type GroupProps = { title: string; links: readonly Link[]; chat: string | undefined };

/** Opens a group on wide screens and closes it on others. The returned function stops this. */
function openOnWideScreens(group: HTMLDetailsElement) {
  const wide = matchMedia('(min-width: 1024px)');
  const updateOpen = () => group.toggleAttribute('open', wide.matches);
  updateOpen();
  wide.addEventListener('change', updateOpen);
  return () => wide.removeEventListener('change', updateOpen);
}

/** A group is collapsed on phones and always open on wide screens: by CSS in browsers with ::details-content, by script in others. */
function Group({ title, links, chat }: GroupProps) {
  return (
    <details className={css.group} ref={openOnWideScreens}>
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <ul>
        {links.map((link) => (
          <LinkItem key={link[0]} link={link} />
        ))}
        {chat && (
          <li>
            <a href={buildChatUrl(chat)} rel="noopener" target="_blank">
              {messages.chatOnWhatsApp}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** The sign-in link is hidden from a signed-in customer. */
function LinkItem({ link: [to, label] }: { link: Link }) {
  const isSignedIn = Boolean(useSession());
  if (isSignedIn && to === paths.signIn()) return null;
  return (
    <li>
      <PageLink to={to}>{label}</PageLink>
    </li>
  );
}
