import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { useEffect, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import type { BulkChange } from './bulk-terms.ts';

/** The server is asked after this time without a change, because a typed number changes with each key. */
const DEBOUNCE_MS = 400;

/** The change without the findings that the member has confirmed, so that the check keeps listing them while she ticks them. */
const removeConfirmations = (change: BulkChange): BulkChange => (change.kind === 'status' ? { ...change, reviewed: [] } : change);

/** The products that the server would skip. An incomplete change is not checked. */
export function useChangeCheck(ids: readonly string[], change: BulkChange, isComplete: boolean) {
  const changeJson = JSON.stringify(removeConfirmations(change));
  const [debouncedJson, setDebouncedJson] = useState(changeJson);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedJson(changeJson), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [changeJson]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['products', 'check', ids, debouncedJson],
    queryFn: async (): Promise<SkippedProduct[]> => {
      const body = { product_ids: [...ids], change: JSON.parse(debouncedJson) as BulkChange };
      return (await callStaff('checkProductChange', { body })).data.skipped;
    },
    enabled: isComplete && debouncedJson === changeJson,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  // When the server refuses the whole change, such as for dates in the wrong order, the dialog shows that after it is sent.
  return {
    skipped: isError ? [] : (data ?? []),
    isChecking: isComplete && !isError && (debouncedJson !== changeJson || isFetching || !data),
  };
}
