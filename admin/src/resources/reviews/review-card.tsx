import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AdminReview } from '@uruhu/contract/staff/reviews';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { ChangesLink } from '#admin/history/changes-link.tsx';
import { formatDay } from '#admin/lib/format.ts';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { AnswerDialog, HideDialog } from './review-dialogs.tsx';
import { type Moderate, useModerate } from './use-moderate.ts';

type Props = { review: AdminReview; onChanged: () => void };

const WRAP = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' } as const;
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** A review with the buttons to check, answer or hide it. */
export const ReviewCard = ({ review, onChanged }: Props) => {
  const { hidden_at, checked_at, reply } = review;
  const [dialog, setDialog] = useState<'answer' | 'hide' | null>(null);
  const { moderate: sendChanges, call } = useModerate(review, onChanged);
  const { isBusy, errorSummary } = call;
  const moderate: Moderate = async (changes) => {
    const isDone = await sendChanges(changes);
    if (isDone) setDialog(null);
    return isDone;
  };
  const dialogProps = { review, call, onClose: () => setDialog(null), moderate };
  return (
    <Paper component="article" aria-label={`Review of ${review.product} by ${review.author_name}`} sx={{ p: 2 }}>
      <ReviewText review={review} />
      {errorSummary && !dialog && <Alert severity="error">{errorSummary}</Alert>}
      <Box sx={{ ...ROW, mt: 1.5 }}>
        {checked_at === null && (
          <Button variant="contained" disabled={isBusy} onClick={() => void moderate({ checked: true })}>
            Mark as checked
          </Button>
        )}
        <Button variant="outlined" onClick={() => setDialog('answer')}>
          {reply ? 'Change the answer' : 'Answer'}
        </Button>
        {hidden_at === null ? (
          <Button onClick={() => setDialog('hide')}>Hide</Button>
        ) : (
          <Button disabled={isBusy} onClick={() => void moderate({ hidden: false })}>
            Show again
          </Button>
        )}
        <ChangesLink kind="reviews" id={review.review_id} label="Changes" />
      </Box>
      {dialog === 'answer' && <AnswerDialog {...dialogProps} />}
      {dialog === 'hide' && <HideDialog {...dialogProps} />}
    </Paper>
  );
};

const ReviewText = ({ review }: { review: AdminReview }) => {
  const { product_id, product, rating, author_name, verified_buyer, created_at, updated_at, hidden_at, hidden_reason } = review;
  return (
    <>
      <Box sx={ROW}>
        <Box component="strong" role="img" aria-label={`${rating} of 5 stars`} sx={{ color: COLOURS.celadon, letterSpacing: 2 }}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </Box>
        {/* A plain link, because the storefront is outside of the back office's router. */}
        <MuiLink href={`/product/${encodeURIComponent(product_id)}#reviews`} target="_blank" rel="noreferrer" sx={{ fontWeight: 600 }}>
          {product}
        </MuiLink>
        {review.checked_at === null && <Badge tone="waiting">Not checked</Badge>}
        {hidden_at !== null && <Badge tone="bad">Hidden</Badge>}
        {review.reply && <Badge tone="good">Answered</Badge>}
      </Box>
      <Box sx={{ color: 'text.secondary', my: 0.5 }}>
        <Author user_id={review.user_id} name={author_name} />
        {verified_buyer && ', verified buyer'}, {formatDay(created_at)}
        {updated_at && `, edited ${formatDay(updated_at)}`}
        {review.helpful_count > 0 && `, helpful to ${review.helpful_count}`}
      </Box>
      <Typography sx={WRAP}>{review.review}</Typography>
      <Pictures review={review} />
      {hidden_at !== null && (
        <Typography sx={{ mt: 1, color: 'text.secondary', ...WRAP }}>
          Hidden {formatDay(hidden_at)}: {hidden_reason || 'no reason noted'}
        </Typography>
      )}
      {review.reply && (
        <Box sx={{ mt: 1, p: 1.5, bgcolor: COLOURS.mist }}>
          <strong>Our answer{review.replied_at && `, ${formatDay(review.replied_at)}`}</strong>
          <Typography sx={WRAP}>{review.reply}</Typography>
        </Box>
      )}
    </>
  );
};

const Author = ({ user_id, name }: { user_id: string | null; name: string }) => {
  const isAllowed = useAllowed();
  if (user_id === null || !isAllowed('customers.read')) return name;
  return (
    <MuiLink component={Link} to={`/customers/${user_id}`}>
      {name}
    </MuiLink>
  );
};

const Pictures = ({ review: { images, author_name } }: { review: AdminReview }) =>
  images.length === 0 ? null : (
    <Box sx={{ ...ROW, mt: 1 }}>
      {images.map((key, index) => (
        <a key={key} href={buildPictureUrl(key, 1280)} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={buildPictureUrl(key, 160)}
            alt={`Picture ${index + 1} by ${author_name}`}
            sx={{ width: 76, height: 76, objectFit: 'cover', display: 'block' }}
          />
        </a>
      ))}
    </Box>
  );
