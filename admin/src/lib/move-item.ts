/** Returns a copy of the list with the item moved from index `from` to index `to`; an index past an end counts as that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item !== undefined) others.splice(Math.max(0, to), 0, item);
  return others;
}
