import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { StockChange } from '@uruhu/contract/staff/products/changes';
import { useId } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { describePieces, REASON_TEXTS } from './stock-reasons.ts';

const PER_PAGE = 25;
const ENTRY = { py: 1, borderBottom: `1px solid ${COLOURS.line}` } as const;

const describeEntry = ({ from, to }: StockChange) => `${describePieces(from)} → ${describePieces(to)}`;

/** Who changed the pieces of a product, when and why, newest first. */
export const StockHistory = ({ product_id, onClose }: { product_id: string; onClose: () => void }) => {
  const id = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['stock-changes', product_id],
    queryFn: ({ pageParam }) => callStaff('stockChanges', { params: { product_id }, query: { page: pageParam, perPage: PER_PAGE } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
  const changes = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Changes of the stock</DialogTitle>
      <DialogContent>
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && changes.length === 0 && 'The stock has not been changed yet. Pieces that are sent to customers come here as well.'}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <Box component="li" key={change.stock_change_id} sx={ENTRY}>
              <strong>
                {change.choice ? `${change.choice}: ` : ''}
                {describeEntry(change)}
              </strong>{' '}
              · {REASON_TEXTS[change.reason]}
              {change.note && <Box sx={{ overflowWrap: 'anywhere' }}>‘{change.note}’</Box>}
              <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
                {formatTime(change.created_at)} · {change.staff ?? 'the shop itself'}
              </Box>
            </Box>
          ))}
        </Box>
        {hasNextPage && <Button onClick={() => void fetchNextPage()}>Older changes</Button>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
