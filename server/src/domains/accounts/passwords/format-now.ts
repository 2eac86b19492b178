import { findLanguage } from '@uruhu/contract/languages';
import { MESSAGES } from '../../../messages/messages.ts';
import { formatMoment } from '../../mail/mail.ts';

/** The current time for a mail in a language: '22 November 2026 at 03:30, Kigali time'. */
export function formatNow(language: string): string {
  const { mails } = MESSAGES[findLanguage(language)];
  return mails.kigaliTime(formatMoment(mails, new Date()));
}
