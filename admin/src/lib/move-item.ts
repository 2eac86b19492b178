/** A copy of the list in which the item at `from` stands at `to`; a place past an end counts as that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item !== undefined) others.splice(Math.max(0, to), 0, item);
  return others;
}
