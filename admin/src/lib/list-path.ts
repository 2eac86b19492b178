/** Builds the URL of a list with a filter, in the form that react-admin's lists read. */
export const buildListPath = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
