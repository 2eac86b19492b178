import { useQueries } from '@tanstack/react-query';
import type { Permission } from '@uruhu/contract/staff/permissions';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { type ListedRecord, loadList } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { PAGES } from '#admin/areas/areas.ts';
import type { Page, SearchHit } from '#admin/areas/page.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { findPages } from './find-pages.ts';

/** A shorter text would match too many records. */
const SEARCHED_LENGTH_MIN = 3;
const HITS_PER_RESOURCE = 5;

/** Lists a found record, and then the actions that this member may take on it in its present state. */
function listRecordHits(
  row: ListedRecord,
  describe: NonNullable<Page['describe']>,
  listRecordActions: Page['listRecordActions'],
  isAllowed: (permission: Permission | null) => boolean,
): SearchHit[] {
  const record = describe(row);
  const actions = (listRecordActions?.(row) ?? []).filter(({ permission }) => isAllowed(permission));
  return [record, ...actions.map(({ to, label }) => ({ to, label, detail: '' }))];
}

/** Finds pages, and then records with their actions, for the typed text. `isSearching`: the search for records is not complete yet. */
export function usePaletteSearch(typedText: string): { hits: SearchHit[]; isSearching: boolean } {
  const isAllowed = useAllowed();
  const text = typedText.trim();
  const q = useDebounced(text);
  const searchedPages = PAGES.flatMap(({ name, permission, describe, listRecordActions }) =>
    describe && isAllowed(permission)
      ? [{ name: name as ResourceName, listHits: (row: ListedRecord) => listRecordHits(row, describe, listRecordActions, isAllowed) }]
      : [],
  );
  const isLongEnough = q.length >= SEARCHED_LENGTH_MIN;
  const results = useQueries({
    queries: searchedPages.map(({ name }) => ({
      queryKey: ['palette', name, q],
      queryFn: () => loadList(name, { perPage: HITS_PER_RESOURCE, filter: { q } }),
      enabled: isLongEnough,
    })),
  });
  const records = searchedPages.flatMap(({ listHits }, index) =>
    isLongEnough ? (results[index]?.data?.data ?? []).flatMap(listHits) : [],
  );
  const pages = findPages(text, isAllowed).map(({ label, to }) => ({ label, to, detail: '' }));
  const isSearching = text.length >= SEARCHED_LENGTH_MIN && (q !== text || results.some(({ isFetching }) => isFetching));
  return { hits: [...pages, ...records], isSearching };
}
