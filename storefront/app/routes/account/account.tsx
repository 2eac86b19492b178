import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLocation } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account';
import { offline } from '#messages/common';
import css from './account.module.css';
import { AccountMenu } from './account-menu.tsx';
import { Greeting } from './greeting.tsx';
import { loadScreen, partOf, screenAt, screenPath } from './screens.ts';

/** One route for all screens of the area: each of its own would weigh on every page, as the browser knows all routes. */
function screenOf({ request }: Pick<LoaderFunctionArgs, 'request'>): string {
  const path = screenPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  if (!screenAt(path)) throw new Response('', { status: 404 });
  return path;
}

export function loader(args: LoaderFunctionArgs): null {
  screenOf(args);
  return null;
}

/** Within the shop nothing is asked of the server, and the page changes once the screen's script is there. */
export async function clientLoader(args: LoaderFunctionArgs): Promise<null> {
  await loadScreen(screenOf(args));
  return null;
}

export const meta = ({ matches, location }: MetaArgs) =>
  describePage(matches, { title: screenAt(screenPath(location.pathname))?.title ?? words.title, description: words.about });

/** The screen that the address names, and what became of fetching it. */
function useScreen(path: string) {
  const [Screen, setScreen] = useState(() => partOf(path));
  const [failed, setFailed] = useState(false);
  async function load() {
    setFailed(false);
    await loadScreen(path).then(
      () => setScreen(() => partOf(path)),
      () => setFailed(true),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another address is another page
  useEffect(() => {
    if (!Screen) load();
  }, [path]);
  return { Screen, failed, load };
}

export default function AccountPage() {
  const session = useOwnPage();
  const path = screenPath(useLocation().pathname);
  const { Screen, failed, load } = useScreen(path);
  const first = path === paths.myAccount();
  return (
    <div className={`wrap page ${css.account}`}>
      <AccountMenu path={path} />
      <div className={css.main}>
        {!first && (
          <h1 className={`h1 ${css.title}`} id="account-title" tabIndex={-1}>
            {screenAt(path)?.title}
          </h1>
        )}
        {session && Screen ? (
          <Screen key={session.token} session={session} greet={(coupons) => <Greeting coupons={coupons} />} />
        ) : (
          <>
            {first && <Greeting />}
            <noscript>
              <p className={css.note}>{words.needsScripts}</p>
            </noscript>
            {failed ? <Failure message={offline} onRetry={load} /> : <TextSkeleton lines={6} />}
          </>
        )}
      </div>
    </div>
  );
}
