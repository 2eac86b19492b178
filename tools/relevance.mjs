/** `npm run relevance`: installs what is missing, then measures the quality of the search. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, nodePath, ROOT } from './prepare.mjs';

await install('all');
const { status } = spawnSync(nodePath(), [join(ROOT, 'relevance', 'run.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
