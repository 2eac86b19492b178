import { ShippingFee, ShippingProblem } from '#app/features/cart/shipping-fee.tsx';
import type { Shipping } from '#app/features/cart/use-shipping.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inKigali } from '#messages/orders/cart';
import { shippingFees } from '#messages/orders/checkout';
import css from './checkout.module.css';

/** The shipping fee, or why it is not known. */
export function ShippingFees({ shipping }: { shipping: Shipping }) {
  const isKnown = shipping.kind !== 'loading' && shipping.kind !== 'failed';
  return (
    <section className={css.fees} aria-labelledby="shipping-fees">
      <Icon name="truck" />
      <div>
        <h2 className="h3" id="shipping-fees">
          {shippingFees}
        </h2>
        {shipping.kind === 'loading' && <ShippingFee shipping={shipping} />}
        {isKnown && (
          <p className={css.fee}>
            <span>{inKigali}</span>
            <span>
              <ShippingFee shipping={shipping} />
            </span>
          </p>
        )}
        <ShippingProblem shipping={shipping} />
      </div>
    </section>
  );
}
