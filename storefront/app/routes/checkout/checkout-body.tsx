import type { Address, Phones } from '@uruhu/contract/account';
import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import type { CouponDesk, CouponView } from '#app/routes/cart/coupon-desk.ts';
import { OrderSummary } from '#app/routes/cart/order-summary.tsx';
import { discountIn, totalOf } from '#app/routes/cart/sums.ts';
import two from '#app/routes/cart/two-columns.module.css';
import type { Shipping } from '#app/routes/cart/use-shipping.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { feesNotLoaded, loadingFees, noShippingBand, payAfter } from '#messages/cart';
import * as words from '#messages/checkout';
import css from './checkout.module.css';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { type CheckoutData, deliveryText } from './checkout-data.ts';
import { CheckoutItems } from './checkout-items.tsx';
import { ContactSection } from './contact-section.tsx';
import type { Trouble } from './outcome-of.ts';
import { ShippingFees } from './shipping-fees.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutBodyProps = {
  data: CheckoutData;
  shipping: Shipping;
  coupon: CouponDesk;
  couponView: CouponView;
  onPlaced: (order: Order) => void;
  onRefused: () => void;
};

const WHY_NO_TOTAL = { loading: loadingFees, failed: feesNotLoaded, none: noShippingBand } as const;

/** Where and why an order of this total cannot be placed; null where it can. */
function missing(address: Address | null, phones: Phones, total: number | null, shipping: Shipping): Trouble | null {
  const block = (at: Trouble['at'], message: string) => ({ at, message, retry: false });
  if (!address) return block('address', words.addressNeeded);
  if (!phones.primaryPhone) return block('phone', words.phoneNeeded);
  if (total !== null) return null;
  return block('here', shipping.kind in WHY_NO_TOTAL ? WHY_NO_TOTAL[shipping.kind as keyof typeof WHY_NO_TOTAL] : words.checkingCoupon);
}

export function CheckoutBody({ data, shipping, coupon, couponView, onPlaced, onRefused }: CheckoutBodyProps) {
  const { cart, user } = data;
  const delivery = useDelivery(data);
  const [settling, setSettling] = useState(false);
  const discount = discountIn(couponView, cart.subtotal);
  const total = totalOf(cart, shipping, discount);
  const refused = ({ at, message }: Trouble) => {
    if (at === 'coupon') coupon.refuse(message);
    onRefused();
  };
  const { place, busy: placing, trouble, setTrouble } = usePlaceOrder({ user_id: user.user_id, onPlaced, onRefused: refused });
  const busy = placing || settling;

  async function order() {
    if (busy) return;
    setTrouble(null);
    setSettling(true);
    const to = await delivery.settle();
    setSettling(false);
    if (!to) return;
    if (typeof to === 'string') return setTrouble({ at: 'here', message: to, retry: true });
    const block = missing(to.address, to.phones, total, shipping);
    if (block || !to.address || total === null) return setTrouble(block);
    const address = deliveryText(to.address, to.phones.secondaryPhone);
    place({ address, applied_coupon_code: discount?.code ?? null, expected_total: total });
  }
  return (
    <div className={two.columns}>
      <div className={css.sections}>
        <ShippingSection
          addresses={delivery.addresses}
          chosen={delivery.chosen}
          onChoose={delivery.choose}
          onSaved={delivery.keepAddress}
          trouble={trouble}
          saveTyped={delivery.saveAddress}
        />
        <ContactSection phones={delivery.phones} onSaved={delivery.setPhones} trouble={trouble} saveTyped={delivery.savePhones} />
        <ShippingFees shipping={shipping} />
      </div>
      <OrderSummary
        cart={cart}
        shipping={shipping}
        discount={discount}
        totals={couponView.checking ? 'old' : 'current'}
        before={
          <>
            <CheckoutItems items={cart.cart_items} />
            <CheckoutCoupon coupon={coupon} view={couponView} total={total} onPlace={trouble?.at === 'coupon' ? order : undefined} />
          </>
        }
      >
        <PlaceTrouble trouble={trouble} />
        <Button wide busy={busy} onClick={order}>
          {busy ? words.placingOrder : words.placeOrder}
        </Button>
        <p className={`small muted ${css.note}`}>{payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** What is not mended in one of the sections is said above the button, which is how to try again. */
function PlaceTrouble({ trouble }: { trouble: Trouble | null }) {
  const here = trouble?.at === 'here' ? trouble : null;
  return (
    <div role="alert">
      {here && (
        <div className={css.trouble}>
          <FieldError error={here.message} />
          {here.retry && <p className="small">{words.tryAgainSafely}</p>}
        </div>
      )}
    </div>
  );
}
