import type { Failure, HealthEvent } from '@uruhu/contract/health';
import { expect, test } from 'vitest';
import { getPanelState, getWorstState, PANEL_NAMES } from './panels.ts';

const createFailure = (event: HealthEvent, level: Failure['level']): Failure => ({
  event,
  level,
  count: 1,
  oldest_at: null,
  ids: [],
  ids_are: 'none',
  message: 'm',
  what_to_do: 'w',
});
const backup = { taken_at: '2026-11-23T10:00:00Z' };
const mails = { is_on: true, waiting: 0, refused: 0, last_sent_at: null };

test('a panel has the state of its worst failure, and a panel without failures is OK', () => {
  const failures = [createFailure('mail_uncertain', 'warn'), createFailure('mail_refused', 'error'), createFailure('disk_low', 'warn')];
  const health = { failures, backup, mails };
  expect([getPanelState(health, 'mails'), getPanelState(health, 'disk'), getPanelState(health, 'jobs')]).toEqual(['act', 'look', 'ok']);
  expect([
    getWorstState(health),
    getWorstState({ failures: failures.slice(2), backup, mails }),
    getWorstState({ failures: [], backup, mails }),
  ]).toEqual(['act', 'look', 'ok']);
});

test('staff see that a shop without a noted backup has to be looked at', () => {
  const health = { failures: [], backup: { taken_at: null }, mails };
  expect(PANEL_NAMES.filter((name) => getPanelState(health, name) !== 'ok')).toEqual(['backups']);
});

test('staff see that the mails of a shop without a mail server have to be looked at', () => {
  const health = { failures: [], backup, mails: { ...mails, is_on: false } };
  expect(PANEL_NAMES.filter((name) => getPanelState(health, name) !== 'ok')).toEqual(['mails']);
});
