/** Messages of the cart and of the three steps from cart to order. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { cart_empty as cartEmpty, no_shipping_band as noShippingBand } from '@uruhu/contract/messages/en/refusals';

export const steps = ['01 Shopping Bag', '02 Checkout', '03 Order Complete'] as const;
export const stepsLabel = 'Steps of your order';
export const stepDone = 'done';

export const title = 'Shopping Cart';
export const about = 'What you have put into your cart, what it costs and what delivery costs.';
export const emptyText = 'Things you add will wait here, on every phone you sign in with.';
export const seeBestSellers = 'See best sellers';
export const orderPlaced = 'Your order is placed';
export const orderPlacedUnpaid = 'Your order is placed and waits to be paid';
export const becameOrder = (order: string, due: string) => `What was in your cart is in order ${order} now: ${due} to pay.`;
export const orderUnpaid = (order: string, due: string) => `Your order ${order} waits to be paid: ${due}.`;
export const payThisOrder = 'Pay this order';
export const orderWaits = 'What was in your cart is on its page now, and so is the way to pay it.';
export const viewOrder = 'View your order';
export const goToOrders = 'Go to Orders';
export const guestText = 'Sign in to see what you have put into it, or look around first.';
export const signIn = 'Sign in';
export const notLoaded = 'Your cart could not be loaded. Nothing was lost.';
export const notLoadedText = 'Until it loads, this page has nothing to show. What you added is safe.';

export const changesTitle = 'Your cart has changed';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const removedNamed = (name: string) => `${name} was removed from your cart.`;
export const undo = 'Undo';
export const putBack = (name: string) => `${name} is in your cart again.`;
export const notPutBack = (name: string, why: string) => `${name} could not be put back. ${why}`;
export const noResponse = 'Your connection dropped.';
export const removalWaits = 'Removed here. It is sent when the connection is back.';
export const notRemoved = (why: string) => `${why} It is not removed yet.`;
export const keep = 'Keep it';
export const removedLine = (name: string) => `${name}, removed`;
export const saveToWishlist = 'Save to wishlist';
export const removeFromWishlist = 'Remove from wishlist';
export const ofProduct = (action: string, name: string) => `${action}: ${name}`;
export const lineTotal = 'Line total';
export const each = (price: string) => `${price} each`;
export const onlyLeft = (left: number) => `Only ${left} left`;
export const soldOut = 'Sold out. Please remove it to order the rest.';
export const connectionDropped = 'Your connection dropped. Nothing was lost.';
export const waitsForConnection = 'You are offline. This is sent when the connection is back.';
export const removedElsewhere = (name: string) => `${name} is no longer in your cart.`;
export const offline = 'You are offline. What you change is sent when the connection is back.';

export const couponMessages = {
  codeNeeded: 'Please enter a coupon code',
  notSignedIn: 'User not authenticated',
  failed: 'Failed to apply coupon',
  notChecked: 'Your coupon could not be checked just now.',
  applied: (code: string, instead_of: string | null) =>
    `Coupon "${code}" applied successfully!${instead_of === null ? '' : ` It takes the place of "${instead_of}".`}`,
  removed: (code: string) => `Coupon "${code}" removed.`,
};
export const couponCode = 'Coupon code';
export const onePerOrder = 'one per order';
export const apply = 'Apply';
export const applying = 'Applying...';
export const yourCoupons = 'Your coupons';
export const applyCoupon = (code: string, worth: string) => `Apply coupon ${code}, ${worth}`;
export const applyInstead = (code: string, worth: string) => `Apply coupon instead: ${code}, ${worth}`;
export const instead = 'Instead:';
export const couponFrom = (minimum_rwf: number) => `from ${formatRwf(minimum_rwf)}`;
export const removeCoupon = (code: string) => `Remove coupon ${code}`;
export const clearCoupons = 'Clear all';
export const couponNotApplied = 'Not taken off.';
export const coupon = (code: string) => `Coupon ${code}`;
export const takenOff = (amount: string) => `−${amount}`;

export const orderSummary = 'Order summary';
export const subtotal = (pieces: number) => (pieces === 1 ? 'Subtotal, 1 item' : `Subtotal, ${pieces} items`);
export const shipping = 'Shipping';
export const inKigali = 'In Kigali City';
export const freeShipping = 'Free Shipping';
export const before = 'Before';
export const total = 'Total';
export const updating = 'Updating...';
export const totalsNotLoaded = 'The totals are not up to date. Your cart is safe.';
export const loadingFees = 'Loading shipping fees...';
export const feesNotLoaded = 'The shipping fees did not load.';
const kilograms = (weight_g: number) => `${(weight_g / 1000).toFixed(1)} kg`;
export const heavyText = (weight_g: number) =>
  `Your cart weighs ${kilograms(weight_g)}. Order a part of it now, or ask us: we find a way to send all of it.`;
export const heavyQuestion = (weight_g: number) =>
  `Hello, my cart weighs ${kilograms(weight_g)} and has no shipping option. How can you send it?`;
export const askUs = (byWhatsapp: boolean) => (byWhatsapp ? 'Ask us on WhatsApp' : 'Ask us');
export const feesNeedItems = 'Add products to your cart to calculate shipping fees.';
export const payAfter = 'You pay after you place the order.';
export const proceed = 'Proceed to Checkout';
