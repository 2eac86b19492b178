import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Failure, HealthEvent } from '@uruhu/contract/health';
import { Link as RouterLink } from 'react-router';
import { formatTime, shortenIds } from '#admin/lib/format.ts';

/** The page of the back office on which staff can resolve a failure. */
const PAGES: Partial<Record<HealthEvent, { to: string; label: string }>> = {
  payment_claim_waiting: { to: '/payments-to-check', label: 'Check the payments' },
  staff_guessed: { to: '/changes?show=sign-ins', label: 'See the sign-ins' },
  payment_problem_open: { to: '/payment-problems', label: 'See the problems' },
};

/** Says what fails, since when, and what to do about it. Ids of mails and members are left out, because a list has them. */
export const FailureCard = ({ failure: { event, level, message, what_to_do, oldest_at, ids, ids_are } }: { failure: Failure }) => {
  const page = PAGES[event];
  return (
    <Alert severity={level === 'error' ? 'error' : 'warning'} role="note">
      <AlertTitle>{message}</AlertTitle>
      <Typography>{what_to_do}</Typography>
      {page && (
        <Link component={RouterLink} to={page.to}>
          {page.label}
        </Link>
      )}
      {oldest_at && <Typography sx={{ color: 'text.secondary' }}>Since {formatTime(oldest_at)}</Typography>}
      {ids.length > 0 && ids_are !== 'mail' && ids_are !== 'member' && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontSize: 14 }}>{shortenIds(ids.join(', '))}</Typography>
      )}
    </Alert>
  );
};
