import { formatRwf } from '@uruhu/contract/rules/money';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import { useFar } from '#app/lib/use-far.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { soldOut } from '#messages/product';
import css from './choices.module.css';

export type Choice = {
  id: string;
  name: string;
  description: string;
  /** Empty: it has none of its own. */
  image: string;
  in_stock: boolean;
  /** Francs for one piece of it, as the rest is chosen. */
  price_rwf: number;
  /** The address of the product with this choice. */
  to: string;
};

type ChoicesProps = { title: string; choices: readonly Choice[]; chosen: string | undefined };

const SWATCH_WIDTHS = [160] as const;

/** One of several: radio buttons; links, as long as there are no scripts. Both look alike and lead to one address. */
export function Choices({ title, choices, chosen }: ChoicesProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const group = useId();
  // On most phones they are just below the first view.
  const { ref, away } = useFar<HTMLDivElement>(true, '0px');
  const [first] = choices;
  if (!first) return null;
  const shown = choices.find(({ id }) => id === chosen);
  const pictured = choices.some(({ image }) => image !== '');
  // A price on each says something only where they differ.
  const priced = choices.some(({ price_rwf }) => price_rwf !== first.price_rwf);
  return (
    <fieldset className={away ? `${css.choice} ${css.far}` : css.choice}>
      <legend>
        <b>{`${title}:`}</b>
        {` ${shown?.name ?? ''}`}
        {shown?.description && <small>{shown.description}</small>}
      </legend>
      <div ref={ref} className={pictured ? css.pictured : css.options}>
        {choices.map((choice) => {
          const look = [choice.id === chosen ? css.on : css.option, choice.in_stock ? '' : css.out].join(' ');
          return hydrated ? (
            <label key={choice.id} className={look}>
              <input
                type="radio"
                name={group}
                checked={choice.id === chosen}
                onChange={() => navigate(choice.to, { replace: true, preventScrollReset: true })}
              />
              <Words choice={choice} priced={priced} />
            </label>
          ) : (
            <PageLink
              key={choice.id}
              className={look}
              to={choice.to}
              replace
              preventScrollReset
              aria-current={choice.id === chosen || undefined}
            >
              <Words choice={choice} priced={priced} />
            </PageLink>
          );
        })}
      </div>
    </fieldset>
  );
}

function Words({ choice: { name, image, price_rwf, in_stock }, priced }: { choice: Choice; priced: boolean }) {
  return (
    <>
      {image && <Picture image={image} alt="" sizes="40px" widths={SWATCH_WIDTHS} />}
      <span>
        {name}
        {priced && <small>{formatRwf(price_rwf)}</small>}
        {!in_stock && <small>{soldOut}</small>}
      </span>
    </>
  );
}
