import { formatRwf } from '@uruhu/contract/rules/money';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import { PageLink } from '#app/ui/link.tsx';
import { adds, soldOut } from '#messages/product';
import css from './buy-box.module.css';

export type Choice = {
  id: string;
  name: string;
  additional_price: number;
  in_stock: boolean;
  /** The address of the product with this choice. */
  to: string;
};

type ChoicesProps = { title: string; choices: readonly Choice[]; chosen: string | undefined };

/** One of several: radio buttons; links, as long as there are no scripts. Both look alike and lead to one address. */
export function Choices({ title, choices, chosen }: ChoicesProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const group = useId();
  if (choices.length === 0) return null;
  const name = choices.find(({ id }) => id === chosen)?.name;
  return (
    <fieldset className={css.choice}>
      <legend>
        <b>{`${title}:`}</b>
        {` ${name ?? ''}`}
      </legend>
      <div className={css.options}>
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
              <Words choice={choice} />
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
              <Words choice={choice} />
            </PageLink>
          );
        })}
      </div>
    </fieldset>
  );
}

function Words({ choice: { name, additional_price, in_stock } }: { choice: Choice }) {
  return (
    <>
      {name}
      {additional_price > 0 && <small>{adds(formatRwf(additional_price))}</small>}
      {!in_stock && <small>{soldOut}</small>}
    </>
  );
}
