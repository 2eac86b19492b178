import type { AdminCategory } from '@uruhu/contract/staff/categories';
import { useGetList } from 'ra-core';

export type CategoryRecord = AdminCategory & { id: string };

/** The server returns the whole tree and ignores the pagination. */
const ALL_CATEGORIES = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} } as const;

export const useCategoryTree = () => useGetList<CategoryRecord>('categories', ALL_CATEGORIES);

/** Indents the name of a category by its level in the tree. */
export const indentName = ({ name, level }: CategoryRecord) => `${'– '.repeat(level - 1)}${name}`;
