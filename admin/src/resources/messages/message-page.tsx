import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Thread } from '@uruhu/contract/staff/messages';
import { useParams } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { showRecord, useRecord } from '#admin/api/records.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MessageSender } from './message-sender.tsx';
import { MESSAGE_STATES } from './message-state.ts';
import { ThreadEntries } from './thread-entries.tsx';
import type { ThreadProps } from './thread-props.ts';

const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } } as const;

export const MessagePage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord('messages', id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton title={undefined} />;
  const showThread = (thread: Thread) => void showRecord('messages', thread);
  return (
    <>
      <PageTitle title={`Message from ${data.name}`} />
      <ThreadState thread={data} showThread={showThread} onRefused={() => void refetch()} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          <ThreadEntries thread={data} showThread={showThread} onRefused={() => void refetch()} />
          <AnswerForm key={id} thread={data} showThread={showThread} onRefused={() => void refetch()} />
          <RecordHistory kind="contact-messages" id={data.message_id} />
        </Stack>
        <MessageSender thread={data} />
      </Box>
    </>
  );
};

const ThreadState = ({ thread: { message_id, version, state, state_since, code }, showThread, onRefused }: ThreadProps) => {
  const { run, isBusy, errorSummary } = useCall(onRefused);
  const nextState = state === 'closed' ? 'open' : 'closed';
  const changeState = () =>
    run(async () => {
      const body = { version, state: nextState } as const;
      showThread((await callStaff('updateMessage', { params: { message_id }, body })).data);
    });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Badge tone={MESSAGE_STATES[state].tone}>{MESSAGE_STATES[state].label}</Badge>
        <Box sx={{ color: 'text.secondary' }}>
          since {formatTime(state_since)}, {code}
        </Box>
        <Button variant="outlined" disabled={isBusy} onClick={() => void changeState()}>
          {state === 'closed' ? 'Open again' : 'Close'}
        </Button>
      </Box>
      {errorSummary && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorSummary}
        </Alert>
      )}
    </>
  );
};
