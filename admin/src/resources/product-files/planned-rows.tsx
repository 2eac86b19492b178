import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ImportAction, ProductFoundBy } from '@uruhu/contract/staff/products/file-terms';
import type { ImportRow, ProductImport } from '@uruhu/contract/staff/products/files';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { nameColumn } from './column-names.ts';
import { formatCount } from './import-states.ts';

const PER_PAGE = 25;

const ACTIONS: Readonly<Record<ImportAction, { label: string; tone: Tone }>> = {
  faulty: { label: 'Faulty', tone: 'bad' },
  created: { label: 'New', tone: 'good' },
  updated: { label: 'Changed', tone: 'waiting' },
  unchanged: { label: 'Unchanged', tone: 'quiet' },
};
/** A name can be another product's, so the reader sees by what the product was found. */
const FOUND_BY: Readonly<Record<ProductFoundBy, string>> = {
  id: 'found by its id',
  brand_and_name: 'found by brand and name',
  name: 'found by its name',
};
const ACTIONS_IN_ORDER = Object.keys(ACTIONS) as ImportAction[];

const ROW = { borderTop: `1px solid ${COLOURS.line}`, py: 1.25, display: 'grid', gap: 0.5 } as const;

const PlannedRow = ({ planned: { row, name, product_id, found_by, action, changes, faults, notes } }: { planned: ImportRow }) => (
  <Box component="li" sx={ROW}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Badge tone={ACTIONS[action].tone}>{ACTIONS[action].label}</Badge>
      <strong>{name || product_id || 'Without a name'}</strong>
      <Box sx={{ color: 'text.secondary' }}>
        row {formatCount(row)}
        {found_by && `, ${FOUND_BY[found_by]}`}
        {product_id && ` · ${product_id}`}
      </Box>
    </Box>
    {action === 'updated' && <Box sx={{ color: 'text.secondary' }}>{changes.map(nameColumn).join(', ')}</Box>}
    {faults.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {faults.map((fault) => (
          <li key={`${fault.row} ${fault.column} ${fault.message}`}>
            Row {formatCount(fault.row)}, <strong>{nameColumn(fault.column)}</strong>
            {fault.value && ` “${fault.value}”`}: {fault.message}
          </li>
        ))}
      </Box>
    )}
    {notes.map((note) => (
      <Box key={`${note.row} ${note.column}`} sx={{ color: 'warning.main' }}>
        <strong>{nameColumn(note.column)}</strong>: {note.message}
      </Box>
    ))}
  </Box>
);

type Filter = ImportAction | 'all';

/** What the import would do with each product of the file. */
export const PlannedRows = ({ productImport: { import_id, counts } }: { productImport: ProductImport }) => {
  const [filter, setFilter] = useState<Filter>(counts.faulty > 0 ? 'faulty' : 'all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['product-import-rows', import_id, counts, filter, page],
    queryFn: () =>
      callStaff('importRows', {
        params: { import_id },
        query: { page, perPage: PER_PAGE, filter: JSON.stringify(filter === 'all' ? {} : { action: filter }) },
      }),
    placeholderData: (previous) => previous,
  });
  const total = counts.created + counts.updated + counts.unchanged + counts.faulty;
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  return (
    <Box>
      <Tabs
        value={filter}
        onChange={(_, chosenFilter: Filter) => {
          setFilter(chosenFilter);
          setPage(1);
        }}
        aria-label="Which products are shown"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        <Tab value="all" label={`All ${formatCount(total)}`} />
        {ACTIONS_IN_ORDER.map((action) => (
          <Tab key={action} value={action} label={`${ACTIONS[action].label} ${formatCount(counts[action])}`} />
        ))}
      </Tabs>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Typography sx={{ py: 2, color: 'text.secondary' }}>No product of the file is here.</Typography>}
      <Box component="ul" aria-label="Products of the file" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.data.map((planned) => (
          <PlannedRow key={planned.row} planned={planned} />
        ))}
      </Box>
      {pageCount > 1 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Back
          </Button>
          <Box sx={{ color: 'text.secondary' }}>
            Page {formatCount(page)} of {formatCount(pageCount)}
          </Box>
          <Button disabled={page === pageCount} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Box>
      )}
    </Box>
  );
};
