/** The query and the reply of lists in the back office. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { knownText, page, VERSION_MAX, wholeNumber } from '../fields/text.ts';
import { keepMachineText } from '../rules/clean-text.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Long enough for a hundred ids, short enough for the length limit of a URL. */
const FILTER_LENGTH_MAX = 5_000;

/** What the JSON of a filter holds: from outside, its schema is only a text. */
export const jsonFilters = z.registry<{ filter: object }>();

/** A filter as a JSON object in the URL. */
export const jsonFilter = <Filter extends z.ZodObject>(filter: Filter) =>
  z
    .string()
    .overwrite(keepMachineText)
    .max(FILTER_LENGTH_MAX)
    .default('{}')
    .transform((text, context): z.output<Filter> => {
      const parsed = filter.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: formatFieldCode('filter_unreadable') });
      return z.NEVER;
    })
    .register(jsonFilters, { filter });

/** The version of a record that the member has seen before she deletes it. */
export const seenVersion = z.object({ version: wholeNumber(1, VERSION_MAX, formatFieldCode('version_needed')) });

export const perPage = z.coerce.number().int().min(1).max(100).catch(25);

/** `filter` is a JSON object. A list that does not declare its sorts is sorted by age, and `sort` is ignored. */
export const listQuery = <Filter extends z.ZodObject>(filter: Filter) =>
  z.object({
    page,
    perPage,
    sort: knownText(40).optional(),
    order: z.enum(['ASC', 'DESC']).catch('DESC'),
    filter: jsonFilter(filter),
  });

/** The shape of the back office's lists. Lists of the storefront have another shape (createListSchema in fields/list.ts). */
export const createDataListSchema = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), total: z.int() });
