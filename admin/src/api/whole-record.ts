/**
 * Part of the cache key of a record with all its fields. Lists put their rows into the cache as if they were whole records, but the row of an
 * order, for example, has no payments; so whole records need a separate key.
 */
export const WHOLE_RECORD_CACHE_KEY = { whole: true };

/** The key of a whole order in the cache. */
export const buildOrderKey = (order_id: string) => ['orders', 'getOne', { id: order_id, meta: WHOLE_RECORD_CACHE_KEY }];
