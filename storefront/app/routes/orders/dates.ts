/** Times as people in Kigali read them, alike on the server and in every browser: orders travel to their clock. */
const ZONE = 'Africa/Kigali';
const LANGUAGE = 'en-GB';

const day = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE });
const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE });

/** '21 November 2026' */
export const dateOf = (iso: string): string => day.format(new Date(iso));
/** '09:42' */
export const timeOf = (iso: string): string => clock.format(new Date(iso));
/** '21 November 2026, 09:42' */
export const momentOf = (iso: string): string => `${dateOf(iso)}, ${timeOf(iso)}`;
