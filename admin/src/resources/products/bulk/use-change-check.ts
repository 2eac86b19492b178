import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { useEffect, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import type { BulkChange } from './bulk-terms.ts';

/** The server is asked once the form has not changed for this time, because a typed number changes with each key. */
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
  // If the server refuses the whole change, for example because its dates are in the wrong order, the dialog shows the refusal of `submit`.
  return {
    skipped: isError ? [] : (data ?? []),
    isChecking: isComplete && !isError && (debouncedJson !== changeJson || isFetching || !data),
  };
}
