import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { newMemberOffer } from '#messages/home';
import css from './rewards.module.css';
import type { Personal } from './use-personal.ts';

const Words = ({ title, text }: typeof newMemberOffer) => (
  <div>
    <h2 className="h2">{title}</h2>
    <p>{text}</p>
  </div>
);

/**
 * The offer for new members, with its seal. To a member it says something else in the same box: the words of the offer go on
 * keeping their place, unseen, so that nothing moves when she is known.
 */
export function Rewards({ greeting }: { greeting: Personal['greeting'] | undefined }) {
  const { seal, sealText, action } = greeting ?? newMemberOffer;
  return (
    <section className={`cut ${css.rewards}`}>
      <p className={css.seal}>
        <small>{seal}</small>
        <span>{sealText}</span>
      </p>
      <div className={css.words}>
        <Words {...newMemberOffer} />
        {greeting && <Words {...greeting} />}
      </div>
      <ButtonLink className={css.action} to={greeting ? paths.orders() : paths.signUp()}>
        {action}
      </ButtonLink>
    </section>
  );
}
