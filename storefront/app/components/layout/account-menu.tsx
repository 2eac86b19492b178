import { useEffect } from 'react';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { usePart } from '#app/lib/use-part.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { myAccount, signIn } from '#messages/layout';
import css from './header.module.css';

const loadPersonMenu = () => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu);

/** 'Sign in' for a guest; for a person their name, with what is theirs behind it. Both take the same room. */
export function AccountMenu() {
  const session = useSession();
  const known = Boolean(session);
  const { part: PersonMenu, ahead } = usePart(loadPersonMenu);
  useEffect(() => {
    if (known) ahead();
  }, [known, ahead]);

  const name = session ? (session.user?.username ?? myAccount) : signIn;
  const face = (
    <>
      <Icon name="user" />
      <span className={`${css.name} ${css.who}`}>{name}</span>
    </>
  );
  if (session && PersonMenu) {
    return (
      <PersonMenu name={name} className={css.tool}>
        {face}
      </PersonMenu>
    );
  }
  return (
    <PageLink className={css.tool} to={session ? paths.myAccount() : paths.signIn()} aria-label={name}>
      {face}
    </PageLink>
  );
}
