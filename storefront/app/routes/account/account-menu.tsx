import { type KeyboardEvent, useRef, useState } from 'react';
import { useSignOut } from '#app/features/session/sign-out.ts';
import { paths } from '#app/lib/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeAtLink, PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/account';
import css from './account-menu.module.css';

const GROUPS = [
  {
    title: messages.myShopping,
    links: [
      [paths.orders(), messages.trackOrders],
      [paths.myCancellations(), messages.cancellations],
      [paths.cart(), messages.cart],
      [paths.wishlist(), messages.wishList],
    ],
  },
  {
    title: messages.myActivities,
    links: [
      [paths.contactUs(), messages.contactUs],
      [paths.myReviews(), messages.reviews],
    ],
  },
  {
    title: messages.myProfile,
    links: [
      [paths.accountInfo(), messages.accountInfo],
      [paths.beautyProfile(), messages.beautyProfile],
      [paths.myAddresses(), messages.addresses],
      [paths.loginHistory(), messages.loginHistory],
      [paths.deactivate(), messages.deactivate],
    ],
  },
] as const;

/** The account menu: beside the page on wide screens, up to 768 px collapsed behind a button. `path` is the path of the current page. */
export function AccountMenu({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }
  const renderLink = (to: string, label: string) => (
    <PageLink to={to} aria-current={to === path ? 'page' : undefined}>
      {label}
    </PageLink>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from any focused element of the menu
    <div className={css.menu} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={toggle}
        className={css.toggle}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        {messages.menu}
        <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click too */}
      <nav
        id="account-menu"
        className={open ? css.open : css.collapsed}
        aria-label={messages.menu}
        onClick={closeAtLink(() => {
          setOpen(false);
          toggle.current?.focus();
        })}
      >
        <p className={css.home}>{renderLink(paths.myAccount(), messages.title)}</p>
        {GROUPS.map(({ title, links }) => (
          <section key={title} className={css.group} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>{renderLink(to, label)}</li>
              ))}
            </ul>
          </section>
        ))}
        <button type="button" className={css.logout} onClick={signOut}>
          {messages.logout}
        </button>
      </nav>
    </div>
  );
}
