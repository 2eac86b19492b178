/**
 * `npm run build` (`--install`) installs and builds what is missing before a start. Without `--install` it only builds: the development
 * server runs it as a separate process, so that a mistake in a page does not end the server.
 */
import { build, install } from './prepare.mjs';

if (process.argv.includes('--install')) await install('start');
await build();
