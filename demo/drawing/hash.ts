/**
 * Computes FNV-1a with a final mix, an unsigned 32-bit number. Drawings use it in place of random numbers, so that they are the same each
 * time.
 */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Picks an element of the list by a hash without its lowest `skippedBits` bits. Callers that make several choices with one hash skip a
 * different number of bits for each, because lists of the same length would otherwise always give the same position.
 */
export function chooseByHash<T>(list: readonly [T, ...T[]], hash: number, { skippedBits }: { skippedBits: number }): T {
  return list[(hash >>> skippedBits) % list.length] ?? list[0];
}
