import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { WASM_BASELINE_FLAGS } from '../database/wasm-baseline-flags.ts';

export type TestProcess = {
  child: ChildProcess;
  /** The lines of the process's output so far. */
  output: string[];
  errors: string[];
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves with the first line that matches, which may have been printed before; rejects if the process ends without one. */
  waitForLine(pattern: RegExp): Promise<string>;
};

/** Starts a command, which is killed when the test ends. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> = {},
): TestProcess {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  const output: string[] = [];
  const errors: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  // Waits for `close` instead of `exit`, because by then all output is read.
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });

  async function waitForLine(pattern: RegExp): Promise<string> {
    for (;;) {
      const matchingLine = output.find((text) => pattern.test(text));
      if (matchingLine !== undefined) return matchingLine;
      const listening = new AbortController();
      const ended = exited.then(({ code, signal }) => {
        if (output.some((text) => pattern.test(text))) return;
        throw new Error(`the process ended (${code ?? signal}) before it printed ${pattern}:\n${errors.join('\n')}`);
      });
      await Promise.race([once(lines, 'line', { signal: listening.signal }), ended]).finally(() => listening.abort());
    }
  }
  return { child, output, errors, exited, waitForLine };
}

/** Runs a TypeScript file in a separate process, with the Node that runs the tests. */
export function startScript(path: string, args: readonly string[] = []): TestProcess {
  return startProcess(process.execPath, [...WASM_BASELINE_FLAGS, path, ...args]);
}
