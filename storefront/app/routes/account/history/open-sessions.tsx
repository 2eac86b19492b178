import type { OpenSession } from '@uruhu/contract/account';
import type { Result } from '@uruhu/contract/client';
import { useState } from 'react';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { toast } from '#app/lib/toasts.ts';
import { momentOf } from '#app/routes/orders/dates.ts';
import status from '#app/routes/orders/status.module.css';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-history';
import { loading } from '#messages/common';
import type { ScreenProps } from '../screens.ts';
import { deviceOf } from './device-of.ts';
import css from './login-history.module.css';

export function OpenSessions({ session }: Pick<ScreenProps, 'session'>) {
  const { answer, again, refresh } = useAnswer(`sessions ${session.token}`, api.sessions);
  useReturn(() => answer.state === 'loaded' && refresh());
  /** What is being ended: a session, or all others. */
  const [ending, setEnding] = useState<string | null>(null);
  async function end(what: string, ask: () => Promise<Result<{ message: string }>>) {
    setEnding(what);
    const result = await ask();
    // One that has ended already is ended, too.
    if (!result.ok && result.status !== 404) toast(result.message, 'error');
    else {
      await refresh();
      toast(result.ok ? result.data.message : words.sessionEnded);
      document.getElementById('open-title')?.focus();
    }
    setEnding(null);
  }
  const sessions = answer.state === 'loaded' ? [...answer.data.results].sort((a, b) => Number(b.current) - Number(a.current)) : [];
  return (
    <section aria-labelledby="open-title" tabIndex={-1}>
      <h2 className="h3" id="open-title" tabIndex={-1}>
        {words.openTitle}
      </h2>
      {answer.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <Bone className={css.open} />
        </div>
      )}
      {answer.state === 'failed' && <Failure message={words.sessionsFailed} onRetry={again} />}
      <ul className={css.list}>
        {sessions.map((open) => (
          <Session
            key={open.session_id}
            open={open}
            busy={ending === open.session_id}
            onEnd={() => end(open.session_id, () => api.endSession({ session_id: open.session_id }))}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className={`muted ${css.alone}`}>{words.onlyHere}</p>}
      {sessions.length > 1 && (
        <Button kind="line" className={css.others} busy={ending === 'others'} onClick={() => end('others', api.endOtherSessions)}>
          {words.endOthers}
        </Button>
      )}
    </section>
  );
}

function Session({ open, busy, onEnd }: { open: OpenSession; busy: boolean; onEnd: () => void }) {
  const { browser, system } = deviceOf(open.user_agent);
  const name = words.device(browser, system);
  const when = momentOf(open.created_at);
  return (
    <li className={css.entry}>
      <div>
        <h3 className={css.device}>{name}</h3>
        <p className="small muted">{[words.since(when), open.address && words.from(open.address)].filter(Boolean).join(', ')}</p>
      </div>
      {open.current ? (
        <span className={status.good}>{words.thisDevice}</span>
      ) : (
        <Button kind="quiet" busy={busy} aria-label={words.endOf(name, when)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
