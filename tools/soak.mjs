/** `npm run soak`: installs and builds what is missing, then runs the load test of bench/soak.ts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, install, nodePath, ROOT } from './prepare.mjs';

await install('all');
await build();
const { status } = spawnSync(nodePath(), [join(ROOT, 'bench', 'soak.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
