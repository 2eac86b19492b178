/** Messages of the cancelled orders. */
export const intro = 'Orders that were cancelled, by you or by us.';
export const placedOn = (day: string) => `Placed ${day}`;
export const cancelledOn = (day: string) => `cancelled ${day}`;
export const products = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const orderId = 'Order ID';
export const viewDetails = 'View Details';
export const viewDetailsOf = (id: string) => `View Details, order ${id}`;
export const empty = 'No cancelled orders';
export const emptyText = 'None of your orders was cancelled.';
export const seeOrders = 'See my orders';
export const failed = 'Your orders could not be loaded.';
