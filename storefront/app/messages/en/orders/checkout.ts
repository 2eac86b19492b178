/** Messages of the checkout. */

export { address_needed as addressNeeded, phone_needed as phoneNeeded } from '@uruhu/contract/messages/en/refusals';
export { addressSaved, phoneUpdated } from '@uruhu/contract/messages/en/successes';

export const title = 'Checkout';
export const about = 'Say where your order goes and whom we call, and place it.';
export const yourItems = 'Your items';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const changeCart = 'Change cart';
export const continueShopping = 'Continue Shopping';

export const contact = 'Contact Information';
export const primaryPhone = 'Primary phone';
export const primaryHint = 'required, the rider calls it';
export const secondaryPhone = 'Second phone';
export const optional = 'optional';
export const saveContact = 'Save contact';
export const complete = 'complete';
export const edit = 'Edit';

export const shippingInformation = 'Shipping Information';
export const deliverTo = 'Deliver to';
export const newAddress = 'Another address';
export const street = 'Street address';
export const streetHint = 'required: house, landmark';
export const city = 'City';
export const country = 'Country';
export const postalCode = 'Postal code';
export const saveAddress = 'Save address';
export const saving = 'Saving...';

export const shippingFees = 'Shipping fees';
export const placeOrder = 'Place Order';
export const placingOrder = 'Placing Order...';
export const priceChanged = (total: string) => `The total is now ${total}. Please check it and place your order again.`;
export const connectionDropped = 'Your connection dropped. Nothing was lost.';
export const tryAgainSafely = 'Place the order again: it cannot be placed twice.';
export const placedBefore = 'This order was placed already. What you changed since was not ordered.';
export const checkingCoupon = 'Your coupon is being checked. Please try again in a moment.';
export const yourCoupon = 'Your coupon';
export const placeWithout = (total: string) => `Place without it, ${total}`;
export const checkingOrder = 'Checking whether your order arrived...';
