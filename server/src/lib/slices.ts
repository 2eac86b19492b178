/** Long work cut into slices, so that other requests get their responses in between. Every `yield` is a place where the work may pause. */
import { setImmediate as waitForNextTurn } from 'node:timers/promises';

export type Slices<Result> = Generator<void, Result, void>;

/** Another request waits at most this long for a slice to end. Shorter slices would cost more turns of the event loop. */
const SLICE_MS = 8;

/** Returns a function that, when a slice of time is used up, lets other work of the event loop run before it resolves. */
export function createPacer(slice_ms = SLICE_MS): () => Promise<void> {
  let sliceStart_ms = performance.now();
  return async () => {
    if (performance.now() - sliceStart_ms < slice_ms) return;
    await waitForNextTurn();
    sliceStart_ms = performance.now();
  };
}

export async function runInSlices<Result>(work: Slices<Result>, slice_ms = SLICE_MS): Promise<Result> {
  let sliceStart_ms = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - sliceStart_ms < slice_ms) continue;
    await waitForNextTurn();
    sliceStart_ms = performance.now();
  }
}

/** For tests and tools, where no other request waits. */
export function runWithoutPauses<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** This many small steps take about a tenth of a slice. */
export const STEPS_PER_PAUSE = 4_096;
const RUN_LENGTH = 2_048;

/** Negative where the left comes first; 0 only where both are the same position, so that the order is total. */
export type Compare = (left: number, right: number) => number;

/** Merge sort: sorts runs of RUN_LENGTH positions, which take a few milliseconds each, then merges them two by two. */
export function* sortPositions(positions: Uint32Array, compare: Compare): Slices<Uint32Array> {
  const { length } = positions;
  let source = positions.slice();
  for (let start = 0; start < length; start += RUN_LENGTH) {
    source.set(Array.from(source.subarray(start, start + RUN_LENGTH)).sort(compare), start);
    yield;
  }
  for (let width = RUN_LENGTH; width < length; width *= 2) {
    const merged = new Uint32Array(length);
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      for (let left = start, right = middle, out = start; out < end; out++) {
        const takesLeft = left < middle && (right >= end || compare(source[left] ?? 0, source[right] ?? 0) <= 0);
        merged[out] = (takesLeft ? source[left++] : source[right++]) ?? 0;
        if (out % RUN_LENGTH === 0) yield;
      }
    }
    source = merged;
  }
  return source;
}

/** The index of the first element, between `from` and `to`, that is sorted after `position`. */
function findIndexAfter(sorted: Uint32Array, from: number, to: number, position: number, compare: Compare): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Updates a sort order after a change of some entries. `touched`: 1 at the position of each entry that was changed, added or removed; these
 * are taken out of the order. `changed`: the touched positions that still have an entry, in their new order; these are inserted where they now belong.
 */
export function* patchOrder(before: Uint32Array, touched: Uint8Array, changed: Uint32Array, compare: Compare): Slices<Uint32Array> {
  const remaining = new Uint32Array(before.length);
  let count = 0;
  for (let index = 0; index < before.length; index++) {
    const position = before[index] ?? 0;
    if (touched[position] === 0) remaining[count++] = position;
    if (index % STEPS_PER_PAUSE === 0) yield;
  }
  const order = new Uint32Array(count + changed.length);
  let [copiedCount, out] = [0, 0];
  for (const position of changed) {
    const insertionIndex = findIndexAfter(remaining, copiedCount, count, position, compare);
    order.set(remaining.subarray(copiedCount, insertionIndex), out);
    out += insertionIndex - copiedCount;
    copiedCount = insertionIndex;
    order[out++] = position;
    if (out % STEPS_PER_PAUSE === 0) yield;
  }
  order.set(remaining.subarray(copiedCount, count), out);
  return order;
}
