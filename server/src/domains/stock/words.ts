/** How many pieces of something are left, as a sentence. */
export function leftInWords(name: string, left: number): string {
  if (left === 0) return `${name} is sold out.`;
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}
