/** Starts a server that prints `ready <url>`, reads its memory and processor time, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { MemoryReport, UsageReport } from './probe.ts';

export type ServedProcess = {
  url: string;
  /** Like readMemory, rejects when the process ends before it responds. */
  readUsage: () => Promise<UsageReport>;
  readMemory: () => Promise<MemoryReport>;
  stop: () => Promise<void>;
  /** Kills the process by SIGKILL, like a power cut. */
  kill: () => Promise<void>;
};

const PROBE = join(import.meta.dirname, 'probe.ts');

/** Runs the file with Node and these flags, and resolves when the server is ready. */
export function serve(file: string, env: Record<string, string> = {}, flags: readonly string[] = []): Promise<ServedProcess> {
  const child = spawn(process.execPath, [...flags, '--import', PROBE, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function requestReport<Report>(kind: 'usage' | 'memory'): Promise<Report> {
    const reply = once(child, 'message');
    // Without a callback, a child that has ended would emit an 'error' event for the message.
    child.send(kind, () => {});
    const ended = exited.then(() => Promise.reject(new Error(`${file} has ended`)));
    return (await Promise.race([reply, ended]))[0] as Report;
  }
  async function endProcess(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output to read'));
    child.once('exit', (code) => reject(new Error(`${file} stopped with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^ready (\S+)$/.exec(line)?.[1];
      if (!url) return;
      resolve({
        url,
        readUsage: () => requestReport<UsageReport>('usage'),
        readMemory: () => requestReport<MemoryReport>('memory'),
        stop: () => endProcess('SIGTERM'),
        kill: () => endProcess('SIGKILL'),
      });
    });
  });
}
