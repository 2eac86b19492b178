/** Long work in short slices: a generator that yields wherever it may be interrupted. */
import { setImmediate as nextTurn } from 'node:timers/promises';

export type Sliced<T> = Generator<void, T, void>;

/** All at once. */
export function runWhole<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Others get their turn at least every `slice_ms`, if the work yields as often. */
export async function runInSlices<T>(work: Sliced<T>, slice_ms = 5): Promise<T> {
  for (;;) {
    const end = performance.now() + slice_ms;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTurn();
  }
}

const RUN_LENGTH = 2048;

/** A stable sort of 0 … length - 1: short runs first, then merged two by two. */
export function* sortedPositions(length: number, compare: (left: number, right: number) => number): Sliced<Uint32Array> {
  let from = new Uint32Array(length);
  for (let position = 0; position < length; position++) from[position] = position;
  for (let start = 0; start < length; start += RUN_LENGTH) {
    from.set(Array.from(from.subarray(start, start + RUN_LENGTH)).sort(compare), start);
    yield;
  }
  for (let width = RUN_LENGTH; width < length; width *= 2) {
    const to = new Uint32Array(length);
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      for (let left = start, right = middle, out = start; out < end; out++) {
        const first = from[left] ?? 0;
        const second = from[right] ?? 0;
        const takesLeft = left < middle && (right >= end || compare(first, second) <= 0);
        to[out] = takesLeft ? first : second;
        if (takesLeft) left++;
        else right++;
        if (out % RUN_LENGTH === 0) yield;
      }
    }
    from = to;
  }
  return from;
}
