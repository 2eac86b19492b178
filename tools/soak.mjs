/** `npm run soak`: installs and builds what is not there yet, then lets a crowd shop for a while (bench/soak.ts). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, install, nodePath, ROOT } from './prepare.mjs';

install();
build();
const { status } = spawnSync(nodePath(), [join(ROOT, 'bench', 'soak.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
