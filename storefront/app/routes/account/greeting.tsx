import { useSession } from '#app/lib/session.ts';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account';
import css from './greeting.module.css';

type GreetingProps = {
  /** How many coupons there are; null: it could not be asked, absent: not known yet. */
  coupons?: number | null | undefined;
};

/** Who she is, and what she has. Of the same size before anything of it is known. */
export function Greeting({ coupons }: GreetingProps) {
  const session = useSession();
  const name = session === undefined ? '' : session?.user?.name || words.guest;
  return (
    <section className={`cut ${css.card}`}>
      <div>
        <p className={css.hello}>
          <span lang="rw">{words.muraho}</span>
          {name && `, ${name}`}
        </p>
        <h1 className={css.title} id="account-title" tabIndex={-1}>
          {words.greeting}
        </h1>
      </div>
      <dl className={css.has}>
        <div>
          <dt>{words.coupons}</dt>
          <dd>{coupons === undefined ? <Bone className={css.bone} /> : (coupons ?? words.unknown)}</dd>
        </div>
        <div>
          <dt>{words.points}</dt>
          <dd>{words.pointsValue}</dd>
        </div>
      </dl>
    </section>
  );
}
