/** How many pages a list has; an empty list has one. */
export function countPages(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** Lists the pages that get a button: `size` pages around the current one, or the first or last `size` pages near an end. */
export function listPageButtons(page: number, pages: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: Math.min(size, pages) }, (_, index) => first + index);
}
