import type { DashboardUnit } from '@uruhu/contract/staff/dashboard';

export const UNIT_TEXTS: Readonly<Record<DashboardUnit, { label: string; span: string; current: string }>> = {
  day: { label: 'Days', span: 'the last 30 days', current: 'today' },
  week: { label: 'Weeks', span: 'the last 12 weeks', current: 'this week' },
  month: { label: 'Months', span: 'the last 12 months', current: 'this month' },
};
export const UNITS = Object.keys(UNIT_TEXTS) as DashboardUnit[];

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
const WEEK = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** Names a period by its first day in Kigali, such as 'Mon 23 Nov', 'Week of 23 Nov' or 'Nov 2026'. */
export function formatPeriod(unit: DashboardUnit, start: string): string {
  const day = new Date(start);
  if (unit === 'day') return DAY.format(day).replace(',', '');
  return unit === 'week' ? `Week of ${WEEK.format(day)}` : MONTH.format(day);
}

/** Formats a share in whole percent; null if `whole` is 0. */
export const formatShare = (part: number, whole: number): string | null => (whole === 0 ? null : `${Math.round((part / whole) * 100)} %`);

/** Formats an amount for the axis of a chart, such as 1,234,567 as '1.2 million'. */
export function formatShortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${(amount / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} million`;
  return amount.toLocaleString('en-US');
}
