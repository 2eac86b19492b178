import type { Option, Size } from '@uruhu/contract/product';
import { formatRwf } from '@uruhu/contract/rules/money';
import { unitPrice } from '@uruhu/contract/rules/price';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useAddToCart } from '#app/lib/add-to-cart.ts';
import { paths } from '#app/lib/paths.ts';
import { canBeHad } from '#app/lib/product-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { addToCart } from '#messages/common';
import * as words from '#messages/product';
import css from './buy-box.module.css';
import { CartDialog, type CartOutcome } from './cart-dialog.tsx';
import type { ShownProduct } from './product-data.ts';

/** Refusals that say what is the matter, and which the shopper can do something about: 0 is a network that is gone. */
const TOLD = [0, 404, 422];
/** The product is not as the page shows it: sold out, or gone. */
const STALE = [404, 422];

type BuyProps = { product: ShownProduct; option: Option | undefined; size: Size | undefined };

/** How many, and the button. Without scripts the form leads a guest to sign in and back. */
export function Buy({ product, option, size }: BuyProps) {
  const { pathname, search } = useLocation();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<CartOutcome | null>(null);
  const [told, setTold] = useState(false);
  const [added, setAdded] = useState(false);
  const { busy, add } = useAddToCart();
  const revalidator = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const unit_price_rwf = unitPrice(product, option, size);

  // As many of another option, which is not in the cart yet.
  const choice = `${option?.option_id} ${size?.size_id}`;
  const [last, setLast] = useState(choice);
  if (last !== choice) {
    setLast(choice);
    setAdded(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const answer = await add({ product_id: product.product_id, quantity, option_id: option?.option_id, size_id: size?.size_id });
    if (!answer) return;
    setAdded(answer.ok);
    setTold(true);
    setOutcome(
      answer.ok
        ? { added: true, quantity, unit_price_rwf }
        : {
            added: false,
            reason: TOLD.includes(answer.status) ? answer.message : null,
            stale: STALE.includes(answer.status),
          },
    );
  }
  function close() {
    setTold(false);
    // Once the shopper has read why, the page shows what there is now.
    if (outcome?.added === false && outcome.stale) revalidator.revalidate();
  }
  const dialog = <CartDialog product={product} option={option} size={size} outcome={outcome} open={told} onClose={close} />;

  if (!canBeHad(product, option, size)) {
    const another = product.in_stock && [...product.options, ...product.sizes].some(({ in_stock }) => in_stock);
    return (
      <div className={css.buy}>
        <Button disabled>{words.soldOut}</Button>
        {another && <p className="small">{words.soldOutChoice}</p>}
        {dialog}
      </div>
    );
  }
  const price = formatRwf(unit_price_rwf);
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
      <BuyBar main={form}>
        <div>
          <b>{quantity > 1 ? words.timesPrice(quantity, price) : price}</b>
          <span>{[option?.name, size?.name].filter(Boolean).join(', ') || product.name}</span>
        </div>
        <Button type="submit" form="buy" busy={busy}>
          {label}
        </Button>
      </BuyBar>
      {dialog}
    </>
  );
}

/** At the lower edge of a phone, as long as the main button is off the screen. */
function BuyBar({ main, children }: { main: RefObject<HTMLElement | null>; children: React.ReactNode }) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!main.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(main.current);
    return () => observer.disconnect();
  }, [main]);
  return away && <div className={css.sticky}>{children}</div>;
}
