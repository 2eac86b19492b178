/** Starts a program that prints `ready <url>`, and stops it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Served = { url: string; stop: () => Promise<void> };

export function serve(file: string, env: Record<string, string> = {}): Promise<Served> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} stopped with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^ready (\S+)$/.exec(line)?.[1];
      if (!url) return;
      resolve({
        url,
        stop: async () => {
          child.kill('SIGTERM');
          await gone;
        },
      });
    });
  });
}
