import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { OpenStaffSession } from '@uruhu/contract/staff/sign-in';
import { useCall } from '#admin/forms/use-call.ts';
import { describeBrowser } from '#admin/lib/describe-browser.ts';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';

type Props = {
  queryKey: readonly unknown[];
  load: () => Promise<{ data: OpenStaffSession[] }>;
  end: (session_id: string) => Promise<unknown>;
  endAll: () => Promise<unknown>;
  endAllLabel: string;
  /** The text for an empty list. */
  emptyText: string;
};

/**
 * The open sessions of a staff member, with buttons to end one session or all of them. The session of this browser has no button, because
 * 'Sign out' ends it.
 */
export const SessionList = ({ queryKey, load, end, endAll, endAllLabel, emptyText }: Props) => {
  const { data, error, refetch } = useQuery({ queryKey, queryFn: load });
  const { isBusy, message, run } = useCall();
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const runAndRefetch = (call: () => Promise<unknown>) => void run(call).then(() => refetch());
  const hasOthers = data.data.some(({ current }) => !current);
  return (
    <>
      <div role="alert">{message && <Alert severity="error">{message}</Alert>}</div>
      {data.data.length === 0 && emptyText}
      <Box component="ul" aria-label="Sessions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.data.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            isBusy={isBusy}
            onEnd={() => runAndRefetch(() => end(session.session_id))}
          />
        ))}
      </Box>
      {hasOthers && (
        <Button variant="outlined" disabled={isBusy} onClick={() => runAndRefetch(endAll)} sx={{ mt: 1.5 }}>
          {endAllLabel}
        </Button>
      )}
    </>
  );
};

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

type RowProps = { session: OpenStaffSession; isBusy: boolean; onEnd: () => void };

const SessionRow = ({ session, isBusy, onEnd }: RowProps) => {
  const browser = describeBrowser(session.user_agent);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <strong>{browser}</strong>
        <Box sx={{ color: 'text.secondary' }}>
          {session.address || 'unknown address'}, since {formatTime(session.created_at)}, last used {formatTime(session.last_used_at)}
        </Box>
      </Box>
      {session.current ? (
        <Badge tone="good">This browser</Badge>
      ) : (
        <Button disabled={isBusy} onClick={onEnd} aria-label={`End the session of ${browser} since ${formatTime(session.created_at)}`}>
          End
        </Button>
      )}
    </Box>
  );
};
