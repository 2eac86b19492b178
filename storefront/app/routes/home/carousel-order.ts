/** The order of slides in the endless carousel: the active slide is second from the left. */

/** With fewer places a moving row could not show a neighbour on both sides, so the slides are repeated. */
const PLACES_MIN = 4;

/** The number of places in the row for `total` slides. */
export function countPlaces(total: number): number {
  if (total < 2) return total;
  return total < PLACES_MIN ? total * 2 : total;
}

/** Place numbers from left to right around `active`; each shows the slide `place % total`. */
export function listPlacesAround(active: number, places: number): number[] {
  return Array.from({ length: places }, (_, index) => (active - 1 + index + places) % places);
}

/** The place `by` steps further, wrapping around. */
export function movePlace(active: number, by: number, places: number): number {
  return (((active + by) % places) + places) % places;
}
