import { paths } from '#app/lib/paths.ts';

/** The page that shows how far an order has come, to anyone who has the link, and nothing personal. */
export const getTrackingPath = (order_id: string): string => `${paths.trackOrder()}?id=${encodeURIComponent(order_id)}`;
