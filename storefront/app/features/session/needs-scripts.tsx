import { needsScripts } from '#messages/shell/no-scripts';
import css from './needs-scripts.module.css';

/**
 * Tells shoppers without JavaScript that the page cannot load. Put it before the loading state, which CSS then hides. Only the server
 * renders the text, so the page's script does not contain it.
 */
export const NeedsScripts = () => <noscript className={css.note}>{import.meta.env.SSR && <p>{needsScripts}</p>}</noscript>;
