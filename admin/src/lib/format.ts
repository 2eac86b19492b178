import { formatRwf } from '@uruhu/contract/rules/prices/money';

/** Staff read all times in the time zone of Kigali. */
const TIME_ZONE = 'Africa/Kigali';

const TIME = { timeZone: TIME_ZONE, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const DAY_TIME = new Intl.DateTimeFormat('en-GB', TIME);
const DAY_TIME_YEAR = new Intl.DateTimeFormat('en-GB', { ...TIME, year: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'short', year: 'numeric' });

const YEAR = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, year: 'numeric' });

/** '24 Nov, 00:30', with the year where it is not the present one. */
export function formatTime(iso: string, now_ms = Date.now()): string {
  const date = new Date(iso);
  return YEAR.format(date) === YEAR.format(now_ms) ? DAY_TIME.format(date) : DAY_TIME_YEAR.format(date);
}
export const formatDay = (iso: string): string => DAY.format(new Date(iso));

const MINUTE_MS = 60_000;

/** Formats the time since a moment, such as '7 min', '3 h 5 min' or '2 days'. */
export function formatWait(since: string, now_ms: number): string {
  const minutes = Math.max(0, Math.floor((now_ms - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** The short number of an order or a customer, as pages and mails show it. */
export const shortenId = (order_id: string): string => order_id.slice(0, 8);

const WHOLE_IDS = /\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Shortens the ids in a text of the shop, such as a note about a payment, to the numbers that the pages show. */
export const shortenIds = (text: string): string => text.replaceAll(WHOLE_IDS, '$1');

const GIBIBYTE = 1024 ** 3;
export const formatGibibytes = (bytes: number): string => `${(bytes / GIBIBYTE).toFixed(1)} GiB`;

/** What an option or a size adds to the price: '+ 500 RWF' or '− 500 RWF'. */
export const formatExtra = (extra_rwf: number): string => `${extra_rwf < 0 ? '−' : '+'} ${formatRwf(Math.abs(extra_rwf))}`;
