/** How often one person may write and press: far above what anyone means, far below what a script could. Counted in this process. */
import { tries } from '../../http/tries.ts';
import { TryLater } from '../../http/try-later.ts';

/** At once, and then as often in each hour. */
const WRITES_AN_HOUR = 20;
const PRESSES_AN_HOUR = 120;
const HOUR_S = 3_600;

const perHour = (max: number) => {
  const counted = tries({ max, everySeconds: HOUR_S / max });
  /** @throws TryLater (429) */
  return (user_id: string): void => {
    const wait_s = counted.take(user_id);
    if (wait_s > 0) throw new TryLater(429, wait_s);
  };
};

export const reviewLimits = () => ({ write: perHour(WRITES_AN_HOUR), press: perHour(PRESSES_AN_HOUR) });
