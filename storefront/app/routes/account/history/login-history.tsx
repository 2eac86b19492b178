import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import { parsePage } from '#app/features/listing/listing-page.ts';
import { loadAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import { about, loginHistory as title } from '#messages/account/account';
import * as messages from '#messages/account/history';
import type { Route } from './+types/login-history.ts';
import css from './login-history.module.css';
import { endSessions, OpenSessions } from './open-sessions.tsx';
import { SignIns } from './sign-ins.tsx';

export const queryParameters: QueryParameters = [{ name: 'page' }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

/** Each part can fail without the other. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const page = parsePage(url.searchParams);
  const [sessions, signIns] = await Promise.all([loadAccountData(api.sessions), loadAccountData(() => api.loginHistory(page))]);
  return { sessions, signIns };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  await endSessions(String(form.get('session_id')));
  return null;
}

export const HydrateFallback = () => <TextSkeleton lines={6} />;

/** The customer's open sessions, which she can end, and all sign-ins, successful or refused. */
export default function LoginHistoryPage({ loaderData: { sessions, signIns } }: Route.ComponentProps) {
  return (
    <>
      <p className={css.intro}>
        {messages.intro}{' '}
        <PageLink className="link" to={paths.accountInfo()}>
          {messages.changePassword}
        </PageLink>
      </p>
      <OpenSessions sessions={sessions} />
      <SignIns signIns={signIns} />
    </>
  );
}
