import type { Address, Phones } from '@uruhu/contract/account';
import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { OrderSummary } from '#app/features/cart/order-summary.tsx';
import { computeTotal, findCartDiscount } from '#app/features/cart/totals.ts';
import columnsCss from '#app/features/cart/two-columns.module.css';
import type { Shipping } from '#app/features/cart/use-shipping.ts';
import { CouponOffer } from '#app/features/coupons/coupon-offer.tsx';
import type { CouponStore, CouponView } from '#app/features/coupons/coupon-store.ts';
import { FieldError } from '#app/forms/field.tsx';
import { Button } from '#app/ui/button.tsx';
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
  couponStore: CouponStore;
  couponView: CouponView;
  onPlaced: (order: Order) => void;
  onRefused: () => void;
};

/** The reason why there is no total yet: the fee is unknown, or else the discount. */
function explainMissingTotal(shipping: Shipping): string {
  if (shipping.kind === 'loading') return loadingFees;
  if (shipping.kind === 'failed') return feesNotLoaded;
  return shipping.kind === 'none' ? noShippingBand : messages.checkingCoupon;
}

/** The problem that prevents the order, and where the shopper can fix it; null if there is none. */
function findProblem(address: Address | null, phones: Phones, total_rwf: number | null, shipping: Shipping): CheckoutProblem | null {
  if (!address) return { location: 'address', message: messages.addressNeeded, canRetry: false };
  if (!phones.primaryPhone) return { location: 'phone', message: messages.phoneNeeded, canRetry: false };
  if (total_rwf !== null) return null;
  return { location: 'order_button', message: explainMissingTotal(shipping), canRetry: false };
}

export function CheckoutBody({ data, shipping, couponStore, couponView, onPlaced, onRefused }: CheckoutBodyProps) {
  const { cart, user, coupons } = data;
  const delivery = useDelivery(data);
  const [isSavingDelivery, setIsSavingDelivery] = useState(false);
  const discount = findCartDiscount(couponView, cart.subtotal);
  const total_rwf = computeTotal(cart, shipping, discount);
  const onOrderRefused = (refusal: CheckoutProblem) => {
    const { location, code, message } = refusal;
    if (location === 'coupon' && code) couponStore.refuse({ code, message });
    delivery.showProblem(refusal);
    onRefused();
  };
  const placement = usePlaceOrder({ user_id: user.user_id, items: cart.cart_items, onPlaced, onRefused: onOrderRefused });
  const { problem, setProblem } = placement;
  const isOrdering = placement.busy || isSavingDelivery;
  // An order placed now would lack the coupon that is being applied.
  const busy = isOrdering || couponView.applying;

  /** Saves what the shopper has typed, and places the order unless something is missing. */
  async function saveAndPlaceOrder() {
    if (busy) return;
    setProblem(null);
    setIsSavingDelivery(true);
    const saveResult = await delivery.saveAll();
    setIsSavingDelivery(false);
    if (!saveResult) return;
    if (typeof saveResult === 'string') return setProblem({ location: 'order_button', message: saveResult, canRetry: true });
    const newProblem = findProblem(saveResult.address, saveResult.phones, total_rwf, shipping);
    if (newProblem) delivery.showProblem(newProblem);
    if (newProblem || !saveResult.address || total_rwf === null) return setProblem(newProblem);
    const address = formatDeliveryText(saveResult.address, saveResult.phones.secondaryPhone);
    placement.place({ address, applied_coupon_code: discount?.code ?? null, expected_total: total_rwf });
  }
  return (
    <div className={columnsCss.columns}>
      <div className={css.sections}>
        <ShippingSection
          addresses={delivery.addresses}
          chosen={delivery.chosen}
          signUpAddress={user.address}
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
        aboveAmounts={
          <>
            <CheckoutItems items={cart.cart_items} />
            <CheckoutCoupon
              couponStore={couponStore}
              view={couponView}
              customerCoupons={coupons}
              subtotal_rwf={cart.subtotal}
              total_rwf={total_rwf}
              onPlace={problem?.location === 'coupon' ? saveAndPlaceOrder : undefined}
            />
          </>
        }
      >
        <CouponOffer couponStore={couponStore} view={couponView} customerCoupons={coupons} disabled={isOrdering} />
        <PlacementProblem problem={problem} />
        <Button wide busy={busy} disabled={shipping.kind === 'none'} onClick={saveAndPlaceOrder}>
          {isOrdering ? messages.placingOrder : messages.placeOrder}
        </Button>
        <p className={`small muted ${css.note}`}>{payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** Shows a problem that belongs to no section, above the button that retries. */
function PlacementProblem({ problem }: { problem: CheckoutProblem | null }) {
  const shownProblem = problem?.location === 'order_button' ? problem : null;
  return (
    <div role="alert">
      {shownProblem && (
        <div className={css.problem}>
          <FieldError error={shownProblem.message} />
          {shownProblem.canRetry && <p className="small">{messages.tryAgainSafely}</p>}
        </div>
      )}
    </div>
  );
}
