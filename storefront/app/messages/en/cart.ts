/** Words of the cart and of the three steps from bag to order. */
import { MESSAGE } from '@uruhu/contract/rules/messages';

export const { cartEmpty, noShippingBand } = MESSAGE;

export const steps = ['01 Shopping Bag', '02 Checkout', '03 Order Complete'] as const;
export const stepsLabel = 'Steps of your order';
export const stepDone = 'done';

export const title = 'Shopping Cart';
export const about = 'What you have put into your cart, what it costs and what delivery costs.';
export const emptyText = 'Things you add will wait here, on every phone you sign in with.';
export const seeBestSellers = 'See best sellers';
export const guestText = 'Sign in to see what you have put into it, or look around first.';
export const signIn = 'Sign in';
export const notLoaded = 'Your cart could not be loaded. Nothing was lost.';
export const notLoadedText = 'Until it loads, this page has nothing to show. What you added is safe.';

export const changesTitle = 'Your cart has changed';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const removedNamed = (name: string) => `${name} was removed from your cart.`;
export const saveToWishlist = 'Save to wishlist';
export const removeFromWishlist = 'Remove from wishlist';
export const ofProduct = (action: string, name: string) => `${action}: ${name}`;
export const lineTotal = 'Line total';
export const each = (price: string) => `${price} each`;
export const onlyLeft = (left: number) => `Only ${left} left`;
export const soldOut = 'Sold out. Please remove it to order the rest.';
export const connectionDropped = 'Your connection dropped. Nothing was lost.';

export const orderSummary = 'Order summary';
export const subtotal = (pieces: number) => (pieces === 1 ? 'Subtotal, 1 item' : `Subtotal, ${pieces} items`);
export const shipping = 'Shipping';
export const inKigali = 'In Kigali City';
export const freeShipping = 'Free Shipping';
export const before = 'Before';
export const total = 'Total';
export const updating = 'Updating...';
export const totalsNotLoaded = 'The totals did not load. Your cart is safe.';
export const loadingFees = 'Loading shipping fees...';
export const feesNotLoaded = 'The shipping fees did not load.';
export const feesNeedItems = 'Add products to your cart to calculate shipping fees.';
export const payAfter = 'You pay after you place the order.';
export const proceed = 'Proceed to Checkout';
