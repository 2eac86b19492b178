import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue } from 'react';
import type { RowOf } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useCurrentList } from './list-provider.tsx';

type Props<Name extends ResourceName> = { empty: ReactNode; children: (rows: RowOf<Name>[]) => ReactNode };

/** Shows the rows of the surrounding list, `empty` if it has none, or that they could not be loaded. */
export function LoadedRows<Name extends ResourceName>({ empty, children }: Props<Name>) {
  const { rows: loadedRows, error, reload } = useCurrentList<Name>();
  // A table takes a slow computer longer than a member waits for her tap to be answered, so it is drawn in pauses.
  const rows = useDeferredValue(loadedRows);
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!rows) return <Skeleton />;
  return rows.length === 0 ? empty : children(rows);
}

type CardsProps<Name extends ResourceName> = { label: string; empty: ReactNode; renderCard: (row: RowOf<Name>) => ReactNode };

/** The rows of the surrounding list, one card below the other. */
export const CardRows = <Name extends ResourceName>({ label, empty, renderCard }: CardsProps<Name>) => (
  <LoadedRows<Name> empty={empty}>
    {(rows) => (
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <li key={row.id}>{renderCard(row)}</li>
        ))}
      </Box>
    )}
  </LoadedRows>
);
