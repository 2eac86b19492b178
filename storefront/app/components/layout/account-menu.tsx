import { type FocusEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/lib/api.ts';
import { setCartCount } from '#app/lib/cart-count.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession, useSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { myAccount, myOrders, signedOut, signIn, signOut, signOutFailed, wishlist } from '#messages/layout';
import css from './header.module.css';

/** 'Sign in' for a guest; for a person their name, with what is theirs behind it. Both take the same room. */
export function AccountMenu() {
  const session = useSession();
  if (!session) {
    return (
      <PageLink className={css.tool} to={paths.signIn()} aria-label={signIn}>
        <Icon name="user" />
        <span className={`${css.name} ${css.who}`}>{signIn}</span>
      </PageLink>
    );
  }
  return <PersonMenu name={session.user?.username ?? myAccount} />;
}

function PersonMenu({ name }: { name: string }) {
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

  const foldOutside = (event: FocusEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) fold();
  };
  return (
    <details
      className={css.account}
      ref={ref}
      onBlur={foldOutside}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        fold();
        ref.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={css.tool} aria-label={name}>
        <Icon name="user" />
        <span className={`${css.name} ${css.who}`}>{name}</span>
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
