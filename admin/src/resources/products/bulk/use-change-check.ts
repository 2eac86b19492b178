import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { useEffect, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import type { BulkChange } from './bulk-terms.ts';

/** A typed number changes with each key, and the shop is asked once it stands still. */
const SETTLED_MS = 400;

const withoutConfirmations = (change: BulkChange): BulkChange => (change.kind === 'status' ? { ...change, reviewed: [] } : change);

/** The products that the shop would leave as they are. A change that is not complete yet is not asked about. */
export function useChangeCheck(ids: readonly string[], change: BulkChange, isComplete: boolean) {
  const typed = JSON.stringify(withoutConfirmations(change));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['products', 'check', ids, settled],
    queryFn: async (): Promise<SkippedProduct[]> => {
      const body = { product_ids: [...ids], change: JSON.parse(settled) as BulkChange };
      return (await callStaff('checkProductChange', { body })).data.skipped;
    },
    enabled: isComplete && settled === typed,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  // A refusal of the whole change, such as dates in the wrong order, is shown when it is made.
  return { refused: isError ? [] : (data ?? []), isChecking: isComplete && !isError && (settled !== typed || isFetching || !data) };
}
