import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { isAtWork } from './import-states.ts';

const LOOK_EVERY_MS = 1_000;
const LIST_KEY = ['product-imports'];

/** The import of this page. Its id is in the address, so it survives a reload and can be sent to a colleague. */
export function useImport() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const import_id = params.get('import');
  const key = ['product-import', import_id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await callStaff('productImport', { params: { import_id: import_id ?? '' } })).data,
    enabled: import_id !== null,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_EVERY_MS : false),
  });
  const state = query.data?.state;
  // The list below shows the same import.
  useEffect(() => {
    if (state) void client.invalidateQueries({ queryKey: LIST_KEY });
  }, [client, state]);
  return {
    import_id,
    found: import_id === null ? null : (query.data ?? null),
    error: query.error,
    retry: () => void query.refetch(),
    /** Shows this import as it is now; null: none. */
    show(next: ProductImport | null) {
      if (next) client.setQueryData(['product-import', next.import_id], next);
      if ((next?.import_id ?? null) !== import_id) setParams(next ? { import: next.import_id } : {});
      void client.invalidateQueries({ queryKey: LIST_KEY });
    },
  };
}

export const useImports = () =>
  useQuery({
    queryKey: LIST_KEY,
    queryFn: async () => (await callStaff('productImports', { query: { perPage: 10 } })).data,
    // What colleagues import comes into the list by itself.
    refetchInterval: 10_000,
  });
