import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { OrderMail } from '@uruhu/contract/staff/orders/details';
import { useId, useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { useOrderCall } from './use-order-call.ts';

const STATES: Record<OrderMail['state'], string> = {
  waiting: 'waits to be sent',
  sending: 'perhaps sent',
  sent: 'sent',
  refused: 'refused by the mail server',
  dropped: 'not sent',
};

/** The mails about this order, newest first. */
export const OrderMails = ({ order: { mails } }: { order: AdminOrder }) => {
  const [openedMail, setOpenedMail] = useState<OrderMail | null>(null);
  const mayRead = useAllowed()('customers.read');
  if (!mayRead) return null;
  return (
    <Panel title="Mails">
      {mails.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          No mails. The shop writes only to addresses that the customer has confirmed, or has told you for this order.
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {mails.map((mail) => (
          <Box component="li" key={mail.mail_id} sx={{ py: 0.5, borderBottom: `1px solid ${COLOURS.line}` }}>
            <Button onClick={() => setOpenedMail(mail)} sx={{ px: 0, textAlign: 'left', justifyContent: 'flex-start' }}>
              {mail.subject}
            </Button>
            <Box sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>
              {formatTime(mail.created_at)} to {mail.to}, {STATES[mail.state]}
            </Box>
          </Box>
        ))}
      </Box>
      {openedMail && <MailDialog mail={openedMail} onClose={() => setOpenedMail(null)} />}
    </Panel>
  );
};

/** The mail as the customer sees it, in a frame that runs no scripts. */
const MailDialog = ({ mail: { mail_id, subject, to, state }, onClose }: { mail: OrderMail; onClose: () => void }) => {
  const id = useId();
  const isAllowed = useAllowed();
  const { run, isBusy, message } = useOrderCall();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{subject}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1 }}>To {to}</Box>
        <Box
          component="iframe"
          title={subject}
          sandbox=""
          src={buildPath(STAFF_PATHS.orderMailPage, { mail_id })}
          sx={{ width: '100%', height: '60vh', border: `1px solid ${COLOURS.line}`, bgcolor: '#FFFFFF' }}
        />
        <div role="alert">{message && <Alert severity="error">{message}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {isAllowed('orders.edit') && (
          <Button
            variant="contained"
            disabled={isBusy || state === 'waiting'}
            onClick={async () => {
              if (await run('sendMailAgain', { params: { mail_id } })) onClose();
            }}
          >
            Send again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
