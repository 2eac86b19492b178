import { useQueryClient } from '@tanstack/react-query';
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { callStaff, RefusalError } from '#admin/api/call-staff.ts';
import { WHOLE_RECORD } from '#admin/api/whole-record.ts';
import { useCall } from '#admin/forms/use-call.ts';
import type { StockedPart } from './stocked-parts.ts';

/** The pieces of this part in a product that the shop has sent. */
function findStock(product: AdminProduct, { option_id, size_id }: StockedPart): number | null {
  const parts = [...product.options, ...product.sizes] as { option_id?: string; size_id?: string; stock: number | null }[];
  const own = parts.find((part) => part.option_id === (option_id ?? undefined) && part.size_id === (size_id ?? undefined));
  return (own ?? product).stock;
}

/** Changes the pieces of a part. `seen`: how many there are; a colleague or an order may have changed them since the page was loaded. */
export function useChangeStock(product_id: string, part: StockedPart) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { isBusy, message, errors, run } = useCall();
  const [seen, setSeen] = useState(part.stock);
  const show = (data: AdminProduct) =>
    queryClient.setQueryData(['products', 'getOne', { id: product_id, meta: WHOLE_RECORD }], { ...data, id: product_id });
  function readCurrent(error: unknown) {
    if (!(error instanceof RefusalError) || error.refusal.code !== 'changed_meanwhile') return;
    const current = error.refusal.data as AdminProduct;
    show(current);
    setSeen(findStock(current, part));
  }
  const change = (body: StaffBody<'changeStock'>) =>
    run(async () => {
      try {
        show((await callStaff('changeStock', { params: { product_id }, body })).data);
      } catch (error) {
        readCurrent(error);
        throw error;
      }
      void queryClient.invalidateQueries({ queryKey: ['products', 'getList'] });
      void queryClient.invalidateQueries({ queryKey: ['stock-changes', product_id] });
      notify('Stock changed', { type: 'success' });
    });
  return { seen, change, isBusy, message, errors };
}
