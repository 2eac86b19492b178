import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { tapLost } from '#messages/shell/no-scripts';
import recordTaps from './record-taps.ts?minified';

// Only the server renders these elements. React skips elements in head and body that it does not know.

/**
 * The script that records taps until React handles events. Put it before all stylesheets, since the browser runs a script only when it has the
 * stylesheets before it, and behind the scripts of Meta, for one of which React would take it.
 */
export function TapScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this text
  return <script nonce={use(FrameworkContext)?.nonce} dangerouslySetInnerHTML={{ __html: `(${recordTaps})()` }} />;
}

/** Appears when a tap has waited too long for the page's script. */
export const TapNote = () => (
  <p id="tap-note" role="alert" hidden>
    {tapLost}
  </p>
);
