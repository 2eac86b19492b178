import type { OpenSession } from '@uruhu/contract/account';
import type { Client } from '@uruhu/contract/client';
import { useFetcher } from 'react-router';
import { api } from '#app/api/api.ts';
import badge from '#app/features/orders/status-badge.module.css';
import { useAccountData } from '#app/features/session/account-data.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/history';
import { loading } from '#messages/shell/common';
import css from './login-history.module.css';
import { parseDevice } from './parse-device.ts';

type OpenSessionsProps = { sessions: Awaited<ReturnType<Client['sessions']>> };

/** The value to send in place of a session id, to end all sessions but that of this browser. */
const ALL_OTHERS = 'others';

/** Ends one session, or all sessions but that of this browser. */
export async function endSessions(session_id: string): Promise<void> {
  const result = await (session_id === ALL_OTHERS ? api.endOtherSessions() : api.endSession({ session_id }));
  // `session_not_found`: the session has already ended.
  if (!result.ok && result.code !== 'session_not_found') return toast(result.message, 'error');
  toast(result.ok ? result.data.message : messages.sessionEnded);
  // The button disappears with its session, so the focus would be lost.
  document.getElementById('open-title')?.focus();
}

export function OpenSessions(props: OpenSessionsProps) {
  const { result } = useAccountData(props.sessions);
  const fetcher = useFetcher();
  const endingId = fetcher.state === 'idle' ? null : ((fetcher.formData?.get('session_id') ?? null) as string | null);
  const end = (session_id: string) => fetcher.submit({ session_id }, { method: 'post' });
  const results = result.state === 'loaded' ? result.data.results : [];
  const sessions = [...results.filter(({ current }) => current), ...results.filter(({ current }) => !current)];
  return (
    <section aria-labelledby="open-title" tabIndex={-1}>
      <h2 className="h3" id="open-title" tabIndex={-1}>
        {messages.openTitle}
      </h2>
      {result.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <SkeletonBox className={css.sessionsSkeleton} />
        </div>
      )}
      {result.state === 'failed' && <Failure message={messages.sessionsFailed} />}
      <ul className={css.list}>
        {sessions.map((session) => (
          <Session
            key={session.session_id}
            session={session}
            busy={endingId === session.session_id}
            onEnd={() => end(session.session_id)}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className={`muted ${css.note}`}>{messages.onlyHere}</p>}
      {sessions.length > 1 && (
        <Button kind="line" className={css.endOtherSessions} busy={endingId === ALL_OTHERS} onClick={() => end(ALL_OTHERS)}>
          {messages.endOtherSessions}
        </Button>
      )}
    </section>
  );
}

function Session({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { browser, system } = parseDevice(session.user_agent);
  const name = messages.device(browser, system);
  const when = formatDateTime(session.created_at);
  return (
    <li className={css.entry}>
      <div>
        <h3 className={css.device}>{name}</h3>
        <p className="small muted">
          {[messages.since(when), session.address && messages.from(session.address)].filter(Boolean).join(', ')}
        </p>
      </div>
      {session.current ? (
        <span className={badge.good}>{messages.thisDevice}</span>
      ) : (
        <Button kind="quiet" busy={busy} aria-label={messages.endOf(name, when)} onClick={onEnd}>
          {messages.end}
        </Button>
      )}
    </li>
  );
}
