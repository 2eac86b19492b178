import Box from '@mui/material/Box';
import type { MessageEntry } from '@uruhu/contract/staff/messages';
import type { ReactNode } from 'react';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { MAIL_STATES } from './message-state.ts';
import { ResendAnswer } from './resend-answer.tsx';
import type { ThreadProps } from './thread-props.ts';

const TEXT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' } as const;

/** The message with all answers and replies to it, oldest first. */
export const ThreadEntries = ({ thread, ...props }: ThreadProps) => {
  const { name, message, created_at, entries } = thread;
  return (
    <Box component="ol" aria-label="What was said" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      <Entry author={name} time={created_at} text={message} />
      {entries.map((entry) => (
        <Entry
          key={entry.entry_id}
          author={entry.direction === 'sent' ? entry.staff : name}
          time={entry.created_at}
          text={entry.text}
          isOurs={entry.direction === 'sent'}
          note={describeEntry(entry)}
          action={entry.mail?.state === 'refused' && <ResendAnswer thread={thread} entry_id={entry.entry_id} {...props} />}
        />
      ))}
    </Box>
  );
};

function describeEntry({ direction, staff, mail }: MessageEntry): string {
  if (direction === 'received') return `by mail, noted by ${staff}`;
  if (!mail) return 'by mail';
  return MAIL_STATES[mail.state] + (mail.state === 'refused' ? `: ${mail.last_error}` : '');
}

type EntryProps = { author: string; time: string; text: string; isOurs?: boolean; note?: ReactNode; action?: ReactNode };

const Entry = ({ author, time, text, isOurs = false, note, action }: EntryProps) => (
  <Box
    component="li"
    sx={{
      p: 2,
      border: `1px solid ${COLOURS.line}`,
      borderRadius: 1,
      bgcolor: isOurs ? COLOURS.mist : COLOURS.surface,
      [isOurs ? 'ml' : 'mr']: { sm: 4 },
    }}
  >
    <Box sx={{ color: 'text.secondary', fontSize: 14, mb: 0.5 }}>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {author}
      </Box>
      , {formatTime(time)}
      {note && `, ${note}`}
    </Box>
    <Box sx={TEXT}>{text}</Box>
    {action}
  </Box>
);
