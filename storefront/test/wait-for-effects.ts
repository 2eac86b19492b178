import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as scheduleCallback } from 'scheduler';

/** React runs effects, such as those that move the focus, in tasks of the scheduler after it has shown a page. An idle task comes after them. */
export const waitForEffects = () => new Promise<void>((resolve) => scheduleCallback(IdlePriority, () => resolve()));
