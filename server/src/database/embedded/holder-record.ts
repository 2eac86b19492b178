/**
 * Writes a file beside the lock that names the process which holds a data folder. The record also shows whether that pid was reused since,
 * or the folder copied.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Positions in /proc/<pid>/stat after the command name, which may hold spaces and brackets. */
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;
const DEAD_STATES = /^[ZX]$/;

const identifyOnLinux = (pid: number): string | undefined => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (DEAD_STATES.test(fields[STATE_FIELD] ?? '')) return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return [boot, readlinkSync('/proc/self/ns/pid'), fields[START_TIME_FIELD]].join(' ');
};

const identifyOnMac = (pid: number): string | undefined =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;

const IDENTIFIERS: Partial<Record<NodeJS.Platform, (pid: number) => string | undefined>> = {
  linux: identifyOnLinux,
  darwin: identifyOnMac,
};

/**
 * Distinguishes a process from a later one with the same pid: by its start time, boot and container. Undefined for a process that does not
 * run, and on platforms that do not report these.
 */
function identifyProcess(pid: number): string | undefined {
  try {
    return IDENTIFIERS[process.platform]?.(pid);
  } catch {
    return undefined;
  }
}

/** A copied folder holds a copy of the record, but has another inode. */
function identifyFolder(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

const formatRecord = (pid: number, folder: string): string => `${pid}\n${identifyProcess(pid) ?? ''}\n${identifyFolder(folder)}\n`;

/** Names this process as the holder of the folder. */
export function writeHolder(file: string, folder: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, formatRecord(process.pid, folder), { mode: 0o600 });
}

/** Removes the record of this process, but not a record that another process has written since. */
export function removeHolder(file: string, folder: string): void {
  if (readRecord(file) === formatRecord(process.pid, folder)) rmSync(file, { force: true });
}

/** The pid in the record, whether that process runs or not. */
export function readHolderPid(file: string): number | undefined {
  return Number.parseInt(readRecord(file), 10) || undefined;
}

/** The pid of the holder if it certainly runs and holds this folder, else undefined. */
export function findLiveHolder(file: string, folder: string): number | undefined {
  const pid = readHolderPid(file);
  if (pid === undefined || identifyProcess(pid) === undefined) return undefined;
  return readRecord(file) === formatRecord(pid, folder) ? pid : undefined;
}

function readRecord(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
