/** `npm run bench`: installs and builds what is missing, then measures. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, buildEnvironment, findNode, install, ROOT } from './prepare.mjs';

await install('all');
await build();
const { status } = spawnSync(findNode(), [join(ROOT, 'bench', 'run.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: buildEnvironment(),
});
process.exit(status ?? 1);
