import type { AdminCategory } from '@uruhu/contract/staff/categories';
import { useGetList } from 'ra-core';

export type CategoryRecord = AdminCategory & { id: string };

/** The shop sends the whole tree, whatever page is asked for. */
const WHOLE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} } as const;

export const useCategoryTree = () => useGetList<CategoryRecord>('categories', WHOLE);

/** Names with their place in the tree. */
export const indentName = ({ name, level }: CategoryRecord) => `${'– '.repeat(level - 1)}${name}`;
