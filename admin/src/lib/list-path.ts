/** The address of a list with a filter, as the lists keep it. */
export const buildListPath = (noun: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${noun}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
