import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, startSession, useSession } from '#app/lib/session.ts';
import { useSignOut } from '#app/lib/sign-out.ts';
import { PageLink } from '#app/ui/link.tsx';
import { myAccount, wishlist } from '#messages/layout';
import { myOrders, signOut } from '#messages/menu';
import css from './person-menu.module.css';

/** The person's name, where it was not stored beside the token. */
function useName() {
  const token = useSession()?.token;
  useEffect(() => {
    if (!token || getSession()?.user) return;
    api.me().then((answer) => {
      if (answer.ok && getSession()?.token === token) startSession({ token, user: answer.data.user });
    });
  }, [token]);
}

/** What is the signed-in person's, behind their name. A guest's page does without its script. */
export function PersonMenu({ name, className, children }: { name: string; className: string | undefined; children: ReactNode }) {
  useName();
  const leave = useSignOut();
  const ref = useRef<HTMLDetailsElement>(null);
  const fold = () => ref.current?.removeAttribute('open');

  useEffect(() => {
    const foldOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', foldOutside);
    return () => document.removeEventListener('pointerdown', foldOutside);
  }, []);
  /** Only where the focus has gone to: Safari gives none to a button that is pressed, and it must be there for the click. */
  const foldBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) fold();
  };
  return (
    <details
      className={css.account}
      ref={ref}
      onBlur={foldBehind}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        fold();
        ref.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={className} aria-label={name}>
        {children}
      </summary>
      <div className={css.drop}>
        <p>{name}</p>
        <PageLink to={paths.myAccount()} onClick={fold}>
          {myAccount}
        </PageLink>
        <PageLink to={paths.orders()} onClick={fold}>
          {myOrders}
        </PageLink>
        <PageLink to={paths.wishlist()} onClick={fold}>
          {wishlist}
        </PageLink>
        <button
          type="button"
          onClick={() => {
            fold();
            leave();
          }}
        >
          {signOut}
        </button>
      </div>
    </details>
  );
}
