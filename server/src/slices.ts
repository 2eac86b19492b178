/**
 * Long work cut into slices, so that requests are answered in between. Every `yield` is a place where the work may rest.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

export type Slices<Result> = Generator<void, Result, void>;

/** A reader waits this long at most for the rest of a slice; every rest costs a turn of the event loop. */
const SLICE_MS = 8;

/** A clock that says when it is time to rest, and rests. */
export function slicing(slice_ms = SLICE_MS): () => Promise<void> {
  let begun_ms = performance.now();
  return async () => {
    if (performance.now() - begun_ms < slice_ms) return;
    await nextTurn();
    begun_ms = performance.now();
  };
}

export async function runInSlices<Result>(work: Slices<Result>, slice_ms = SLICE_MS): Promise<Result> {
  let begun_ms = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun_ms < slice_ms) continue;
    await nextTurn();
    begun_ms = performance.now();
  }
}

export function runAtOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const RUN_LENGTH = 2_048;

/** Sorts texts by their code units: runs of a few milliseconds, then merged two by two. */
export function* sortTexts(texts: readonly string[]): Slices<string[]> {
  let runs: string[][] = [];
  for (let start = 0; start < texts.length; start += RUN_LENGTH) {
    runs.push(texts.slice(start, start + RUN_LENGTH).sort());
    yield;
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < runs.length; index += 2) merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(left: readonly string[], right: readonly string[]): Slices<string[]> {
  const result: string[] = [];
  let at = 0;
  for (const text of left) {
    for (let other = right[at]; other !== undefined && other < text; other = right[at]) {
      result.push(other);
      at++;
    }
    result.push(text);
    if (result.length % RUN_LENGTH === 0) yield;
  }
  for (; at < right.length; at++) result.push(right[at] ?? '');
  return result;
}
