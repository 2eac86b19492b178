import { type Refusal, refuse } from '../../lib/outcome.ts';
import { type CartLine, formatLineName } from '../cart/cart.ts';

/** The refusal that names the first line that cannot be ordered; null if all can. */
export function findUnsoldRefusal(lines: readonly CartLine[]): Refusal | null {
  const unsold = lines.find((line) => !line.sold);
  return unsold ? refuse('item_unavailable', { values: { name: formatLineName(unsold) } }) : null;
}
