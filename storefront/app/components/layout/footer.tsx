import { useEffect, useRef } from 'react';
import logo from '#app/art/logo-light.svg?url&no-inline';
import { imageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { useMediaPrefix, useShop, useShopName } from '#app/lib/shop.ts';
import { chatUrl } from '#app/lib/whatsapp.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/footer';
import { allProducts, help, myAccount, signIn, trackOrder, wishlist } from '#messages/layout';
import css from './footer.module.css';

type Link = readonly [path: string, label: string];

const GROUPS = [
  {
    title: myAccount,
    links: [
      [paths.signIn(), signIn],
      [paths.myAccount(), myAccount],
      [paths.orders(), words.myOrders],
      [paths.cart(), words.cartWord],
      [paths.wishlist(), wishlist],
      [paths.trackOrder(), trackOrder],
    ],
  },
  {
    title: words.aboutUs,
    links: [
      [paths.brands(), words.brandsAtoZ],
      [paths.best(), words.bestSellers],
      [paths.new(), words.newArrivals],
      [paths.allProducts(), allProducts],
    ],
  },
  {
    title: help,
    links: [
      [paths.faqs(), words.faqs],
      [paths.contactUs(), words.contactUs],
    ],
  },
  {
    title: words.termsAndPolicies,
    links: [
      [paths.terms(), words.terms],
      [paths.privacy(), words.privacy],
      [paths.legal(), words.legalNotice],
    ],
  },
] as const;

export function Footer() {
  const shop = useShop();
  const name = useShopName();
  const session = useSession();
  // Who is signed in is not asked to sign in.
  const ofUse = ([to]: Link) => !(session && to === paths.signIn());
  return (
    <footer className={css.foot} id="footer">
      <div className={`wrap ${css.inner}`}>
        <div className={css.top}>
          <Company />
          {GROUPS.map(({ title, links }) => (
            <Group key={title} title={title} links={links.filter(ofUse)} chat={title === help ? shop?.whatsapp : undefined} />
          ))}
        </div>
        <div className={css.end}>
          <ul className={css.pay} aria-label={words.waysToPay}>
            {[...words.payments, words.carrier].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          {shop && shop.social.length > 0 && (
            <ul className={css.social} aria-label={words.followUs}>
              {shop.social.map((network) => (
                <li key={network.name}>
                  <a href={network.url} rel="noopener" target="_blank">
                    {words.social[network.name]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={css.rights}>{words.rights(name)}</p>
      </div>
    </footer>
  );
}

function Company() {
  const shop = useShop();
  const prefix = useMediaPrefix();
  return (
    <address className={css.about}>
      <img
        src={shop?.light_logo ? imageUrl(prefix, shop.light_logo, 320) : logo}
        width="165"
        height="40"
        alt={useShopName()}
        loading="lazy"
        decoding="async"
      />
      <p>{words.intro}</p>
      {shop?.address && <p>{shop.address}</p>}
      {shop?.phone && <Way to={`tel:${shop.phone.replace(/\s/g, '')}`}>{shop.phone}</Way>}
      {shop?.email && <Way to={`mailto:${shop.email}`}>{shop.email}</Way>}
    </address>
  );
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <div>
    <a href={to}>{children}</a>
  </div>
);

type GroupProps = { title: string; links: readonly Link[]; chat: string | undefined };

/** Folded on phones; on wide screens open, and no control: style sheets do it, and this where they cannot. */
function Group({ title, links, chat }: GroupProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)');
    const follow = () => ref.current?.toggleAttribute('open', wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <details className={css.group} ref={ref}>
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
        {chat && (
          <li>
            <a href={chatUrl(chat)} rel="noopener" target="_blank">
              {words.chatOnWhatsApp}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
