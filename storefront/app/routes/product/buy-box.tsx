import type { Option, Size } from '@uruhu/contract/product';
import { formatRwf, percentOff } from '@uruhu/contract/rules/money';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { unitPrice } from '@uruhu/contract/rules/price';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddToCart } from '#app/lib/add-to-cart.ts';
import { paths } from '#app/lib/paths.ts';
import { canBeHad } from '#app/lib/product-choice.ts';
import { useShop } from '#app/lib/shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Price } from '#app/ui/price.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { PercentTag } from '#app/ui/tag.tsx';
import { addToCart, noReviewsYet, stars } from '#messages/common';
import * as words from '#messages/product';
import css from './buy-box.module.css';
import { CartDialog, type CartOutcome } from './cart-dialog.tsx';
import { Choices } from './choices.tsx';
import type { ShownProduct } from './product-data.ts';
import { WishButton } from './wish-button.tsx';

type BuyBoxProps = {
  product: ShownProduct;
  option: Option | undefined;
  size: Size | undefined;
  /** The shopper goes to the reviews: they must be open. */
  onReviews: () => void;
};

/** What it is, what it costs, which one, how many, and the button. */
export function BuyBox({ product, option, size, onReviews }: BuyBoxProps) {
  const { product_id, base_price, discounted_price } = product;
  const chosen = { ...(option && { option: option.option_id }), ...(size && { size: size.size_id }) };
  return (
    <div>
      <PageLink className={css.brand} to={paths.search({ b: plainName(product.brand) })}>
        {plainName(product.brand)}
      </PageLink>
      <h1 className="h1">{product.name}</h1>
      <Rating rating={product.product_rating} count={product.review_count} onPress={onReviews} />
      <div className={css.price}>
        <Price
          base_price={base_price}
          discounted_price={discounted_price}
          extra={(option?.additional_price ?? 0) + (size?.additional_price ?? 0)}
          big
        >
          <PercentTag percent={percentOff(base_price, discounted_price)} />
        </Price>
      </div>
      <Choices
        title={words.option}
        chosen={option?.option_id}
        choices={product.options.map((each) => ({
          ...each,
          id: each.option_id,
          to: paths.product(product_id, { ...chosen, option: each.option_id }),
        }))}
      />
      <Choices
        title={words.size}
        chosen={size?.size_id}
        choices={product.sizes.map((each) => ({
          ...each,
          id: each.size_id,
          to: paths.product(product_id, { ...chosen, size: each.size_id }),
        }))}
      />
      <Buy key={`${option?.option_id} ${size?.size_id}`} product={product} option={option} size={size} />
      <WishButton product={product} />
      <Facts />
    </div>
  );
}

function Rating({ rating, count, onPress }: { rating: number; count: number; onPress: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the reviews; the press opens them, if they are folded
    <a className={css.rate} href="#reviews" onClick={onPress}>
      {count > 0 ? (
        <>
          <Stars rating={rating} label={stars(rating.toFixed(1))} />
          <b aria-hidden="true">{rating.toFixed(1)}</b>
          <span className="link">{words.reviewsLink(count)}</span>
        </>
      ) : (
        <span className="link">{noReviewsYet}</span>
      )}
    </a>
  );
}

/** Begins anew with each option and size. Without scripts the form leads a guest to sign in and back. */
function Buy({ product, option, size }: Omit<BuyBoxProps, 'onReviews'>) {
  const { pathname, search } = useLocation();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<CartOutcome | null>(null);
  const [told, setTold] = useState(false);
  const [added, setAdded] = useState(false);
  const { busy, add } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  const outOfView = useOutOfView(form);
  const unit_price_rwf = unitPrice(product, option, size);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const answer = await add({ product_id: product.product_id, quantity, option_id: option?.option_id, size_id: size?.size_id });
    if (!answer) return;
    setAdded(answer.ok);
    setTold(true);
    setOutcome(
      answer.ok ? { added: true, quantity, unit_price_rwf } : { added: false, reason: answer.status === 422 ? answer.message : null },
    );
  }

  if (!canBeHad(product, option, size)) {
    return (
      <div className={css.buy}>
        <Button disabled>{words.soldOut}</Button>
      </div>
    );
  }
  const label = added ? words.added : addToCart;
  return (
    <>
      <form ref={form} id="buy" className={css.buy} action={paths.signIn()} onSubmit={submit}>
        <input type="hidden" name="redirect" value={pathname + search} />
        <Stepper
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            setAdded(false);
          }}
        />
        <Button type="submit" busy={busy}>
          {label}
        </Button>
      </form>
      {outOfView && (
        <div className={css.sticky}>
          <div>
            <b>{formatRwf(unit_price_rwf * quantity)}</b>
            <span>{[option?.name, size?.name].filter(Boolean).join(', ') || product.name}</span>
          </div>
          <Button type="submit" form="buy" busy={busy}>
            {label}
          </Button>
        </div>
      )}
      <CartDialog product={product} option={option} size={size} outcome={outcome} open={told} onClose={() => setTold(false)} />
    </>
  );
}

/** Whether the main button is off the screen: then the bar at its lower edge stands in for it. */
function useOutOfView(ref: React.RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return away;
}

function Facts() {
  const free = useShop()?.free_shipping;
  return (
    <ul className={css.facts}>
      <li>
        <Icon name="truck" />
        {free ? words.factFreeDelivery : words.factDelivery}
      </li>
      <li>
        <Icon name="phone" />
        {words.factPayment}
      </li>
    </ul>
  );
}
