import type { Option, Size } from '@uruhu/contract/catalogue/product';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { type FormEvent, type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Stepper } from '#app/features/cart/stepper.tsx';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/product';
import { addToCart } from '#messages/shell/common';
import type { ProductData } from '../product-data.ts';
import css from './buy-box.module.css';
import { CartDialog, type CartOutcome } from './cart-dialog.tsx';
import { LazyStockWait } from './lazy-stock-wait.tsx';
import { isAvailable } from './product-choice.ts';

/** Statuses whose message helps the shopper: 0 is a failed connection. */
const HELPFUL_STATUSES = [0, 404, 422];
/** Statuses that mean the page is out of date: the product is sold out or gone. */
const STALE_STATUSES = [404, 422];

/** The part of a phone's screen in which the form counts as visible: below the header and above the bar, with almost its whole height. */
const VISIBLE_AREA = { rootMargin: '-130px 0px -72px', threshold: 0.98 };

/** Whether the form is in sight, and the ref that watches it. */
function useVisibleForm(): [isVisible: boolean, watch: RefCallback<HTMLFormElement>] {
  const [isVisible, setVisible] = useState(true);
  const watch = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible((entry?.intersectionRatio ?? 1) >= VISIBLE_AREA.threshold),
      VISIBLE_AREA,
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return [isVisible, watch];
}

type BuyFormProps = { product: ProductData; option: Option | undefined; size: Size | undefined };

/**
 * The form with quantity and button. While the form is off a phone's screen, a bar at the lower edge repeats its button. Without JavaScript
 * the form sends a guest to sign in, and then back here.
 */
export function BuyForm({ product, option, size }: BuyFormProps) {
  const { pathname, search } = useLocation();
  const [quantity, setQuantity] = useState(1);
  const [outcome, setOutcome] = useState<CartOutcome | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const { busy, add } = useAddToCart();
  const revalidator = useRevalidator();
  const [isFormVisible, watchForm] = useVisibleForm();
  const unit_price_rwf = computeUnitPrice(product, option, size);

  // Once the shopper chooses another option or size, the button no longer says 'added'.
  const choiceKey = `${option?.option_id} ${size?.size_id}`;
  const [lastChoiceKey, setLastChoiceKey] = useState(choiceKey);
  if (lastChoiceKey !== choiceKey) {
    setLastChoiceKey(choiceKey);
    setAdded(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const result = await add({ product_id: product.product_id, quantity, option_id: option?.option_id, size_id: size?.size_id });
    if (!result) return;
    setAdded(result.ok);
    setDialogOpen(true);
    setOutcome(
      result.ok
        ? { added: true, quantity, unit_price_rwf }
        : {
            added: false,
            reason: HELPFUL_STATUSES.includes(result.status) ? result.message : null,
            isStale: STALE_STATUSES.includes(result.status),
          },
    );
  }
  function close() {
    setDialogOpen(false);
    // After the shopper has read the reason, the page loads the current stock.
    if (outcome?.added === false && outcome.isStale) revalidator.revalidate();
  }
  const dialog = <CartDialog product={product} option={option} size={size} outcome={outcome} open={isDialogOpen} onClose={close} />;

  if (!isAvailable(product, option, size)) {
    return (
      <SoldOutForm product={product} option={option} size={size} onInStock={() => revalidator.revalidate()}>
        {dialog}
      </SoldOutForm>
    );
  }
  const price = formatRwf(unit_price_rwf);
  const label = isAdded ? messages.added : addToCart;
  return (
    <>
      <form ref={watchForm} id="buy" className={css.buy} onSubmit={submit}>
        <input type="hidden" name="redirect" value={pathname + search} />
        <Stepper
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            setAdded(false);
          }}
        />
        {/* The action is the button's: a form with an action would be sent before the script has started, even by a customer. */}
        <Button type="submit" busy={busy} formAction={paths.signIn()}>
          {label}
        </Button>
      </form>
      {!isFormVisible && (
        <BuyBar
          price={quantity > 1 ? messages.timesPrice(quantity, price) : price}
          choice={[option?.name, size?.name].filter(Boolean).join(', ') || product.name}
          label={label}
          busy={busy}
        />
      )}
      {dialog}
    </>
  );
}

type BuyBarProps = { price: string; choice: string; label: string; busy: boolean };

/** The bar at the lower edge of a phone's screen, with a second button of the form. */
const BuyBar = ({ price, choice, label, busy }: BuyBarProps) => (
  <div className={css.buyBar}>
    <div>
      <b>{price}</b>
      <span>{choice}</span>
    </div>
    <Button type="submit" form="buy" busy={busy}>
      {label}
    </Button>
  </div>
);

type SoldOutProps = BuyFormProps & { onInStock: () => void; children: ReactNode };

/** Shown instead of the form if the product, or the chosen option or size, is sold out. The shopper can ask for a mail when it is back. */
function SoldOutForm({ product, option, size, onInStock, children }: SoldOutProps) {
  const hasChoiceInStock = product.in_stock && [...product.options, ...product.sizes].some(({ in_stock }) => in_stock);
  return (
    <>
      <div className={css.buy}>
        <Button disabled>{messages.soldOut}</Button>
        {hasChoiceInStock && <p className="small">{messages.soldOutChoice}</p>}
        {children}
      </div>
      <LazyStockWait
        choice={{ product_id: product.product_id, option_id: option?.option_id, size_id: size?.size_id }}
        onInStock={onInStock}
      />
    </>
  );
}
