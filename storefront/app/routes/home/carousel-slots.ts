/** The slots of the endless carousel. Each slot shows the slide `slot % total`. The active slot is second from the left. */

/** With fewer slots, a moving row could not show a neighbour on both sides. A carousel of two or three slides shows each in two slots. */
const SLOTS_MIN = 4;

/** The number of slots for `total` slides. */
export function countSlots(total: number): number {
  if (total < 2) return total;
  return total < SLOTS_MIN ? total * 2 : total;
}

/** The slots from left to right around `active`. */
export function listSlotsAround(active: number, slots: number): number[] {
  return Array.from({ length: slots }, (_, index) => (active - 1 + index + slots) % slots);
}

/** The slot that is `steps` after `active`, or before it if `steps` is negative. After the last slot comes the first. */
export function moveSlot(active: number, steps: number, slots: number): number {
  return (((active + steps) % slots) + slots) % slots;
}
