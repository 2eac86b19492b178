import { useSession } from '#app/lib/session.ts';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/account';
import css from './greeting.module.css';

type GreetingProps = {
  /** The number of coupons; null if the call failed, undefined while it runs. */
  couponCount?: number | null | undefined;
};

/** The customer's name, coupons and points. The box has the same size while the data loads. */
export function Greeting({ couponCount }: GreetingProps) {
  const session = useSession();
  const name = session === undefined ? '' : session?.user?.name || messages.guest;
  return (
    <section className={`cut ${css.card}`}>
      <div>
        <p className={css.hello}>
          <span lang="rw">{messages.muraho}</span>
          {name && `, ${name}`}
          {session === undefined && <noscript>{`, ${messages.guest}`}</noscript>}
        </p>
        <h1 className={css.title} id="account-title" tabIndex={-1}>
          {messages.greeting}
        </h1>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{messages.coupons}</dt>
          <dd>{couponCount === undefined ? <SkeletonBox className={css.skeleton} /> : (couponCount ?? messages.unknown)}</dd>
        </div>
        <div>
          <dt>{messages.points}</dt>
          <dd>{messages.pointsValue}</dd>
        </div>
      </dl>
    </section>
  );
}
