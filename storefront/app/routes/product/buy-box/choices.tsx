import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { choicesTitle, soldOut } from '#messages/catalogue/product';
import css from './choices.module.css';

/** One option, or one size, of the product. */
export type OptionOrSize = {
  id: string;
  name: string;
  description: string;
  /** The file key; empty if it has no image of its own. */
  image: string;
  in_stock: boolean;
  /** The price of one piece in francs, if only this option or size changes. */
  price_rwf: number;
  /** The URL of the product with this option or size. */
  to: string;
};

type ChoicesProps = { title: string; choices: readonly OptionOrSize[]; chosen: string | undefined };

const SWATCH_WIDTHS = [160] as const;

/** Lets the shopper choose an option, or a size: by radio buttons, or by links before hydration. Both look alike and lead to the same URL. */
export function Choices({ title, choices, chosen }: ChoicesProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const group = useId();
  // On most phones the choices are just below the first view.
  const { ref, isFar } = useNearViewport({ rootMargin: '0px' });
  const [firstChoice] = choices;
  if (!firstChoice) return null;
  const chosenChoice = choices.find(({ id }) => id === chosen);
  const hasImages = choices.some(({ image }) => image !== '');
  // Each choice shows its price only if prices differ.
  const pricesDiffer = choices.some(({ price_rwf }) => price_rwf !== firstChoice.price_rwf);
  return (
    <fieldset className={isFar ? `${css.choice} ${css.far}` : css.choice}>
      <legend>
        <b>{choicesTitle(title)}</b>
        {` ${chosenChoice?.name ?? ''}`}
        {chosenChoice?.description && <small>{chosenChoice.description}</small>}
      </legend>
      <div ref={ref} className={hasImages ? css.pictured : css.options}>
        {choices.map((choice) => {
          const className = [choice.id === chosen ? css.chosen : css.option, choice.in_stock ? '' : css.soldOut].join(' ');
          return hydrated ? (
            <label key={choice.id} className={className}>
              <input
                type="radio"
                name={group}
                checked={choice.id === chosen}
                onChange={() => navigate(choice.to, { replace: true, preventScrollReset: true })}
              />
              <ChoiceText choice={choice} showsPrice={pricesDiffer} />
            </label>
          ) : (
            <PageLink
              key={choice.id}
              className={className}
              to={choice.to}
              replace
              preventScrollReset
              aria-current={choice.id === chosen || undefined}
            >
              <ChoiceText choice={choice} showsPrice={pricesDiffer} />
            </PageLink>
          );
        })}
      </div>
    </fieldset>
  );
}

function ChoiceText({ choice: { name, image, price_rwf, in_stock }, showsPrice }: { choice: OptionOrSize; showsPrice: boolean }) {
  return (
    <>
      {image && <Picture image={image} alt="" sizes="40px" widths={SWATCH_WIDTHS} />}
      <span>
        {name}
        {showsPrice && <small>{formatRwf(price_rwf)}</small>}
        {!in_stock && <small>{soldOut}</small>}
      </span>
    </>
  );
}
