import type { MessageEntry, MessageState } from '@uruhu/contract/staff/messages';
import type { Tone } from '#admin/ui/badge.tsx';

export const MESSAGE_STATES: Record<MessageState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'waiting' },
  answered: { label: 'Answered', tone: 'good' },
  closed: { label: 'Closed', tone: 'quiet' },
};

type MailState = NonNullable<MessageEntry['mail']>['state'];
export const MAIL_STATES: Record<MailState, string> = {
  waiting: 'the mail waits to be sent',
  sending: 'the mail is being sent, or nobody knows whether it arrived',
  sent: 'the mail was sent',
  refused: 'the mail server refused the mail',
  dropped: 'the mail was not sent',
};
