import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { type FormEvent, useId, useState } from 'react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { paths } from '#app/lib/paths.ts';
import { notify } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/choose';
import { addedToCart, viewCart } from '#messages/shell/common';
import css from './choice-sheet.module.css';
import { sortLightToDeep } from './light-to-deep.ts';

type OptionOrSize = { id: string; name: string; swatch: string; price_rwf: number; in_stock: boolean };

/**
 * The only item of a list; undefined if the list has more items or none. It is chosen from the start, because the shopper has no choice.
 */
const getOnlyItem = <Item,>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

export function ChoiceForm({ product, onDone }: { product: FullProduct; onDone: () => void }) {
  const { options, sizes } = product;
  const [option, setOption] = useState(getOnlyItem(options));
  const [size, setSize] = useState(getOnlyItem(sizes));
  const [failure, setFailure] = useState<string>();
  const { busy, add } = useAddToCart();
  const isChoiceMissing = (options.length > 0 && !option) || (sizes.length > 0 && !size);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isChoiceMissing) return;
    setFailure(undefined);
    const result = await add({ product_id: product.product_id, quantity: 1, option_id: option?.option_id, size_id: size?.size_id });
    if (!result) return;
    if (!result.ok) return setFailure(result.message);
    const name = [product.name, option?.name, size?.name].filter(Boolean).join(', ');
    notify(addedToCart(name), { label: viewCart, to: paths.cart() });
    onDone();
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <Group
        title={messages.option}
        chosen={option?.option_id}
        choices={sortLightToDeep(options).map((choice) => ({
          ...choice,
          id: choice.option_id,
          price_rwf: computeUnitPrice(product, choice, size),
        }))}
        onChoose={(id) => setOption(options.find(({ option_id }) => option_id === id))}
      />
      <Group
        title={messages.size}
        chosen={size?.size_id}
        choices={sizes.map((choice) => ({
          ...choice,
          id: choice.size_id,
          swatch: '',
          price_rwf: computeUnitPrice(product, option, choice),
        }))}
        onChoose={(id) => setSize(sizes.find(({ size_id }) => size_id === id))}
      />
      <FormAlert message={failure} />
      <div className={css.foot}>
        <Button type="submit" wide busy={busy} disabled={isChoiceMissing}>
          {isChoiceMissing ? messages.chooseFirst : messages.addFor(formatRwf(computeUnitPrice(product, option, size)))}
        </Button>
      </div>
    </form>
  );
}

type GroupProps = { title: string; choices: readonly OptionOrSize[]; chosen: string | undefined; onChoose: (id: string) => void };

function Group({ title, choices, chosen, onChoose }: GroupProps) {
  const name = useId();
  const [firstChoice] = choices;
  if (!firstChoice) return null;
  const pricesDiffer = choices.some(({ price_rwf }) => price_rwf !== firstChoice.price_rwf);
  return (
    <fieldset>
      <legend className={css.title}>{title}</legend>
      <div className={css.choices}>
        {choices.map(({ id, name: label, swatch, price_rwf, in_stock }) => (
          <label key={id} className={css.choice}>
            <input type="radio" name={name} checked={id === chosen} disabled={!in_stock} onChange={() => onChoose(id)} />
            {swatch && <span className={css.swatch} style={{ backgroundColor: swatch }} />}
            <span>
              {label}
              {in_stock && pricesDiffer && <small>{formatRwf(price_rwf)}</small>}
              {!in_stock && <small>{messages.soldOut}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
