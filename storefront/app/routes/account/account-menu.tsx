import { type KeyboardEvent, useRef, useState } from 'react';
import { paths } from '#app/lib/paths.ts';
import { useSignOut } from '#app/lib/sign-out.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeAtLink, PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/account';
import css from './account-menu.module.css';

const GROUPS = [
  {
    title: words.myShopping,
    links: [
      [paths.orders(), words.trackOrders],
      [paths.myCancellations(), words.cancellations],
      [paths.cart(), words.cart],
      [paths.wishlist(), words.wishList],
    ],
  },
  {
    title: words.myActivities,
    links: [
      [paths.contactUs(), words.contactUs],
      [paths.myReviews(), words.reviews],
    ],
  },
  {
    title: words.myProfile,
    links: [
      [paths.accountInfo(), words.accountInfo],
      [paths.beautyProfile(), words.beautyProfile],
      [paths.myAddresses(), words.addresses],
      [paths.loginHistory(), words.loginHistory],
      [paths.deactivate(), words.deactivate],
    ],
  },
] as const;

/** Beside the screen on wide screens; up to 768 px folded behind a button. `path` is the address that is shown. */
export function AccountMenu({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }
  const link = (to: string, label: string) => (
    <PageLink to={to} aria-current={to === path ? 'page' : undefined}>
      {label}
    </PageLink>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever in it has the focus
    <div className={css.menu} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={toggle}
        className={css.toggle}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        {words.menu}
        <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that was followed by a key is a click too */}
      <nav
        id="account-menu"
        className={open ? css.open : css.folded}
        aria-label={words.menu}
        onClick={closeAtLink(() => {
          setOpen(false);
          toggle.current?.focus();
        })}
      >
        <p className={css.home}>{link(paths.myAccount(), words.title)}</p>
        {GROUPS.map(({ title, links }) => (
          <section key={title} className={css.group} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>{link(to, label)}</li>
              ))}
            </ul>
          </section>
        ))}
        <button type="button" className={css.logout} onClick={signOut}>
          {words.logout}
        </button>
      </nav>
    </div>
  );
}
