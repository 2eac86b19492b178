/** `npm run build`: installs what is missing, and builds what has changed since the last build. */
import { build, install } from './prepare.mjs';

await install('start');
await build();
