import { loadAgain, offline, partNotLoaded } from '#messages/shell/common';
import { notify } from './toasts.ts';

/** Long enough to read the sentence, look at the connection and press the button. */
const SHOWN_MS = 20_000;

/**
 * Tells the shopper that a script which her action needs failed to load. If the device is online, the toast offers to load the page again:
 * Chromium keeps the failure of a module until the document is loaded again, so pressing the same button again could not help.
 */
export function reportScriptFailure(): void {
  if (!navigator.onLine) notify(offline, null, 'error');
  else notify(partNotLoaded, { label: loadAgain, press: () => location.reload() }, 'error', SHOWN_MS);
}
