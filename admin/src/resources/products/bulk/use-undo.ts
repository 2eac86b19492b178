import { useQueryClient } from '@tanstack/react-query';
import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { callStaff } from '#admin/api/call-staff.ts';

/** Makes lists and pages read products again. */
export function useRenewProducts(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const resource of ['products', 'product-changes']) void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}

/** Undoes a bulk change of products. */
export function useUndo(): (product_change_id: string) => Promise<ProductChangeResult> {
  const renew = useRenewProducts();
  return async (product_change_id) => {
    const { data } = await callStaff('undoProductChange', { params: { product_change_id } });
    renew();
    return data;
  };
}
