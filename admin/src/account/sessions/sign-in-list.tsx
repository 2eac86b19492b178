import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { SignInResult } from '@uruhu/contract/staff/sign-in-results';
import type { StaffSignInAttempt } from '@uruhu/contract/staff/sign-ins';
import { describeBrowser } from '#admin/lib/describe-browser.ts';
import { formatTime } from '#admin/lib/format.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';

const RESULTS: Readonly<Record<SignInResult, { label: string; tone: Tone }>> = {
  signed_in: { label: 'Signed in', tone: 'good' },
  code_asked: { label: 'Right password, no code yet', tone: 'waiting' },
  wrong_name: { label: 'Unknown name', tone: 'bad' },
  wrong_password: { label: 'Wrong password', tone: 'bad' },
  wrong_code: { label: 'Right password, wrong code', tone: 'bad' },
  wrong_confirmation: { label: 'Wrong password or code while signed in', tone: 'bad' },
};

const PER_PAGE = 25;
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' } as const;

type Props = {
  queryKey: readonly unknown[];
  load: (query: { page: number; perPage: number }) => Promise<{ data: StaffSignInAttempt[]; total: number }>;
  /** Whether the attempts are those of all members, so that each says whose it is. */
  showsMember?: boolean;
  emptyText: string;
};

/** The attempts to sign in, newest first, with how each ended. */
export const SignInList = ({ queryKey, load, showsMember = false, emptyText }: Props) => {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page }) => load({ page, perPage: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const attempts = data.pages.flatMap((page) => page.data);
  if (attempts.length === 0) return emptyText;
  return (
    <>
      <Box component="ol" aria-label="Sign-ins" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attempts.map((attempt) => (
          <Box component="li" key={attempt.sign_in_id} sx={ROW}>
            <Attempt attempt={attempt} showsMember={showsMember} />
          </Box>
        ))}
      </Box>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Older sign-ins</Button>}
    </>
  );
};

/** The entered name is '' where what was typed has not the form of a username. */
const describeMember = ({ staff, name_tried }: StaffSignInAttempt) => staff ?? (name_tried ? `“${name_tried}”` : 'Not a username');

const Attempt = ({ attempt, showsMember }: { attempt: StaffSignInAttempt; showsMember: boolean }) => {
  const { result, address, user_agent, created_at } = attempt;
  // A signed-in member who confirms a change is recorded without her browser.
  const browser = result === 'wrong_confirmation' ? null : describeBrowser(user_agent);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
        {showsMember && <strong>{describeMember(attempt)}</strong>}
        <Box sx={{ color: showsMember ? 'text.secondary' : undefined }}>
          {[browser, address || 'unknown address', formatTime(created_at)].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <Badge tone={RESULTS[result].tone}>{RESULTS[result].label}</Badge>
    </>
  );
};
