import { paths } from '#app/lib/paths.ts';

/** The path of an order's tracking page. The page shows the progress of the order to everyone who has the link, but nothing personal. */
export const getTrackingPath = (order_id: string): string => `${paths.trackOrder()}?id=${encodeURIComponent(order_id)}`;
