/** Words of orders: the list, one order, its way, how it is paid, tracking. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Stage } from '@uruhu/contract/rules/order-timeline';

export const { orderMissing } = MESSAGE;

export const title = 'My Orders';
export const about = 'Your orders: what they cost, whether they are paid and how far they have come.';
export const empty = 'You have no orders.';
export const emptyText = 'When you place one, you can follow it here from Korea to your door.';
export const startShopping = 'Start shopping';

export const orderId = 'Order ID';
export const date = 'Date';
export const status = 'Status';
export const total = 'Total';
export const before = 'Before';
export const paymentStatus = 'Payment';
export const products = 'Products';
export const productCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const action = 'Action';
export const payNow = 'Pay Now';
export const payNowFor = (id: string) => `Pay Now, order ${id}`;
export const viewDetails = 'View Details';
export const viewDetailsOf = (id: string) => `View Details, order ${id}`;

export const statusWord: Record<OrderStatus, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const paymentWord: Record<PaymentStatus, string> = { Paid: 'Paid', Unpaid: 'Unpaid', Refunded: 'Refunded' };

export const orderTitle = (shortId: string) => `Order ${shortId}`;
export const orderAbout = 'One order: its items, its total and how far it has come.';
export const placedOn = (when: string) => `Placed ${when}`;
export const fullNumber = 'Full number';
export const notFound = 'Order not found.';
export const notFoundText = 'Please look for it among your orders, or track it by its number.';

export const summary = 'Summary';
export const subtotal = (pieces: number) => (pieces === 1 ? 'Subtotal, 1 item' : `Subtotal, ${pieces} items`);
export const coupon = (code: string) => `Coupon ${code}`;
export const shipping = 'Shipping';
export const freeShipping = 'Free Shipping';
export const itemsOrdered = 'Items Ordered';
export const writeReview = 'Write a Review';
export const writeReviewOf = (name: string) => `Write a Review of ${name}`;
export const changeReview = 'Change your review';
export const changeReviewOf = (name: string) => `Change your review of ${name}`;
export const noItems = 'No items found for this order.';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const deliveryInformation = 'Delivery Information';
export const notProvided = 'Not Provided';
export const openTracking = 'Open the tracking page';

export const shippingProgress = 'Shipping Progress';
export const noProgress = 'No progress updates available yet.';
export const stageTitle: Record<Stage, string> = {
  pending: 'Order received',
  packaging: 'Packaging',
  shipping: 'On its way from Korea',
  arrived: 'Arrived in Kigali',
  delivering: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const stageMessage: Record<Stage, string> = {
  pending: 'Your order was received and is ready to be processed',
  packaging: 'Your order is being packaged and prepared for shipment to the transport area',
  shipping: 'Your order is on its way from Korea to Kigali, Rwanda',
  arrived: 'Your order has arrived in Kigali and is being checked. Please be ready to be contacted soon',
  delivering: 'Your order is on its way and being delivered to your address',
  delivered: 'Your order was successfully delivered! Thank you for shopping with us.',
  cancelled: 'Your order was cancelled. If you did not expect this, please',
};
/** The end of the message of a cancelled order, as a link. */
export const contactUs = 'contact us';
export const stageNow = 'now';
export const stageLater = 'still to come';

export const orderPlaced = 'Your order is placed';
export const orderPlacedText = 'Thank you. Pay now with your phone, or later from your orders.';
export const orderNumber = 'Order number';
export const toPay = 'To pay';
export const goToOrders = 'Go to Orders';
export const paymentInstructions = 'Payment Instructions';
export const choosePayment = 'Choose Payment Method';
export const chooseText = (total: string) => `How would you like to pay ${total}?`;
export const mobileMoney = 'Mobile Money';
export const mobileMoneyText = 'Dial a short code on your phone. No card needed.';
export const mobileMoneyKinds = 'MTN MoMo, Airtel Money';
export const step1 = 'Open your phone keypad.';
export const step2 = 'Dial this code.';
export const step2Dial = 'Dial this code, or tap Dial now.';
export const step3 = (merchant: string) => ['Check that the name is ', merchant, ', then enter your PIN.'] as const;
export const amount = 'Amount';
export const merchantName = 'Merchant name';
export const copyCode = 'Copy the code';
export const copied = 'Code copied.';
export const notCopied = 'The code is selected: copy it with your keyboard or by holding it.';
export const dialNow = 'Dial now';
export const backToMethods = 'Back to Payment Methods';
export const continueToOrders = 'Continue to Orders';
export const needHelp = 'Need Help? Contact Support';
export const matchedByHand = 'We match the payment by hand. Your order then shows as paid.';
export const noCode = 'The payment code could not be loaded. Please contact support: we will help you to pay.';
export const helpWith = (order_id: string) => `Hello, I need help with my order ${order_id}.`;

export const trackTitle = 'Track Order';
export const trackAbout = 'See how far an order has come by its number. You do not need to sign in.';
export const trackIntro = 'Enter the number of your order. You do not need to sign in.';
export const trackHint = 'it is on your order page';
export const track = 'Track';
export const tracking = 'Tracking...';
export const idNeeded = 'Please enter an order ID';
export const trackFailed = 'An error occurred while tracking your order. Please try again.';
