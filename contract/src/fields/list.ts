import { z } from 'zod';

/** The shape of the storefront's lists. Lists of the back office have another shape (createDataListSchema in staff/lists.ts). */
export const createListSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), count: z.int(), next: z.string().nullable(), previous: z.string().nullable() });

export type List<Item> = { results: Item[]; count: number; next: string | null; previous: string | null };

/** The fields of a translated record that are in English, because they have no text in the language of the reply. */
export const untranslated = z.array(z.string()).optional();

/** Times are ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** Whole francs. */
export const rwf = z.int();
