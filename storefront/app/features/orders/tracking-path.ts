import { paths } from '#app/lib/paths.ts';

/** The path of an order's tracking page. To anyone with the link, the page shows how far the order has come, but nothing personal. */
export const getTrackingPath = (order_id: string): string => `${paths.trackOrder()}?id=${encodeURIComponent(order_id)}`;
