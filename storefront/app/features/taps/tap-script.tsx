import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { tapLost } from '#messages/shell/layout';
import recordTaps from './record-taps.ts?minified';

/**
 * The script that records taps until the page's script has started. Put it before all stylesheets, since the browser runs it only after those
 * before it. Only the server renders its text: React does not compare it.
 */
export function TapScript() {
  const nonce = use(FrameworkContext)?.nonce;
  const script = import.meta.env.SSR ? `(${recordTaps})()` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this text
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Appears when a tap has waited too long for the page's script. */
export const TapNote = () => (
  <p id="tap-note" role="alert" hidden>
    {tapLost}
  </p>
);
