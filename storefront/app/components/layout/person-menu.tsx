import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/lib/api.ts';
import { setCartCount } from '#app/lib/cart-count.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession, getSession, startSession, useSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { PageLink } from '#app/ui/link.tsx';
import { wishlist } from '#messages/layout';
import { myOrders, signedOut, signOut, signOutFailed } from '#messages/menu';
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
  const navigate = useNavigate();
  const ref = useRef<HTMLDetailsElement>(null);
  const fold = () => ref.current?.removeAttribute('open');

  async function leave() {
    fold();
    const answer = await api.signOut();
    // A session that the server no longer knows is over too.
    if (!answer.ok && answer.status !== 401) return toast(answer.status ? answer.message : signOutFailed, 'error');
    // On its way before the session ends: a page of one's own would else send them to sign in and back to itself.
    navigate(paths.signIn(), { flushSync: true });
    endSession();
    setCartCount(0);
    toast(signedOut);
  }

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
        <PageLink to={paths.orders()} onClick={fold}>
          {myOrders}
        </PageLink>
        <PageLink to={paths.wishlist()} onClick={fold}>
          {wishlist}
        </PageLink>
        <button type="button" onClick={leave}>
          {signOut}
        </button>
      </div>
    </details>
  );
}
