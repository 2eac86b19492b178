/** A part of a page that may fail without the others. */
import type { Refusal, Result } from '@uruhu/contract/client';

/** `reason`: the server's message alone; '' if no response came. */
export type Section<Data> = { ok: true; data: Data } | { ok: false; message: string; reason?: string };
/** A section that has a message if it is empty, and may be late: still loading when the page was rendered. */
export type Part<Data> = Section<Data> | { ok: false; empty: true; message: string } | typeof LATE;

export const LATE = { ok: false, message: null } as const;
export const isLate = (part: Part<unknown>): part is typeof LATE => !part.ok && part.message === null;

/** How long the server waits for a part of a page. The browser loads a late part itself. */
const PART_TIMEOUT_MS = 2_000;

const findReason = ({ code, message }: Refusal): string => (code === 'network_error' ? '' : message);

export function toSection<Response, Data>(result: Result<Response>, shape: (response: Response) => Data): Section<Data> {
  return result.ok ? { ok: true, data: shape(result.data) } : { ok: false, message: result.message, reason: findReason(result) };
}

/** The part, or LATE if it takes longer than PART_TIMEOUT_MS. */
export async function waitForPart<Data>(part: Promise<Part<Data>>): Promise<Part<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, PART_TIMEOUT_MS, LATE);
  });
  return Promise.race([part, late]).finally(() => clearTimeout(timer));
}

/** `empty` is the message for an empty part, `failed` for a failed call. The page's data contain a message only if the page shows it. */
export function toPart<Response, Item>(
  result: Result<Response>,
  shape: (response: Response) => Item[],
  empty: string,
  failed: (message: string) => string,
): Part<Item[]> {
  if (!result.ok) return { ok: false, message: failed(result.message), reason: findReason(result) };
  const data = shape(result.data);
  return data.length > 0 ? { ok: true, data } : { ok: false, empty: true, message: empty };
}
