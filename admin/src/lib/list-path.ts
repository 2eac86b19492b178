/** Builds the URL of a list with a filter, which shows its first page. */
export const buildListPath = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
