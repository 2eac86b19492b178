/** Starts a server that prints `ready <url>`, reads its vitals, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { MemoryReport, Vitals } from './probe.ts';

export type ServedProcess = {
  url: string;
  readVitals: () => Promise<Vitals>;
  /** Rejects when the process ends before it responds. */
  readMemory: () => Promise<MemoryReport>;
  stop: () => Promise<void>;
  /** Kills the process by SIGKILL, like a power cut. */
  kill: () => Promise<void>;
};

const PROBE = join(import.meta.dirname, 'probe.ts');

/** `flags`: options for Node. */
export function serve(file: string, env: Record<string, string> = {}, flags: readonly string[] = []): Promise<ServedProcess> {
  const child = spawn(process.execPath, [...flags, '--import', PROBE, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function request<Answer>(what: string): Promise<Answer> {
    const answer = once(child, 'message');
    child.send(what, () => {});
    const ended = exited.then(() => Promise.reject(new Error(`${file} has ended`)));
    return (await Promise.race([answer, ended]))[0] as Answer;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
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
        readVitals: () => request<Vitals>('vitals'),
        readMemory: () => request<MemoryReport>('memory'),
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      });
    });
  });
}
