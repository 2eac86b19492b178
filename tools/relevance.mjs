/** `npm run relevance`: installs what is not there yet, then measures how good the search is. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, nodePath, ROOT } from './prepare.mjs';

install();
const { status } = spawnSync(nodePath(), [join(ROOT, 'relevance', 'run.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
