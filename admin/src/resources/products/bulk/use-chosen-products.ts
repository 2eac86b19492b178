import { useQuery } from '@tanstack/react-query';
import { callStaff } from '#admin/api/call-staff.ts';
import type { ListedProduct } from '../product-terms.ts';

/** The filter is a part of the URL, which grows when the filter is encoded, and whose length servers and proxies limit. */
const FILTER_LENGTH_MAX = 1_800;
const IDS_MAX = 100;

/** Splits ids into lists that fit into a filter. */
export function splitIds(ids: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (const id of ids) {
    const lastList = lists.at(-1);
    const hasRoom = lastList && lastList.length < IDS_MAX && JSON.stringify({ ids: [...lastList, id] }).length <= FILTER_LENGTH_MAX;
    if (hasRoom) lastList.push(id);
    else lists.push([id]);
  }
  return lists;
}

async function loadProducts(ids: readonly string[]): Promise<ListedProduct[]> {
  const rows: ListedProduct[] = [];
  for (const list of splitIds(ids)) {
    const { data } = await callStaff('adminProducts', { query: { perPage: IDS_MAX, filter: JSON.stringify({ ids: list }) } });
    rows.push(...data.map((row) => ({ ...row, id: row.product_id })));
  }
  return rows;
}

/** The chosen products as they are now, also those of other pages of the list. */
export const useChosenProducts = (ids: readonly string[]) =>
  useQuery({ queryKey: ['products', 'chosen', ids], queryFn: () => loadProducts(ids), staleTime: 0 });
