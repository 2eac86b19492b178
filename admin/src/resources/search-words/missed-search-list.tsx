import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { MissedSearch } from '@uruhu/contract/staff';
import { SEARCH_WORD_LENGTH_MAX } from '@uruhu/contract/staff/search-word-limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatDay } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { TrialPanel } from './trial.tsx';

type Row = MissedSearch & { id: string };

/** A plain link, because the storefront is outside of this app's router. */
const ShopSearchLink = ({ words }: { words: string }) => (
  <MuiLink href={`/search?q=${encodeURIComponent(words)}`} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
    {words}
  </MuiLink>
);

/** Not shown for a search that finds something by now, or whose words are too long for a search word. */
const AddWordLink = ({ row: { words, found_now } }: { row: Row }) =>
  found_now || words.length > SEARCH_WORD_LENGTH_MAX ? null : (
    <Button
      component={Link}
      to={`/search-words/create?${new URLSearchParams({ word: words })}`}
      size="small"
      aria-label={`Add a word for this: “${words}”`}
    >
      Add a word for this
    </Button>
  );

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Searched for', render: ({ words }) => <ShopSearchLink words={words} /> },
  { label: 'Times', sort: 'count', align: 'right', render: ({ count }) => count.toLocaleString('en-US') },
  { label: 'Last', sort: 'last_day', render: ({ last_day }) => formatDay(last_day) },
  { label: 'Now', render: ({ found_now }) => (found_now ? <Badge tone="good">Found</Badge> : <Badge tone="quiet">Not found</Badge>) },
];
const ADD_WORD_COLUMN: Column<Row> = { label: 'What to do', render: (row) => <AddWordLink row={row} /> };

const createWhyColumn = (explain: (words: string) => void): Column<Row> => ({
  label: 'Explanation',
  render: ({ words }) => (
    <Button size="small" aria-label={`Why: “${words}”`} onClick={() => explain(words)}>
      Why?
    </Button>
  ),
});

export const MissedSearchList = () => {
  const mayWrite = useAllowed()('search.write');
  /** `count`: so that the same words can be asked for again. */
  const [explained, setExplained] = useState({ words: '', count: 0 });
  const explain = (words: string) => setExplained(({ count }) => ({ words, count: count + 1 }));
  const columns = [...COLUMNS, createWhyColumn(explain)];
  return (
    <>
      <ListPage
        resource="missed-searches"
        title="Missed searches"
        help="What shoppers searched and the shop did not find. Add the product, add the word to the keywords of one that fits, or explain the word to the search."
        sort={{ field: 'last_day', order: 'DESC' }}
        columns={mayWrite ? [...columns, ADD_WORD_COLUMN] : columns}
        actions={
          <Button component={Link} to="/search-words" variant="outlined">
            Search words
          </Button>
        }
        empty={{
          title: 'Shoppers find what they search',
          text: 'A search that finds nothing comes here. It tells you which products shoppers want, and which words your products lack.',
        }}
      />
      <Box sx={{ mt: 3 }}>
        <TrialPanel
          key={explained.count}
          suggested={explained.words}
          searchesAtOnce={explained.count > 0}
          help="How the search reads the words, and why it shows each product."
        />
      </Box>
    </>
  );
};
