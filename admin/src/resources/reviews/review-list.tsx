import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Empty } from '#admin/ui/empty.tsx';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPagination } from '#admin/ui/list/list-pagination.tsx';
import { ListProvider, useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { CardRows } from '#admin/ui/list/loaded-rows.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ReviewCard } from './review-card.tsx';

const TO_CHECK = { checked: false };
const TABS = [
  { label: 'To check', filter: TO_CHECK },
  { label: 'Not answered', filter: { answered: false, hidden: false } },
  { label: 'Hidden', filter: { hidden: true } },
  { label: 'All', filter: {} },
];
const RATINGS = { 5: '5 stars', 4: '4 stars', 3: '3 stars', 2: '2 stars', 1: '1 star' };
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

export const ReviewList = () => (
  <ListProvider resource="reviews" sort={NEWEST_FIRST} defaultFilter={TO_CHECK}>
    <PageTitle title="Reviews" />
    <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: 720 }}>
      The shop shows a review at once. Look at the new ones, answer in public, and hide what is spam, an insult or about something else.
    </Typography>
    <FilterTabs label="Reviews to show" tabs={TABS} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <SearchFilter label="Search reviews" placeholder="Text, name or product" />
      <ChoiceFilter field="rating" label="Rating" choices={RATINGS} />
    </Box>
    <Reviews />
    <ListPagination />
  </ListProvider>
);

const Reviews = () => {
  const { reload, filter } = useCurrentList<'reviews'>();
  const empty =
    filter.checked === false && !filter.q ? (
      <Empty title="All reviews are checked">A new review, or one that a shopper changes, comes here.</Empty>
    ) : (
      <Empty title="Nothing found">No review fits this search and these filters.</Empty>
    );
  return <CardRows<'reviews'> label="Reviews" empty={empty} renderCard={(review) => <ReviewCard review={review} onChanged={reload} />} />;
};
