import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { EntryList } from '#admin/history/entry-list.tsx';
import { describeKind } from '#admin/history/record-kinds.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { ChangesFilters } from './changes-filters.tsx';
import { buildChangesQuery, changeFilter, readFilter, setPosition } from './changes-query.ts';
import { SignInsTab } from './sign-ins-tab.tsx';

/** The audit log, and the sign-ins of staff. The address holds which of the two is shown. */
export const ChangesPage = () => {
  const [search, setSearch] = useSearchParams();
  const shown = search.get('show') === 'sign-ins' ? 'sign-ins' : 'changes';
  return (
    <>
      <PageTitle title="Changes" />
      <Tabs
        value={shown}
        onChange={(_, show: string) => setSearch(show === 'sign-ins' ? { show } : {})}
        aria-label="What is shown"
        sx={{ mb: 1 }}
      >
        <Tab value="changes" label="Changes" />
        <Tab value="sign-ins" label="Sign-ins" />
      </Tabs>
      {shown === 'sign-ins' ? <SignInsTab /> : <ChangesTab />}
    </>
  );
};

/** Which staff member changed what. The address holds the filter and the position in the log. */
const ChangesTab = () => {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        Each change in the shop: who made it, and the values before and after. Nobody can edit this list.
      </Typography>
      <ChangesFilters filter={filter} onChange={(change) => setSearch(changeFilter(search, change))} />
      {filter.record && (
        <Chip
          label={`Only one ${filter.noun ? describeKind(filter.noun) : 'record'}`}
          onDelete={() => setSearch(changeFilter(search, { record: '' }))}
          sx={{ mb: 2 }}
        />
      )}
      <Entries search={search} isFiltered={isFiltered} onClear={() => setSearch({})} onMove={setSearch} />
    </>
  );
};

type Props = { search: URLSearchParams; isFiltered: boolean; onClear: () => void; onMove: (search: URLSearchParams) => void };

const Entries = ({ search, isFiltered, onClear, onMove }: Props) => {
  const query = buildChangesQuery(search);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', query],
    queryFn: () => callStaff('audit', { query }),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { data: entries, next, previous } = data;
  if (entries.length === 0) return <NoEntries isFiltered={isFiltered} onClear={onClear} />;
  return (
    <>
      <EntryList entries={entries} />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined" disabled={!previous} onClick={() => previous && onMove(setPosition(search, { after: previous }))}>
          Newer
        </Button>
        <Button variant="outlined" disabled={!next} onClick={() => next && onMove(setPosition(search, { before: next }))}>
          Older
        </Button>
      </Box>
    </>
  );
};

const NoEntries = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty title="Nothing found" action={<Button onClick={onClear}>Show all</Button>}>
      No change fits these words and filters.
    </Empty>
  ) : (
    <Empty title="Nothing has been changed yet">Each change of a product, an order, a setting or a colleague will stand here.</Empty>
  );
