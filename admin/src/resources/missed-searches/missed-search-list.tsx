import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { MissedSearch } from '@uruhu/contract/staff';
import { ListBase, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { formatDay } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';

type Row = MissedSearch & { id: string };
const NewestFirst = { field: 'last_day', order: 'DESC' } as const;

export const MissedSearchList = () => (
  <ListBase resource="missed-searches" perPage={25} sort={NewestFirst} disableAuthentication>
    <PageTitle title="Missed searches" />
    <MissedSearches />
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);

const NoMissedSearches = () => (
  <Empty title="Shoppers find what they search">
    A search that finds nothing comes here. It tells you which products shoppers want, and which words your products lack.
  </Empty>
);

const MissedSearches = () => {
  const { data, error, refetch, isPending, sort, setSort } = useListContext<Row>();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0) return <NoMissedSearches />;
  const sortable = (field: 'count' | 'last_day', label: string) => (
    <TableSortLabel active={sort.field === field} direction="desc" onClick={() => setSort({ field, order: 'DESC' })}>
      {label}
    </TableSortLabel>
  );
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        What shoppers searched and the shop did not find. Add the product, or add the word to the keywords of one that fits.
      </Typography>
      <TableContainer>
        <Table size="small" aria-label="Missed searches">
          <TableHead>
            <TableRow>
              <TableCell>Searched for</TableCell>
              <TableCell align="right">{sortable('count', 'Times')}</TableCell>
              <TableCell>{sortable('last_day', 'Last')}</TableCell>
              <TableCell>Now</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <MissedSearchRow key={row.words} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};

const MissedSearchRow = ({ row: { words, count, last_day, found_now } }: { row: Row }) => (
  <TableRow>
    <TableCell sx={{ overflowWrap: 'anywhere' }}>
      {/* The shop itself, so a plain address. */}
      <MuiLink href={`/search?q=${encodeURIComponent(words)}`} target="_blank" rel="noreferrer">
        {words}
      </MuiLink>
    </TableCell>
    <TableCell align="right">{count}</TableCell>
    <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(last_day)}</TableCell>
    <TableCell>{found_now ? <Badge tone="good">Found</Badge> : <Badge tone="quiet">Not found</Badge>}</TableCell>
  </TableRow>
);
