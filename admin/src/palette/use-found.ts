import { useQueries } from '@tanstack/react-query';
import type { Permission } from '@uruhu/contract/staff/permissions';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { PAGES } from '#admin/areas/areas.ts';
import type { Page, SearchHit } from '#admin/areas/page.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { findPages } from './find-pages.ts';

/** Fewer letters would find half of the shop. */
const SEARCHED_LENGTH_MIN = 3;
const PAUSE_MS = 200;
const PER_SOURCE = 5;

/** The text once the member has not typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** A record, and then what this member can do with it now. */
function listFound(
  row: RaRecord,
  describe: NonNullable<Page['describe']>,
  listRecordActions: Page['listRecordActions'],
  isAllowed: (permission: Permission | null) => boolean,
): SearchHit[] {
  const record = describe(row);
  const verbs = (listRecordActions?.(row) ?? []).filter(({ permission }) => isAllowed(permission));
  return [record, ...verbs.map(({ to, label }) => ({ to, label, detail: '' }))];
}

/** Pages, then records with what can be done with them, for what is typed. `isSearching`: records may still come. */
export function useFound(typed: string): { found: SearchHit[]; isSearching: boolean } {
  const isAllowed = useAllowed();
  const dataProvider = useDataProvider();
  const text = typed.trim();
  const q = usePaused(text);
  const sources = PAGES.flatMap(({ name, permission, describe, listRecordActions }) =>
    describe && isAllowed(permission) ? [{ name, find: (row: RaRecord) => listFound(row, describe, listRecordActions, isAllowed) }] : [],
  );
  const isLong = q.length >= SEARCHED_LENGTH_MIN;
  const answers = useQueries({
    queries: sources.map(({ name }) => ({
      queryKey: ['palette', name, q],
      queryFn: () => dataProvider.getList(name, { pagination: { page: 1, perPage: PER_SOURCE }, filter: { q } }),
      enabled: isLong,
    })),
  });
  const records = sources.flatMap(({ find }, index) => (isLong ? (answers[index]?.data?.data ?? []).flatMap(find) : []));
  const pages = findPages(text, isAllowed).map(({ label, to }) => ({ label, to, detail: '' }));
  const isSearching = text.length >= SEARCHED_LENGTH_MIN && (q !== text || answers.some(({ isFetching }) => isFetching));
  return { found: [...pages, ...records], isSearching };
}
