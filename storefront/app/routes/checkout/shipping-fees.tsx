import { ShippingFee, ShippingTrouble } from '#app/routes/cart/shipping-fee.tsx';
import type { Shipping } from '#app/routes/cart/use-shipping.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inKigali } from '#messages/cart';
import { shippingFees } from '#messages/checkout';
import css from './checkout.module.css';

/** What delivery costs, or why that is not known. */
export function ShippingFees({ shipping }: { shipping: Shipping }) {
  const known = shipping.kind === 'free' || shipping.kind === 'charged';
  return (
    <section className={css.fees} aria-labelledby="shipping-fees">
      <Icon name="truck" />
      <div>
        <h2 className="h3" id="shipping-fees">
          {shippingFees}
        </h2>
        {shipping.kind === 'loading' && <ShippingFee shipping={shipping} />}
        {known && (
          <p className={css.fee}>
            <span>{inKigali}</span>
            <span>
              <ShippingFee shipping={shipping} />
            </span>
          </p>
        )}
        <ShippingTrouble shipping={shipping} />
      </div>
    </section>
  );
}
