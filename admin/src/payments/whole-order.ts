/**
 * Marks the order as its own page shows it. Lists put their rows into the cache as if they were whole records, and a row has no payments: so
 * whole orders have a key of their own.
 */
export const WHOLE = { whole: true };

/** The key of a whole order in the cache. */
export const buildOrderKey = (order_id: string) => ['orders', 'getOne', { id: order_id, meta: WHOLE }];
