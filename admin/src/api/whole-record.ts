/**
 * Marks a record as its own page shows it. Lists put their rows into the cache as if they were whole records, and the row of an order has no
 * payments: so whole records have a key of their own.
 */
export const WHOLE = { whole: true };

/** The key of a whole order in the cache. */
export const buildOrderKey = (order_id: string) => ['orders', 'getOne', { id: order_id, meta: WHOLE }];
