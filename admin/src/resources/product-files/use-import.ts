import { useQuery } from '@tanstack/react-query';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult, queryClient } from '#admin/api/query-client.ts';
import { isRunning } from './import-states.ts';

const REFETCH_MS = 1_000;
const LIST_KEY = ['product-imports'];

/** The import that the address of the page names, so that a reload or a colleague with the link sees the same import. */
export function useImport() {
  const [params, setParams] = useSearchParams();
  const import_id = params.get('import');
  const key = ['product-import', import_id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await callStaff('productImport', { params: { import_id: import_id ?? '' } })).data,
    enabled: import_id !== null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? REFETCH_MS : false),
  });
  const state = query.data?.state;
  // The list below shows the same import.
  useEffect(() => {
    if (state) void queryClient.invalidateQueries({ queryKey: LIST_KEY });
  }, [state]);
  return {
    import_id,
    productImport: import_id === null ? null : (query.data ?? null),
    error: query.error,
    reload: () => void query.refetch(),
    /** Shows an import in the state that the server has just returned. */
    showImport(shownImport: ProductImport) {
      void cacheResult(['product-import', shownImport.import_id], shownImport);
      if (shownImport.import_id !== import_id) setParams({ import: shownImport.import_id });
      void queryClient.invalidateQueries({ queryKey: LIST_KEY });
    },
    showUploadForm() {
      if (import_id !== null) setParams({});
      void queryClient.invalidateQueries({ queryKey: LIST_KEY });
    },
  };
}

export const useImports = () =>
  useQuery({
    queryKey: LIST_KEY,
    queryFn: async () => (await callStaff('productImports', { query: { perPage: 10 } })).data,
    // Shows the imports of colleagues without a reload.
    refetchInterval: 10_000,
  });
