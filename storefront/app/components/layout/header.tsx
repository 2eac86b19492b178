import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import logo from '#app/art/logo.svg?url&no-inline';
import { useCartCount } from '#app/lib/cart-count.ts';
import { imageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useCategories, useMediaPrefix, useShop, useShopName } from '#app/lib/shop.ts';
import { GetForm } from '#app/ui/get-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { cart, help, homeLink, search, searchLabel, searchPlaceholder, trackOrder, wishlist } from '#messages/layout';
import { AccountMenu } from './account-menu.tsx';
import css from './header.module.css';
import { Nav } from './nav.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { SiteMenu } from './site-menu.tsx';

/** Below this a short page never hides its header. */
const AWAY_FROM_PX = 240;

/** On phones the header leaves while reading on, and comes back on scrolling up or when the focus enters it. */
function useLeavingHeader() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = scrollY;
    const move = () => {
      const away = scrollY > AWAY_FROM_PX && scrollY > last && !ref.current?.matches(':focus-within');
      ref.current?.classList.toggle(css.away ?? '', away);
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
          <NoScriptMenu />
          <SearchForm />
          <div className={css.tools}>
            <PageLink className={`${css.tool} from-tablet`} to={paths.trackOrder()}>
              <Icon name="truck" />
              <span className={css.name}>{trackOrder}</span>
            </PageLink>
            <PageLink className={`${css.tool} from-tablet`} to={paths.faqs()}>
              <Icon name="help" />
              <span className={css.name}>{help}</span>
            </PageLink>
            <AccountMenu />
            <PageLink className={css.tool} to={paths.wishlist()} aria-label={wishlist}>
              <Icon name="heart" />
              <span className={css.name}>{wishlist}</span>
            </PageLink>
            <CartLink />
          </div>
        </div>
      </div>
      <Nav />
    </header>
  );
}

/** Drawn by the server alone: browsers that run scripts neither show nor load it. */
function NoScriptMenu() {
  const categories = useCategories();
  return <noscript>{import.meta.env.SSR && <PlainMenu className={css.plain} categories={categories} />}</noscript>;
}

function Logo() {
  const own = useShop()?.dark_logo;
  const prefix = useMediaPrefix();
  return (
    <PageLink className={css.logo} to={paths.home()} aria-label={homeLink(useShopName())}>
      <img src={own ? imageUrl(prefix, own, 320) : logo} width="165" height="40" alt="" />
    </PageLink>
  );
}

function SearchForm() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const asked = pathname === paths.search() ? (query.get('q') ?? '') : '';
  return (
    <GetForm className={css.search} role="search" aria-label={searchLabel} action={paths.search()} key={asked}>
      <input type="search" name="q" aria-label={searchLabel} placeholder={searchPlaceholder} defaultValue={asked} maxLength={200} />
      <button type="submit" aria-label={search}>
        <Icon name="search" />
      </button>
    </GetForm>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <PageLink className={css.tool} to={paths.cart()} aria-label={cart(count)}>
      <Icon name="bag" />
      {count > 0 && (
        <span className={css.badge} key={count} aria-hidden="true">
          {count}
        </span>
      )}
    </PageLink>
  );
}
