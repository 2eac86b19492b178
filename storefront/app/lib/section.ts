/** A part of a page that may fail while the others stand. */
import type { Result } from '@uruhu/contract/client';

export type Section<Data> = { ok: true; data: Data } | { ok: false; message: string };
/** One that brings its words where it holds nothing, and may still be on its way: then it has neither come nor failed. */
export type Part<Data> = Section<Data> | { ok: false; none: true; message: string } | typeof LATE;

export const LATE = { ok: false, message: null } as const;
export const isLate = (part: Part<unknown>): part is typeof LATE => !part.ok && part.message === null;

/** A page is not kept waiting for one part of it: the browser asks for that again. */
const PATIENCE_MS = 2_000;

export function toSection<Got, Data>(result: Result<Got>, shape: (got: Got) => Data): Section<Data> {
  return result.ok ? { ok: true, data: shape(result.data) } : { ok: false, message: result.message };
}

/** What it is by then; LATE, where it is nothing yet. */
export async function inTime<Data>(answer: Promise<Part<Data>>): Promise<Part<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, LATE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
