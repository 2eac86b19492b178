import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { newMemberOffer } from '#messages/catalogue/home';
import css from './rewards.module.css';
import { usePersonalContent } from './use-personal-content.ts';

const OfferText = ({ title, text }: Pick<typeof newMemberOffer, 'title' | 'text'>) => (
  <div>
    <h2 className="h2">{title}</h2>
    <p>{text}</p>
  </div>
);

/**
 * The offer for new members. A signed-in customer sees another text in the same box; the text for guests stays there invisibly and keeps
 * its space, so that nothing moves when the session is known.
 */
export function Rewards() {
  const greeting = usePersonalContent()?.greeting;
  const { seal, sealText, action, to, ...texts } = { ...newMemberOffer, to: paths.signUp(), ...greeting };
  return (
    <section className={`cut ${css.rewards}`}>
      <p className={css.seal}>
        <small>{seal}</small>
        <span>{sealText}</span>
      </p>
      <div className={css.texts}>
        <OfferText {...newMemberOffer} />
        {greeting && <OfferText {...texts} />}
      </div>
      <ButtonLink className={css.action} to={to}>
        {action}
      </ButtonLink>
    </section>
  );
}
