import type { SignInEntry } from '@uruhu/contract/account';
import type { Client } from '@uruhu/contract/client';
import { useSearchParams } from 'react-router';
import { parsePage } from '#app/features/listing/listing-page.ts';
import badge from '#app/features/orders/status-badge.module.css';
import { useAccountData } from '#app/features/session/account-data.ts';
import { paths } from '#app/lib/paths.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/history';
import { loading } from '#messages/shell/common';
import { derivePageCount } from '../derive-page-count.ts';
import css from './login-history.module.css';
import { parseDevice } from './parse-device.ts';

const SECTION_ID = 'sign-ins';

/** All sign-ins, successful or refused, newest first. */
export function SignIns({ signIns }: { signIns: Awaited<ReturnType<Client['loginHistory']>> }) {
  const [query] = useSearchParams();
  const page = parsePage(query);
  const { result } = useAccountData(signIns, String(page));
  const list = result.state === 'loaded' ? result.data : null;
  return (
    <section className={css.history} id={SECTION_ID} aria-labelledby="history-title" tabIndex={-1}>
      <h2 className="h3" id="history-title">
        {messages.historyTitle}
      </h2>
      <p className="muted">{messages.historyIntro}</p>
      {result.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <SkeletonBox className={css.skeleton} />
          <SkeletonBox className={css.skeleton} />
          <SkeletonBox className={css.skeleton} />
        </div>
      )}
      {result.state === 'failed' && <Failure message={messages.historyFailed} />}
      {list?.results.length === 0 && <p className={css.note}>{messages.none}</p>}
      <ul className={css.list}>
        {list?.results.map((entry) => (
          <Entry key={entry.sign_in_id} entry={entry} />
        ))}
      </ul>
      {list && (
        <Pagination
          page={page}
          pages={derivePageCount(list, page)}
          buildHref={(number) => `${paths.loginHistory({ page: number })}#${SECTION_ID}`}
        />
      )}
    </section>
  );
}

function Entry({ entry: { succeeded, user_agent, address, created_at } }: { entry: SignInEntry }) {
  const { browser, system } = parseDevice(user_agent);
  return (
    <li className={css.entry}>
      <div>
        <p className={css.device}>{messages.device(browser, system)}</p>
        <p className="small muted">{[formatDateTime(created_at), address && messages.from(address)].filter(Boolean).join(', ')}</p>
      </div>
      <span className={succeeded ? badge.good : badge.bad}>{succeeded ? messages.succeeded : messages.failed}</span>
    </li>
  );
}
