import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { longDate } from '#app/lib/dates.ts';
import { momentOf } from '#app/routes/orders/dates.ts';
import status from '#app/routes/orders/status.module.css';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-info';
import type { ScreenProps } from '../screens.ts';
import css from './account-info.module.css';

/** `since` is null until it is known. When she last came in is a matter of its own: without it the rest stands. */
export function Membership({ session, since }: Pick<ScreenProps, 'session'> & { since: string | null }) {
  const { answer } = useAnswer(`logins ${session.token}`, () => api.loginHistory(1));
  const last = answer.state === 'loaded' ? answer.data.results.find(({ succeeded }) => succeeded) : undefined;
  return (
    <section className={`cut-top ${css.membership}`} aria-labelledby="membership-title">
      <h2 className="h3" id="membership-title">
        {words.membership}
      </h2>
      <dl>
        <Fact name={words.memberSince} value={since && longDate(since)} />
        <div>
          <dt>{words.status}</dt>
          <dd>
            <span className={status.good}>{words.verified}</span>
          </dd>
        </div>
        <Fact name={words.lastLogin} value={answer.state === 'loading' ? null : last ? momentOf(last.created_at) : words.unknown} />
        <Fact name={words.membershipType} value={words.premium} />
      </dl>
    </section>
  );
}

/** Null: on its way. */
function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <Bone className={css.fact} />}</dd>
    </div>
  );
}
