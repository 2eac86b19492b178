import { MESSAGES } from '../../../messages/messages.ts';
import { momentIn } from '../../mail/mail.ts';

/** The current time for mails: '22 November 2026 at 03:30, Kigali time'. */
export const formatNow = (): string => MESSAGES.mails.kigaliTime(momentIn(MESSAGES.mails, new Date()));
