import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { showRecord } from '#admin/api/records.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import type { StockItem } from './stock-items.ts';

/** The pieces of this option, size or product in a product that the server has sent. */
function findStock(product: AdminProduct, { option_id, size_id }: StockItem): number | null {
  // An option has no size_id and a size no option_id, so both fields together find the right one, and neither finds the product.
  const optionsAndSizes = [...product.options, ...product.sizes] as { option_id?: string; size_id?: string; stock: number | null }[];
  const optionOrSize = optionsAndSizes.find(
    (each) => each.option_id === (option_id ?? undefined) && each.size_id === (size_id ?? undefined),
  );
  return (optionOrSize ?? product).stock;
}

/**
 * Changes the pieces of an option, size or product. `shownPieces`: the number in the dialog. After a colleague or an order has changed them,
 * the server refuses the change and sends the current number, which the dialog then shows.
 */
export function useChangeStock(product_id: string, item: StockItem) {
  const { isBusy, message, errors, run } = useCall();
  const [shownPieces, setShownPieces] = useState(item.stock);
  const showProduct = (product: AdminProduct) => showRecord('products', product);
  function showCurrentPieces(error: unknown) {
    if (!(error instanceof RefusalError) || error.refusal.code !== 'changed_meanwhile') return;
    const currentProduct = error.refusal.data as AdminProduct;
    void showProduct(currentProduct);
    setShownPieces(findStock(currentProduct, item));
  }
  const change = (body: StaffBody<'changeStock'>) =>
    run(async () => {
      try {
        await showProduct((await callStaff('changeStock', { params: { product_id }, body })).data);
      } catch (error) {
        showCurrentPieces(error);
        throw error;
      }
      void queryClient.invalidateQueries({ queryKey: ['stock-changes', product_id] });
      notify('Stock changed');
    });
  return { shownPieces, change, isBusy, message, errors };
}
