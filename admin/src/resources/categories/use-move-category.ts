import type { AdminCategory } from '@uruhu/contract/staff/categories';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { notify } from '#admin/lib/notices.ts';
import type { Destination } from './tree-moves.ts';

/**
 * Moves a category and reloads the tree, also after a refusal, because a colleague may have changed the tree.
 * `move` resolves with whether the category moved.
 */
export function useMoveCategory() {
  const [isBusy, setBusy] = useState(false);
  async function move({ category_id, version }: AdminCategory, destination: Destination): Promise<boolean> {
    setBusy(true);
    try {
      await callStaff('moveCategory', { params: { category_id }, body: { version, ...destination } });
      return true;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      notify(error.message, 'error');
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['categories'] });
      setBusy(false);
    }
  }
  return { move, isBusy };
}
