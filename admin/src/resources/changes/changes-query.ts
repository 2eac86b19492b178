/** The address of the page of changes as a query of the log. */

/** The fields of the address, apart from the place in the log. */
export const FILTERS = ['q', 'staff', 'noun', 'action', 'day', 'record'] as const;
export type ChangesFilter = Partial<Record<(typeof FILTERS)[number], string>>;

export const readFilter = (search: URLSearchParams): ChangesFilter =>
  Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));

const DAY_MS = 86_400_000;
/** A day in Kigali, which has no summer time. */
function readDay(day: string): { from: string; to: string } | null {
  const from = Date.parse(`${day}T00:00:00+02:00`);
  return Number.isNaN(from) ? null : { from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString() };
}

export function buildChangesQuery(search: URLSearchParams): Record<string, string> {
  const { q, staff, noun, action, day, record } = readFilter(search);
  const filter = {
    ...(q && { q }),
    ...(staff && { staff_id: staff }),
    ...(noun && { noun }),
    ...(action && { action }),
    ...(record && { record_id: record }),
    ...(day && readDay(day)),
  };
  const [before, after] = [search.get('before'), search.get('after')];
  return { filter: JSON.stringify(filter), ...(before && { before }), ...(after && { after }) };
}

/** The address with another filter: it begins at the newest entry again. */
export function changeFilter(search: URLSearchParams, change: ChangesFilter): URLSearchParams {
  const entries = Object.entries({ ...readFilter(search), ...change }).filter(([, value]) => value);
  return new URLSearchParams(entries as [string, string][]);
}

/** The address of the older or newer entries. */
export function moveTo(search: URLSearchParams, place: { before: string } | { after: string }): URLSearchParams {
  return new URLSearchParams({ ...(readFilter(search) as Record<string, string>), ...place });
}
