/** Starts a program that prints `ready <url>`, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Kept, Vitals } from './probe.ts';

export type Served = { url: string; vitals: () => Promise<Vitals>; kept: () => Promise<Kept>; stop: () => Promise<void> };

const PROBE = join(import.meta.dirname, 'probe.ts');

/** `flags` are Node's. */
export function serve(file: string, env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Served> {
  const child = spawn(process.execPath, [...flags, '--import', PROBE, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function ask<Answer>(what: string): Promise<Answer> {
    const answer = once(child, 'message');
    child.send(what);
    return (await answer)[0] as Answer;
  }
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output to read'));
    child.once('exit', (code) => reject(new Error(`${file} stopped with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^ready (\S+)$/.exec(line)?.[1];
      if (!url) return;
      resolve({
        url,
        vitals: () => ask<Vitals>('vitals'),
        kept: () => ask<Kept>('kept'),
        stop: async () => {
          child.kill('SIGTERM');
          await gone;
        },
      });
    });
  });
}
