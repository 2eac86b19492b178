import { type Refusal, refuse } from '../../lib/outcome.ts';
import { type CartLine, formatLineName } from '../cart/cart.ts';

/** The refusal that names the first line that cannot be ordered; null if all can. */
export function findUnavailableLineRefusal(lines: readonly CartLine[]): Refusal | null {
  const unavailableLine = lines.find((line) => !line.isOrderable);
  return unavailableLine ? refuse('item_unavailable', { values: { name: formatLineName(unavailableLine) } }) : null;
}
