/**
 * Moves the focus on before `item` leaves its list: to what `control` selects in the neighbour, or to the page's title when
 * it was the last.
 */
export function focusNeighbour(item: Element | null, control: string, titleId: string): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>(control) ?? document.getElementById(titleId))?.focus();
}
