import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useSignOut } from '#app/features/session/sign-out.ts';
import { refreshUser } from '#app/features/session/use-user.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, onSessionChange, type Session } from '#app/lib/session.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { myAccount, wishlist } from '#messages/shell/layout';
import { myOrders, signOut } from '#messages/shell/menu';
import css from './customer-menu.module.css';

/** Loads the customer's name if the browser has stored only her token. */
function loadMissingUser(session: Session | null): void {
  if (session?.user === null) refreshUser();
}
loadMissingUser(getSession());
onSessionChange(loadMissingUser);

/** The menu of a signed-in customer, under her name. A guest's page does not load its script. */
export function CustomerMenu({ name, className, children }: { name: string; className: string | undefined; children: ReactNode }) {
  const signOutNow = useSignOut();
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');

  useWindowEvent('pointerdown', ({ target }) => {
    if (!ref.current?.contains(target as Node)) close();
  });
  /** Closes the menu only if the focus went elsewhere: Safari does not focus a pressed button, and a closed menu would lose the click. */
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details
      className={css.account}
      ref={ref}
      onBlur={closeOnBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        ref.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={className} aria-label={name}>
        {children}
      </summary>
      <div className={css.dropdown}>
        <p>{name}</p>
        <PageLink to={paths.myAccount()} onClick={close}>
          {myAccount}
        </PageLink>
        <PageLink to={paths.orders()} onClick={close}>
          {myOrders}
        </PageLink>
        <PageLink to={paths.wishlist()} onClick={close}>
          {wishlist}
        </PageLink>
        <button
          type="button"
          onClick={() => {
            close();
            signOutNow();
          }}
        >
          {signOut}
        </button>
      </div>
    </details>
  );
}
