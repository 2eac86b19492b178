import { useRef } from 'react';
import logo from '#app/art/logo.svg?url&no-inline';
import { useCartCount } from '#app/features/cart/cart-count.ts';
import { LanguageLinks } from '#app/features/languages/language-links.tsx';
import { SearchBox } from '#app/features/search/search-box.tsx';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { buildImageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { SHOP_NAME, useCategories, useMediaPrefix, useShop, useShopName } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { cart, help, homeLink, trackOrder, wishlist } from '#messages/shell/layout';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { Nav } from './nav.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SiteMenu } from './site-menu.tsx';

/** The header stays until the shopper has scrolled this far, so that short pages never hide it. */
const HIDE_FROM_PX = 240;

/** On phones, hides the header on scrolling down, and shows it on scrolling up or when it has the focus. */
function useHideOnScroll() {
  const ref = useRef<HTMLElement>(null);
  const lastScroll_px = useRef(typeof window === 'undefined' ? 0 : scrollY);
  useWindowEvent('scroll', () => {
    const isHidden = scrollY > HIDE_FROM_PX && scrollY > lastScroll_px.current && !ref.current?.matches(':focus-within');
    ref.current?.toggleAttribute('data-hidden', isHidden);
    lastScroll_px.current = scrollY;
  });
  return ref;
}

export function Header() {
  return (
    <header className={css.head} ref={useHideOnScroll()}>
      <div className="wrap">
        <div className={css.bar}>
          <div className={css.brand}>
            <SiteMenu />
            <Logo />
          </div>
          <div className={css.search}>
            <SearchBox />
            <Shortcuts />
          </div>
          <div className={css.tools}>
            <LanguageLinks isMenu />
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

/** Rendered on the server only: browsers with JavaScript neither show nor load it. */
function NoScriptMenu() {
  const categories = useCategories();
  return <noscript className={css.plain}>{import.meta.env.SSR && <PlainMenu categories={categories} />}</noscript>;
}

/** The logo from the settings, else the default logo. A shop with another name and without a logo shows its name. */
function Logo() {
  const logoFromSettings = useShop()?.dark_logo;
  const name = useShopName();
  const prefix = useMediaPrefix();
  return (
    <PageLink className={css.logo} to={paths.home()} aria-label={homeLink(name)}>
      {logoFromSettings || name === SHOP_NAME ? (
        <img src={logoFromSettings ? buildImageUrl(prefix, logoFromSettings, 320) : logo} width="165" height="40" alt={name} />
      ) : (
        <span>{name}</span>
      )}
    </PageLink>
  );
}

/** The largest number that fits into the badge. The accessible name has the exact number. */
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
