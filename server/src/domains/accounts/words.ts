const KIGALI = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Kigali' });

/** '22 November 2026 at 03:30, Kigali time', as mails say when something happened: the clock of who reads it, and of the sign-in history. */
export const nowInWords = (): string => `${KIGALI.format(new Date())}, Kigali time`;
