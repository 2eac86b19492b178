import { afterEach, expect, test, vi } from 'vitest';
import { repeatTask } from './repeat-task.ts';

const INTERVAL_MS = 1_000;
/** Waits long, because a busy machine is slow. */
const WAIT_OPTIONS = { timeout: 15_000 };

afterEach(() => {
  vi.useRealTimers();
});

test('a task never runs twice at once, and stopping waits for a running one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const finishTask: (() => void)[] = [];
  const task = vi.fn(() => new Promise<void>((resolve) => finishTask.push(resolve)));
  const stop = repeatTask({ name: 'vacuum', every_ms: INTERVAL_MS, work: task }, () => {});
  vi.advanceTimersByTime(INTERVAL_MS * 3);
  expect(task).toHaveBeenCalledTimes(1);
  finishTask[0]?.();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(task).toHaveBeenCalledTimes(2);
  }, WAIT_OPTIONS);

  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finishTask[1]?.();
  await stopping;
  vi.advanceTimersByTime(INTERVAL_MS * 3);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a failing task is logged by its name and runs again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log: string[] = [];
  const task = vi.fn(() => Promise.reject(new Error('no space left')));
  const stop = repeatTask({ name: 'vacuum', every_ms: INTERVAL_MS, work: task }, (message) => log.push(message));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(log).toHaveLength(2);
  }, WAIT_OPTIONS);
  expect(log[0]).toBe('vacuum failed: Error: no space left');
  await stop();
});
