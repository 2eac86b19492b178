/**
 * Moves the focus before `item` leaves its list: to the element that `controlSelector` selects in the neighbour, or to the page's title if
 * `item` was the last.
 */
export function focusNeighbour(item: Element | null, controlSelector: string, titleId: string): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>(controlSelector) ?? document.getElementById(titleId))?.focus();
}
