import { useEffect, useRef } from 'react';
import logo from '#app/art/logo.svg?url&no-inline';
import { useCartCount } from '#app/lib/cart-count.ts';
import { imageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useCategories, useMediaPrefix, useShop, useShopName } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { cart, help, homeLink, trackOrder, wishlist } from '#messages/layout';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { Nav } from './nav.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { SiteMenu } from './site-menu.tsx';

/** Below this a short page never hides its header. */
const AWAY_FROM_PX = 240;

/** On phones the header leaves while reading on, as what floats does, and comes back on scrolling up or when the focus enters it. */
function useLeavingHeader() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = scrollY;
    const move = () => {
      const away = scrollY > AWAY_FROM_PX && scrollY > last && !ref.current?.matches(':focus-within');
      ref.current?.toggleAttribute('data-away', away);
      last = scrollY;
    };
    addEventListener('scroll', move, { passive: true });
    return () => removeEventListener('scroll', move);
  }, []);
  return ref;
}

export function Header() {
  return (
    <header className={css.head} ref={useLeavingHeader()}>
      <div className="wrap">
        <div className={css.bar}>
          <div className={css.brand}>
            <SiteMenu />
            <Logo />
          </div>
          <SearchBox />
          <div className={css.tools}>
            <PageLink className={`${css.tool} from-tablet`} to={paths.trackOrder()} aria-label={trackOrder}>
              <Icon name="truck" />
              <span className={css.name}>{trackOrder}</span>
            </PageLink>
            <PageLink className={`${css.tool} from-tablet`} to={paths.faqs()} aria-label={help}>
              <Icon name="help" />
              <span className={css.name}>{help}</span>
            </PageLink>
            <AccountMenu />
            <PageLink className={css.tool} to={paths.wishlist()} aria-label={wishlist}>
              <Icon name="heart" />
            </PageLink>
            <CartLink />
          </div>
          <NoScriptMenu />
        </div>
      </div>
      <Nav />
    </header>
  );
}

/** Drawn by the server alone: browsers that run scripts neither show nor load it. */
function NoScriptMenu() {
  const categories = useCategories();
  return <noscript className={css.plain}>{import.meta.env.SSR && <PlainMenu categories={categories} />}</noscript>;
}

function Logo() {
  const own = useShop()?.dark_logo;
  const name = useShopName();
  const prefix = useMediaPrefix();
  return (
    <PageLink className={css.logo} to={paths.home()} aria-label={homeLink(name)}>
      <img src={own ? imageUrl(prefix, own, 320) : logo} width="165" height="40" alt={name} />
    </PageLink>
  );
}

/** More would not fit into the badge; those who listen are told the whole number. */
const BADGE_MAX = 99;

function CartLink() {
  const count = useCartCount();
  return (
    <PageLink className={css.tool} to={paths.cart()} aria-label={cart(count)}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={css.badge} key={count} aria-hidden="true">
          {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
        </span>
      )}
    </PageLink>
  );
}
