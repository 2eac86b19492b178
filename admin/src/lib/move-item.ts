/** Returns a copy of the list with the item moved from index `fromIndex` to index `toIndex`; an index past an end counts as that end. */
export function moveItem<Item>(items: readonly Item[], fromIndex: number, toIndex: number): Item[] {
  const newItems = items.filter((_, index) => index !== fromIndex);
  const item = items[fromIndex];
  if (item !== undefined) newItems.splice(Math.max(0, toIndex), 0, item);
  return newItems;
}
