/** The endless row of slides: which slide stands at which place, with the active one second from the left. */

/** Fewer cannot show a neighbour on both sides while one moves: such slides stand twice in the row. */
const PLACES_MIN = 4;

/** Places in the row for `total` slides. */
export function placesFor(total: number): number {
  if (total < 2) return total;
  return total < PLACES_MIN ? total * 2 : total;
}

/** Place numbers from left to right around `active`; each shows the slide `place % total`. */
export function placesAround(active: number, places: number): number[] {
  return Array.from({ length: places }, (_, index) => (active - 1 + index + places) % places);
}

/** The place `by` steps on, round the end. */
export function stepFrom(active: number, by: number, places: number): number {
  return (((active + by) % places) + places) % places;
}
