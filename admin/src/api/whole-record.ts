/**
 * The `meta` with which pages load a record with all its fields. React-admin makes it part of the cache key, which keeps these records apart
 * from the rows of lists, which react-admin caches as records too, although the row of an order, for example, has no payments.
 */
export const WHOLE_RECORD_META = { whole: true };

/** The cache key that react-admin gives to a record that is loaded with WHOLE_RECORD_META. */
export const buildWholeRecordKey = (resource: string, id: string) => [resource, 'getOne', { id, meta: WHOLE_RECORD_META }];
