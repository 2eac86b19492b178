import { z } from 'zod';

/** `{ results, count, next, previous }`: the shape of every list. */
export const createListSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), count: z.int(), next: z.string().nullable(), previous: z.string().nullable() });

export type List<Item> = { results: Item[]; count: number; next: string | null; previous: string | null };

/** Times are ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** Whole francs. */
export const rwf = z.int();
