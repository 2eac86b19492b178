import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';

/** Returns a function that makes lists and pages load products again. */
export function useRefreshProducts(): () => void {
  return () => {
    for (const resource of ['products', 'product-changes']) void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}

/** Returns a function that undoes a bulk change of products. */
export function useUndo(): (product_change_id: string) => Promise<ProductChangeResult> {
  const refreshProducts = useRefreshProducts();
  return async (product_change_id) => {
    const { data } = await callStaff('undoProductChange', { params: { product_change_id } });
    refreshProducts();
    return data;
  };
}
