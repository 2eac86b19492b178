import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';
import { formatProductCount, LANGUAGES, type SearchWordRow } from './search-word-texts.ts';

const COLUMNS: readonly Column<SearchWordRow>[] = [
  { label: 'Shoppers type', sort: 'word', render: ({ word }) => word },
  { label: 'The shop searches', render: ({ means }) => means.join(', ') },
  { label: 'Direction', render: ({ is_two_way }) => (is_two_way ? 'Both ways' : 'One way') },
  { label: 'Language', render: ({ language }) => (language ? LANGUAGES[language] : 'Any') },
  { label: 'Finds now', render: ({ finds }) => <Badge tone={finds > 0 ? 'good' : 'waiting'}>{formatProductCount(finds)}</Badge> },
];

export const SearchWordList = () => {
  const mayWrite = useAllowed()('search.write');
  return (
    <ListPage
      resource="search-words"
      title="Search words"
      help="Words that shoppers type and that your products lack, with what they mean. The shop knows common words for skin care in English, French, Kinyarwanda and Korean already."
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={COLUMNS}
      getPath={({ id }) => `/search-words/${id}`}
      filters={
        <>
          <SearchFilter label="Search these words" placeholder="A word or a meaning" />
          <ChoiceFilter field="language" label="Language" choices={LANGUAGES} />
        </>
      }
      createLabel={mayWrite ? 'Add a word' : undefined}
      actions={
        <Button component={Link} to="/missed-searches" variant="outlined">
          Missed searches
        </Button>
      }
      empty={{
        title: 'No words yet',
        text: 'When shoppers search for something by a name that you do not use, such as a nickname of a product, explain it here. The missed searches show which words are wanted.',
      }}
    />
  );
};
