import type { UsableCoupons } from '@uruhu/contract/coupon';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { CouponField } from '#app/features/coupons/coupon-field.tsx';
import type { CouponStore, CouponView } from '#app/features/coupons/coupon-store.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/checkout';

type CheckoutCouponProps = {
  couponStore: CouponStore;
  view: CouponView;
  /** The customer's own coupons; null if they could not be loaded. */
  customerCoupons: UsableCoupons | null;
  subtotal_rwf: number;
  /** The total without the refused discount. */
  total_rwf: number | null;
  /** Places the order without the coupon; undefined unless the coupon prevented the order. */
  onPlace: (() => void) | undefined;
};

/** The cart's coupon field. If the server refuses the coupon with the order, lets the shopper order without it. */
export function CheckoutCoupon({ couponStore, view, customerCoupons, subtotal_rwf, total_rwf, onPlace }: CheckoutCouponProps) {
  return (
    <CouponField
      label={messages.yourCoupon}
      couponStore={couponStore}
      view={view}
      customerCoupons={{
        loading: false,
        coupons: customerCoupons?.results ?? [],
        getsFreeGift: customerCoupons?.gets_free_gift ?? false,
      }}
      subtotal_rwf={subtotal_rwf}
    >
      {onPlace && total_rwf !== null && (
        <Button kind="line" onClick={onPlace}>
          {messages.placeWithout(formatRwf(total_rwf))}
        </Button>
      )}
    </CouponField>
  );
}
