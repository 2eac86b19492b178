import type { User } from '@uruhu/contract/account';
import type { Client } from '@uruhu/contract/client';
import { useSendsMail } from '#app/features/email/no-mails.tsx';
import badge from '#app/features/orders/status-badge.module.css';
import { useAccountData } from '#app/features/session/account-data.ts';
import { formatDate, formatDateTime } from '#app/lib/text/dates.ts';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/info';
import { howWeHelp } from '#messages/account/no-mails';
import css from './account-info.module.css';

/**
 * The facts of the customer's membership. `user` is null until it is loaded. The last sign-in comes from another call, which may fail
 * alone.
 */
export function Membership({ signIns, user }: { signIns: Awaited<ReturnType<Client['loginHistory']>>; user: User | null }) {
  const { result } = useAccountData(signIns);
  const lastSignIn = result.state === 'loaded' ? result.data.results.find(({ succeeded }) => succeeded) : undefined;
  const lastSignInText = lastSignIn ? formatDateTime(lastSignIn.created_at) : messages.unknown;
  return (
    <section className={`cut-top ${css.membership}`} aria-labelledby="membership-title">
      <h2 className="h3" id="membership-title">
        {messages.membership}
      </h2>
      <dl>
        <Fact name={messages.memberSince} value={user && formatDate(user.created_at)} />
        <div>
          <dt>{messages.status}</dt>
          <dd>{user ? <VerificationStatus verified={user.email_verified} /> : <SkeletonBox className={css.factSkeleton} />}</dd>
        </div>
        <Fact name={messages.lastLogin} value={result.state === 'loading' ? null : lastSignInText} />
        <Fact name={messages.membershipType} value={messages.premium} />
      </dl>
    </section>
  );
}

/** Whether the customer's address is confirmed; if not, a link to the note that sends the proof mail, or says that the shop cannot. */
function VerificationStatus({ verified }: { verified: boolean }) {
  const sendsMail = useSendsMail();
  if (verified) return <span className={badge.good}>{messages.verified}</span>;
  return (
    <>
      <span className={badge.waiting}>{messages.notVerified}</span>
      <a className={`link ${css.confirmLink}`} href="#confirm-email">
        {sendsMail ? messages.toConfirm : howWeHelp}
      </a>
    </>
  );
}

/** `value` null: still loading. */
function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <SkeletonBox className={css.factSkeleton} />}</dd>
    </div>
  );
}
