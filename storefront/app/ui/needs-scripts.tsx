import { needsScripts } from '#messages/no-scripts';
import css from './needs-scripts.module.css';

/** Tells browsers without JavaScript that the page cannot load. Stands before the loading state, which it then replaces. Only the server renders it. */
export const NeedsScripts = () => <noscript className={css.note}>{import.meta.env.SSR && <p>{needsScripts}</p>}</noscript>;
