import Box from '@mui/material/Box';
import type { AdminOrder, Transition } from '@uruhu/contract/staff';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { describeTransition, findRefundId } from './describe-transition.ts';

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const ENTRY = {
  position: 'relative',
  pl: 2.5,
  pb: 1.5,
  ml: '5px',
  borderLeft: `2px solid ${COLOURS.line}`,
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-6px',
    top: '6px',
    width: 9,
    height: 9,
    bgcolor: COLOURS.celadon,
    transform: 'rotate(45deg)',
  },
} as const;

/** The transitions of the order and its payments, newest first. */
export const OrderLog = ({ order: { transitions, payments } }: { order: Pick<AdminOrder, 'transitions' | 'payments'> }) => (
  <Panel title="What happened">
    <Box component="ol" reversed sx={LIST}>
      {/* The keys count from the oldest transition, so that a new one does not change them. */}
      {transitions
        .map((transition, index) => ({ transition, key: index }))
        .reverse()
        .map(({ transition, key }) => (
          <LogEntry key={key} transition={transition} refundId={findRefundId(transition, payments)} />
        ))}
    </Box>
  </Panel>
);

const LogEntry = ({ transition, refundId }: { transition: Transition; refundId: string }) => {
  const { event, actorName } = describeTransition(transition);
  return (
    <Box component="li" sx={ENTRY}>
      <strong>{event}</strong>
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
        {formatTime(transition.created_at)}, {actorName}
      </Box>
      {refundId && <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>Sent back by transaction {refundId}</Box>}
      {transition.reason && <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{transition.reason}</Box>}
    </Box>
  );
};
