/** How many pages a list has; an empty list has one. */
export function countPages(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

type PageButtons = { page: number; pageCount: number; buttonsMax: number };

/** Lists the pages that get a button: `buttonsMax` pages around the current `page`, or the first or last `buttonsMax` pages near an end. */
export function listPageButtons({ page, pageCount, buttonsMax }: PageButtons): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(buttonsMax / 2), pageCount - buttonsMax + 1));
  return Array.from({ length: Math.min(buttonsMax, pageCount) }, (_, index) => first + index);
}
