import type { Address, Phones } from '@uruhu/contract/account';
import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { OrderSummary } from '#app/features/cart/order-summary.tsx';
import { computeTotal, findCartDiscount } from '#app/features/cart/totals.ts';
import columnsCss from '#app/features/cart/two-columns.module.css';
import type { Shipping } from '#app/features/cart/use-shipping.ts';
import { CouponOffer } from '#app/features/coupons/coupon-offer.tsx';
import type { CouponStore, CouponView } from '#app/features/coupons/coupon-store.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { feesNotLoaded, loadingFees, noShippingBand, payAfter } from '#messages/orders/cart';
import * as messages from '#messages/orders/checkout';
import css from './checkout.module.css';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { type CheckoutData, formatDeliveryText } from './checkout-data.ts';
import { CheckoutItems } from './checkout-items.tsx';
import { ContactSection } from './contact-section.tsx';
import type { CheckoutProblem } from './explain-refusal.ts';
import { ShippingFees } from './shipping-fees.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutBodyProps = {
  data: CheckoutData;
  shipping: Shipping;
  coupon: CouponStore;
  couponView: CouponView;
  onPlaced: (order: Order) => void;
  onRefused: () => void;
};

const WHY_NO_TOTAL = { loading: loadingFees, failed: feesNotLoaded, none: noShippingBand } as const;

/** The problem that prevents the order, and where the shopper can fix it; null if there is none. */
function findProblem(address: Address | null, phones: Phones, total: number | null, shipping: Shipping): CheckoutProblem | null {
  const problemAt = (at: CheckoutProblem['at'], message: string) => ({ at, message, retry: false });
  if (!address) return problemAt('address', messages.addressNeeded);
  if (!phones.primaryPhone) return problemAt('phone', messages.phoneNeeded);
  if (total !== null) return null;
  return problemAt(
    'order_button',
    shipping.kind in WHY_NO_TOTAL ? WHY_NO_TOTAL[shipping.kind as keyof typeof WHY_NO_TOTAL] : messages.checkingCoupon,
  );
}

export function CheckoutBody({ data, shipping, coupon, couponView, onPlaced, onRefused }: CheckoutBodyProps) {
  const { cart, user, coupons } = data;
  const delivery = useDelivery(data);
  const [savingDelivery, setSavingDelivery] = useState(false);
  const discount = findCartDiscount(couponView, cart.subtotal);
  const total = computeTotal(cart, shipping, discount);
  const onOrderRefused = (refusal: CheckoutProblem) => {
    const { at, code, message } = refusal;
    if (at === 'coupon' && code) coupon.refuse({ code, message });
    delivery.showProblem(refusal);
    onRefused();
  };
  const {
    place,
    busy: placing,
    problem,
    setProblem,
  } = usePlaceOrder({
    ...{ user_id: user.user_id, items: cart.cart_items },
    ...{ onPlaced, onRefused: onOrderRefused },
  });
  const ordering = placing || savingDelivery;
  // An order placed now would lack the coupon that is being applied.
  const busy = ordering || couponView.applying;

  async function order() {
    if (busy) return;
    setProblem(null);
    setSavingDelivery(true);
    const saved = await delivery.saveAll();
    setSavingDelivery(false);
    if (!saved) return;
    if (typeof saved === 'string') return setProblem({ at: 'order_button', message: saved, retry: true });
    const found = findProblem(saved.address, saved.phones, total, shipping);
    if (found) delivery.showProblem(found);
    if (found || !saved.address || total === null) return setProblem(found);
    const address = formatDeliveryText(saved.address, saved.phones.secondaryPhone);
    place({ address, applied_coupon_code: discount?.code ?? null, expected_total: total });
  }
  return (
    <div className={columnsCss.columns}>
      <div className={css.sections}>
        <ShippingSection
          addresses={delivery.addresses}
          chosen={delivery.chosen}
          onChoose={delivery.choose}
          onSaved={delivery.addAddress}
          problem={problem}
          formRef={delivery.addressForm}
        />
        <ContactSection phones={delivery.phones} onSaved={delivery.setPhones} problem={problem} formRef={delivery.phoneForm} />
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
            <CheckoutCoupon
              {...{ coupon, view: couponView, customerCoupons: coupons, subtotal_rwf: cart.subtotal, total }}
              onPlace={problem?.at === 'coupon' ? order : undefined}
            />
          </>
        }
      >
        <CouponOffer coupon={coupon} view={couponView} customerCoupons={coupons} disabled={ordering} />
        <PlaceProblem problem={problem} />
        <Button wide busy={busy} disabled={shipping.kind === 'none'} onClick={order}>
          {ordering ? messages.placingOrder : messages.placeOrder}
        </Button>
        <p className={`small muted ${css.note}`}>{payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** Shows a problem that belongs to no section, above the button that retries. */
function PlaceProblem({ problem }: { problem: CheckoutProblem | null }) {
  const shown = problem?.at === 'order_button' ? problem : null;
  return (
    <div role="alert">
      {shown && (
        <div className={css.problem}>
          <FieldError error={shown.message} />
          {shown.retry && <p className="small">{messages.tryAgainSafely}</p>}
        </div>
      )}
    </div>
  );
}
