import type { ContentRow } from './queries.ts';

/** Converts a row for the reply: times become texts. The reply's schema drops columns that it does not declare. */
export const presentContent = <Item>(row: ContentRow): Item =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value])) as Item;
