/** `npm run demo:draw`: draws every picture of the demo shop again, bit for bit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildEnvironment, findNode, install, ROOT } from './prepare.mjs';

await install('all');
const { status } = spawnSync(findNode(), [join(ROOT, 'demo', 'draw.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: buildEnvironment(),
});
process.exit(status ?? 1);
