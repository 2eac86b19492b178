import type { Row } from './queries.ts';

/** Writes times as text. The schema of the reply leaves out columns that it does not declare. */
export const presentContent = <Item>(row: Row): Item =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value])) as Item;
