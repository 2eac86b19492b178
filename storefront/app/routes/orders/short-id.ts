const SHOWN = 8;

/** An order is called by the first characters of its id. */
export const shortId = (order_id: string): string => order_id.slice(0, SHOWN);
/** The same where it stands for the whole id, as in lists. */
export const shortened = (order_id: string): string => `${shortId(order_id)}…`;
