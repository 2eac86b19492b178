import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { rewardsAction, rewardsText, rewardsTitle, sealBottom, sealTop } from '#messages/home';
import css from './rewards.module.css';

/** The offer for new members, with its seal. */
export function Rewards() {
  return (
    <section className={`cut ${css.rewards}`}>
      <div className={css.seal}>
        <small>{sealTop}</small>
        <span>{sealBottom}</span>
      </div>
      <div>
        <h2 className="h2">{rewardsTitle}</h2>
        <p>{rewardsText}</p>
      </div>
      <ButtonLink className={css.action} to={paths.signUp()}>
        {rewardsAction}
      </ButtonLink>
    </section>
  );
}
