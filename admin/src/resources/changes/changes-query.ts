/** Converts the address of the page of changes into a query of the audit log. */

/**
 * The filters in the address, which also holds the position in the log. `noun`: the API's name for the kind of the changed record, such as
 * 'orders'.
 */
const FILTERS = ['q', 'staff', 'noun', 'action', 'day', 'record'] as const;
export type ChangesFilter = Partial<Record<(typeof FILTERS)[number], string>>;

export const readFilter = (search: URLSearchParams): ChangesFilter =>
  Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));

const DAY_MS = 86_400_000;
/** Returns the start and the end of a day in Kigali, which is two hours ahead of UTC all year. */
function parseDay(day: string): { from: string; to: string } | null {
  const from = Date.parse(`${day}T00:00:00+02:00`);
  return Number.isNaN(from) ? null : { from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString() };
}

export function buildChangesQuery(search: URLSearchParams): Record<string, string> {
  const { q, staff, noun, action, day, record } = readFilter(search);
  const dayRange = day ? parseDay(day) : null;
  const filter = { q, staff_id: staff, noun, action, record_id: record, from: dayRange?.from, to: dayRange?.to };
  const query: Record<string, string> = { filter: JSON.stringify(filter) };
  const [before, after] = [search.get('before'), search.get('after')];
  if (before) query.before = before;
  if (after) query.after = after;
  return query;
}

/** Builds the address with another filter, which starts at the newest entry again. */
export function changeFilter(search: URLSearchParams, change: ChangesFilter): URLSearchParams {
  const entries = Object.entries({ ...readFilter(search), ...change }).filter(([, value]) => value);
  return new URLSearchParams(entries as [string, string][]);
}

/** Builds the address of older or newer entries with the same filter. */
export function setPosition(search: URLSearchParams, position: { before: string } | { after: string }): URLSearchParams {
  return new URLSearchParams({ ...(readFilter(search) as Record<string, string>), ...position });
}
