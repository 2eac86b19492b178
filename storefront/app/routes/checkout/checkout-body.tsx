import type { Address, Phones } from '@uruhu/contract/account';
import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { OrderSummary } from '#app/routes/cart/order-summary.tsx';
import two from '#app/routes/cart/two-columns.module.css';
import { type Shipping, totalOf } from '#app/routes/cart/use-shipping.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { feesNotLoaded, loadingFees, noShippingBand, payAfter } from '#messages/cart';
import * as words from '#messages/checkout';
import { tryAgain } from '#messages/common';
import css from './checkout.module.css';
import { type CheckoutData, deliveryText } from './checkout-data.ts';
import { CheckoutItems } from './checkout-items.tsx';
import { ContactSection } from './contact-section.tsx';
import type { Trouble } from './outcome-of.ts';
import { ShippingFees } from './shipping-fees.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type CheckoutBodyProps = { data: CheckoutData; shipping: Shipping; onPlaced: (order: Order) => void; onRefused: () => void };

const WHY_NO_TOTAL = { loading: loadingFees, failed: feesNotLoaded, none: noShippingBand } as const;

/** The person's phones and addresses, as they were read and as they are changed here. */
function useDelivery({ addresses: read, user }: CheckoutData) {
  const [addresses, setAddresses] = useState(read);
  const [chosen, setChosen] = useState<Address | null>(read.find(({ is_default }) => is_default) ?? read[0] ?? null);
  const [phones, setPhones] = useState<Phones>(user);
  const keepAddress = (address: Address) => {
    setAddresses((all) => [...all.filter(({ address_id }) => address_id !== address.address_id), address]);
    setChosen(address);
  };
  return { addresses, chosen, setChosen, keepAddress, phones, setPhones };
}

export function CheckoutBody({ data, shipping, onPlaced, onRefused }: CheckoutBodyProps) {
  const { cart, user } = data;
  const delivery = useDelivery(data);
  const { chosen, phones } = delivery;
  const { place, busy, trouble, setTrouble } = usePlaceOrder({ user_id: user.user_id, onPlaced, onRefused });

  const order = () => {
    const block = (at: Trouble['at'], message: string) => setTrouble({ at, message, retry: false });
    if (!chosen) return block('address', words.addressNeeded);
    if (!phones.primaryPhone) return block('phone', words.phoneNeeded);
    const expected_total = totalOf(cart, shipping);
    if (expected_total === null) return block('here', WHY_NO_TOTAL[shipping.kind as keyof typeof WHY_NO_TOTAL]);
    place({ address: deliveryText(chosen, phones.secondaryPhone), applied_coupon_code: null, expected_total });
  };
  return (
    <div className={two.columns}>
      <div className={css.sections}>
        <ContactSection phones={phones} onSaved={delivery.setPhones} trouble={trouble} />
        <ShippingSection
          addresses={delivery.addresses}
          chosen={chosen}
          onChoose={delivery.setChosen}
          onSaved={delivery.keepAddress}
          trouble={trouble}
        />
        <ShippingFees shipping={shipping} />
      </div>
      <OrderSummary cart={cart} shipping={shipping} before={<CheckoutItems items={cart.cart_items} />}>
        <PlaceTrouble trouble={trouble} onRetry={order} />
        <Button wide busy={busy} onClick={order}>
          {busy ? words.placingOrder : words.placeOrder}
        </Button>
        <p className={`small muted ${css.note}`}>{payAfter}</p>
      </OrderSummary>
    </div>
  );
}

/** What is not mended in one of the sections is said where the button is. */
function PlaceTrouble({ trouble, onRetry }: { trouble: Trouble | null; onRetry: () => void }) {
  const here = trouble?.at === 'here' ? trouble : null;
  return (
    <div role="alert">
      {here && (
        <div className={css.trouble}>
          <FieldError error={here.message} />
          {here.retry && (
            <>
              <p className="small">{words.tryAgainSafely}</p>
              <Button kind="line" onClick={onRetry}>
                {tryAgain}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
