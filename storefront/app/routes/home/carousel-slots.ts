/** The slots of the endless carousel. Each slot shows the slide `slot % slideCount`. The active slot is second from the left. */

/** With fewer slots, a moving row could not show a neighbour on both sides. A carousel of two or three slides shows each in two slots. */
const SLOTS_MIN = 4;

/** The number of slots for `slideCount` slides. */
export function countSlots(slideCount: number): number {
  if (slideCount < 2) return slideCount;
  return slideCount < SLOTS_MIN ? slideCount * 2 : slideCount;
}

/** The slots from left to right around `activeSlot`. */
export function listSlotsAround(activeSlot: number, slotCount: number): number[] {
  return Array.from({ length: slotCount }, (_, index) => (activeSlot - 1 + index + slotCount) % slotCount);
}

/** The slot that is `steps` after `activeSlot`, or before it if `steps` is negative. After the last slot comes the first. */
export function moveSlot(activeSlot: number, steps: number, slotCount: number): number {
  return (((activeSlot + steps) % slotCount) + slotCount) % slotCount;
}
