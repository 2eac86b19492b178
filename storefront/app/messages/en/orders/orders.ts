/** Messages of orders: the list, one order, its status, its payment, tracking. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import type { Stage } from '@uruhu/contract/rules/order-timeline';

export { order_not_found as orderMissing } from '@uruhu/contract/messages/en/refusals';

export const title = 'My Orders';
export const about = 'Your orders: what they cost, whether they are paid and how far they have come.';
export const empty = 'You have no orders.';
export const emptyText = 'When you place one, you can follow it here from Korea to your door.';
export const filterByStatus = 'Orders by status';
export const allOrders = 'All';
export const noneOfStatus = (status: OrderStatus) => `No order is ${statusLabels[status].toLowerCase()} now.`;
export const startShopping = 'Start shopping';

export const orderId = 'Order ID';
export const date = 'Date';
export const status = 'Status';
export const total = 'Total';
export const paidSoFar = 'Paid so far';
export const leftToPay = 'Left to pay';
export const leftToPayOf = (amount: string) => `${amount} left to pay`;
export const before = 'Before';
export const paymentStatus = 'Payment';
export const products = 'Products';
export const productCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const action = 'Action';
export const payNow = 'Pay Now';
export const payNowFor = (id: string) => `Pay Now, order ${id}`;
export const viewDetails = 'View Details';
export const viewDetailsOf = (id: string) => `View Details, order ${id}`;

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  preparing: 'Preparing',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const paymentStatusLabels: Record<PaymentStatus, string> = { Paid: 'Paid', Unpaid: 'Unpaid', Refunded: 'Refunded' };
export const checkingPayment = 'Checking payment';
export const partlyPaid = 'Partly paid';
export const paymentNotFound = 'Payment not found';
export const seeWhy = 'See why';
export const seeWhyOf = (id: string) => `See why the payment was not found, order ${id}`;

export const orderTitle = (shortId: string) => `Order ${shortId}`;
export const orderAbout = 'One order: its items, its total and how far it has come.';
export const placedOn = (when: string) => `Placed ${when}`;
export const fullNumber = 'Full number';
export const notFound = 'Order not found.';
export const notFoundText = 'Please look for it among your orders, or track it by its number.';

export const summary = 'Summary';
export const subtotal = (pieces: number) => (pieces === 1 ? 'Subtotal, 1 item' : `Subtotal, ${pieces} items`);
export const shipping = 'Shipping';
export const freeShipping = 'Free Shipping';
export const itemsOrdered = 'Items Ordered';
export const writeReview = 'Write a Review';
export const writeReviewOf = (name: string) => `Write a Review of ${name}`;
export const reviewAfterDelivery = 'You can review it once your parcel has come.';
export const reviewNotCancelled = 'This order was cancelled.';
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
/** The sentences that the first stage of an unpaid order adds. */
export const waitsForPayment = 'It waits for your payment.';
export const waitsForRest = 'It waits for the rest of your payment.';
export const waitsForCheck = 'We begin as soon as we have found your payment.';
/** For visitors of the tracking page other than the order's owner, who do not learn whether a payment was rejected. */
export const waitsForConfirmation = 'We begin once its payment is confirmed.';
/** The link that ends the message of a cancelled order. */
export const contactUs = 'contact us';
export const stageLater = 'still to come';

export const paymentInstructions = 'Payment Instructions';
export const helpWith = (order_id: string) => `Hello, I need help with my order ${order_id}.`;
export const needHelp = 'Need Help? Contact Support';

export const trackTitle = 'Track Order';
export const trackAbout = 'See how far an order has come by its number. You do not need to sign in.';
export const trackIntro = 'Enter the number of your order, or the link that tracks it. You do not need to sign in.';
export const trackHint = 'first 8 or all 36 characters';
export const track = 'Track';
export const tracking = 'Tracking...';
export const idNeeded = 'Please enter an order ID';
export const openOrder = 'Open your order';
export const trackFailed = 'An error occurred while tracking your order. Please try again.';
