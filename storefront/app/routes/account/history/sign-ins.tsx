import type { SignInEntry } from '@uruhu/contract/account';
import { useSearchParams } from 'react-router';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { pageFrom } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { momentOf } from '#app/routes/orders/dates.ts';
import status from '#app/routes/orders/status.module.css';
import { Failure } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-history';
import { loading } from '#messages/common';
import { pagesOf } from '../pages-of.ts';
import type { ScreenProps } from '../screens.ts';
import { deviceOf } from './device-of.ts';
import css from './login-history.module.css';

const ID = 'sign-ins';

/** Every way in that was tried, the newest first. */
export function SignIns({ session }: Pick<ScreenProps, 'session'>) {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const { answer, again } = useAnswer(`sign-ins ${session.token} ${page}`, () => api.loginHistory(page));
  const list = answer.state === 'loaded' ? answer.data : null;
  return (
    <section className={css.history} id={ID} aria-labelledby="history-title" tabIndex={-1}>
      <h2 className="h3" id="history-title">
        {words.historyTitle}
      </h2>
      <p className="muted">{words.historyIntro}</p>
      {answer.state === 'loading' && (
        <div role="status" aria-label={loading}>
          <Bone className={css.bone} />
          <Bone className={css.bone} />
          <Bone className={css.bone} />
        </div>
      )}
      {answer.state === 'failed' && <Failure message={words.historyFailed} onRetry={again} />}
      {list?.results.length === 0 && <p className={css.alone}>{words.none}</p>}
      <ul className={css.list}>
        {list?.results.map((entry) => (
          <Entry key={entry.sign_in_id} entry={entry} />
        ))}
      </ul>
      {list && <Pagination page={page} pages={pagesOf(list, page)} hrefFor={(number) => `${paths.loginHistory({ page: number })}#${ID}`} />}
    </section>
  );
}

function Entry({ entry: { succeeded, user_agent, address, created_at } }: { entry: SignInEntry }) {
  const { browser, system } = deviceOf(user_agent);
  return (
    <li className={css.entry}>
      <div>
        <p className={css.device}>{words.device(browser, system)}</p>
        <p className="small muted">{[momentOf(created_at), address && words.from(address)].filter(Boolean).join(', ')}</p>
      </div>
      <span className={succeeded ? status.good : status.bad}>{succeeded ? words.succeeded : words.failed}</span>
    </li>
  );
}
