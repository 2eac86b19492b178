/** The data of one section of a page, or a message: each section may fail without the others. */
import type { Refusal, Result } from '@uruhu/contract/client';

/** The data of a section, or why it failed. `reason`: the server's message alone; '' if no response came. */
export type Section<Data> = { ok: true; data: Data } | { ok: false; message: string; reason?: string };
/** A section that may be late, that is, still loading when the server renders the page. If it is empty, it has a message. */
export type DeferredSection<Data> = Section<Data> | { ok: false; empty: true; message: string } | typeof LATE;

export const LATE = { ok: false, message: null } as const;
export const isLate = (section: DeferredSection<unknown>): section is typeof LATE => !section.ok && section.message === null;

/** How long the server waits for a section. The browser loads a late one itself. */
const SECTION_TIMEOUT_MS = 2_000;

const findReason = ({ code, message }: Refusal): string => (code === 'network_error' ? '' : message);

/** Turns the result of a call into a section: `toData` takes from the response what the page shows. */
export function toSection<Response, Data>(result: Result<Response>, toData: (response: Response) => Data): Section<Data> {
  return result.ok ? { ok: true, data: toData(result.data) } : { ok: false, message: result.message, reason: findReason(result) };
}

/** Returns the section, or LATE if it takes longer than SECTION_TIMEOUT_MS. */
export async function waitForSection<Data>(section: Promise<DeferredSection<Data>>): Promise<DeferredSection<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, SECTION_TIMEOUT_MS, LATE);
  });
  return Promise.race([section, late]).finally(() => clearTimeout(timer));
}

/**
 * Turns a result into a section. `emptyMessage` is for an empty one; `formatFailure` gives the message for a failed call. The section
 * holds a message only if the page shows it, which keeps the page small.
 */
export function toDeferredSection<Response, Item>(
  result: Result<Response>,
  toData: (response: Response) => Item[],
  emptyMessage: string,
  formatFailure: (message: string) => string,
): DeferredSection<Item[]> {
  if (!result.ok) return { ok: false, message: formatFailure(result.message), reason: findReason(result) };
  const data = toData(result.data);
  return data.length > 0 ? { ok: true, data } : { ok: false, empty: true, message: emptyMessage };
}
