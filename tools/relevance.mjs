/** `npm run relevance`: installs what is missing, then measures the quality of the search. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildEnvironment, findNode, install, ROOT } from './prepare.mjs';

await install('all');
const { status } = spawnSync(findNode(), [join(ROOT, 'relevance', 'run.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: buildEnvironment(),
});
process.exit(status ?? 1);
