import { useEffect } from 'react';
import type { Listeners, Taps } from './record-taps.ts';

const [taps, listeners] = window.taps ?? [new Map() as Taps, {} as Listeners];

/** Few shoppers tap so early, so the others do not load this. If it fails to load, the marks of the taps end with their message. */
const loadReplay = () => import('./replay-taps.ts').catch(() => null);
if (taps.size > 0) loadReplay();

async function handOver(): Promise<void> {
  const replay = taps.size > 0 && (await loadReplay());
  for (const type in listeners) removeEventListener(type, listeners[type] as EventListener, true);
  // The shopper need not wait any longer.
  document.getElementById('tap-note')?.setAttribute('hidden', '');
  if (replay) replay.replayTaps(taps);
}

/**
 * Ends the recording of taps, and replays them, when React has hydrated the page outside of its boundaries: React handles all later events
 * itself. It cannot be earlier, since React ignores events until the router has decoded the data of the page. The microtask runs before the
 * next event, and after React has rendered what effects have changed, such as what is known of the customer.
 */
export function useTaps(): void {
  useEffect(() => queueMicrotask(handOver), []);
}
