import { MESSAGES } from '../../../messages/messages.ts';
import { formatMoment } from '../../mail/mail.ts';

/** The current time for mails: '22 November 2026 at 03:30, Kigali time'. */
export const formatNow = (): string => MESSAGES.mails.kigaliTime(formatMoment(MESSAGES.mails, new Date()));
