import { type RowOf, useList } from '#admin/api/records.ts';

export type CategoryRecord = RowOf<'categories'>;

/** The server returns the whole tree and ignores the pages. */
export const useCategoryTree = () => useList('categories', {});

/** Indents the name of a category by its level in the tree. */
export const indentName = ({ name, level }: CategoryRecord) => `${'– '.repeat(level - 1)}${name}`;
