import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminReview } from '@uruhu/contract/staff/reviews';
import { ListBase, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { Empty } from '#admin/ui/empty.tsx';
import { FilterTabs } from '#admin/ui/filter-tabs.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list-filters.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
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
  <ListBase resource="reviews" perPage={25} sort={NEWEST_FIRST} filterDefaultValues={TO_CHECK} disableAuthentication>
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
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);

const Reviews = () => {
  const { data, error, refetch, isPending, filterValues } = useListContext<AdminReview & { id: string }>();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0 && filterValues.checked === false && !filterValues.q)
    return <Empty title="All reviews are checked">A new review, or one that a shopper changes, comes here.</Empty>;
  if (data.length === 0) return <Empty title="Nothing found">No review fits this search and these filters.</Empty>;
  return (
    <Box component="ul" aria-label="Reviews" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {data.map((review) => (
        <li key={review.review_id}>
          <ReviewCard review={review} onChanged={() => void refetch()} />
        </li>
      ))}
    </Box>
  );
};
