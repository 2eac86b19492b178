/** How many pages a list has; an empty list has one. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The window of page buttons: `size` pages around the current one, moved inwards at both ends. */
export function pageWindow(page: number, pages: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: Math.min(size, pages) }, (_, index) => first + index);
}
