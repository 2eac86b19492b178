import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/account-history';
import type { ScreenProps } from '../screens.ts';
import css from './login-history.module.css';
import { OpenSessions } from './open-sessions.tsx';
import { SignIns } from './sign-ins.tsx';

/** Where she is signed in, which she may end, and who tried to be: each asked for by itself. */
export function LoginHistory({ session }: ScreenProps) {
  return (
    <>
      <p className={css.intro}>
        {words.intro}{' '}
        <PageLink className="link" to={paths.accountInfo()}>
          {words.changePassword}
        </PageLink>
      </p>
      <OpenSessions session={session} />
      <SignIns session={session} />
    </>
  );
}
