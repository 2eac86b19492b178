/** The panels of the health page: which failures each has, and where its tasks are described. */
import type { AdminHealth, Failure, HealthEvent } from '@uruhu/contract/health';
import type { Tone } from '#admin/ui/badge.tsx';

export type PanelName = 'orders' | 'mails' | 'payments' | 'jobs' | 'backups' | 'disk' | 'clock' | 'signIns';

const PANEL_BY_EVENT: Readonly<Record<HealthEvent, PanelName>> = {
  not_ready: 'orders',
  names_look_alike: 'orders',
  mail_refused: 'mails',
  mail_waiting: 'mails',
  mail_uncertain: 'mails',
  mail_server_refuses: 'mails',
  payment_stuck: 'payments',
  payment_claim_waiting: 'payments',
  payment_problem_open: 'payments',
  refund_unanswered: 'payments',
  job_failing: 'jobs',
  job_waiting: 'jobs',
  job_late: 'jobs',
  backup_old: 'backups',
  disk_low: 'disk',
  uploads_degraded: 'disk',
  clock_jumped: 'clock',
  clocks_differ: 'clock',
  staff_guessed: 'signIns',
};

type PanelTexts = { title: string; guide: string };
export const PANELS: Readonly<Record<PanelName, PanelTexts>> = {
  orders: { title: 'Taking orders', guide: 'If the shop answers with an error: “The shop answers 503”.' },
  mails: { title: 'Mails', guide: 'If a shopper misses a mail: “A mail is not sent”.' },
  payments: { title: 'Payment providers', guide: 'If a payment does not come through: “A payment is stuck”.' },
  jobs: { title: 'Jobs', guide: 'If one is late or was given up: “A job fails or is late”.' },
  backups: { title: 'Backups', guide: 'How to take one and note it: “Take a backup”.' },
  disk: { title: 'Disk', guide: 'How to make room: “The disk is full”.' },
  clock: { title: 'Clock', guide: 'If the times differ: “The clock jumped”.' },
  signIns: { title: 'Sign-ins of staff', guide: 'If it goes on: “Somebody guesses a staff password”.' },
};
export const PANEL_NAMES = Object.keys(PANELS) as PanelName[];

export type PanelState = 'ok' | 'look' | 'act';
export const PANEL_STATE_TEXTS: Readonly<Record<PanelState, { label: string; tone: Tone }>> = {
  ok: { label: 'OK', tone: 'good' },
  look: { label: 'Look', tone: 'waiting' },
  act: { label: 'Act', tone: 'bad' },
};

export const listPanelFailures = (failures: readonly Failure[], name: PanelName): Failure[] =>
  failures.filter(({ event }) => PANEL_BY_EVENT[event] === name);

/** 'act': the shop is losing money or orders. 'look': it will do so soon, or backups or the mail server are missing. */
export function getPanelState(
  { failures, backup, mails }: Pick<AdminHealth, 'failures' | 'backup' | 'mails'>,
  name: PanelName,
): PanelState {
  const panelFailures = listPanelFailures(failures, name);
  if (panelFailures.some(({ level }) => level === 'error')) return 'act';
  const isNotSetUp = (name === 'backups' && backup.taken_at === null) || (name === 'mails' && !mails.is_on);
  return panelFailures.length > 0 || isNotSetUp ? 'look' : 'ok';
}

/** The state of the worst panel. */
export const getWorstState = (health: Pick<AdminHealth, 'failures' | 'backup' | 'mails'>): PanelState => {
  const states = PANEL_NAMES.map((name) => getPanelState(health, name));
  return states.find((state) => state === 'act') ?? states.find((state) => state === 'look') ?? 'ok';
};
