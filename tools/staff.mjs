/** `npm run staff -- add <username>`: who may sign in as staff. The password is asked for, or the first line of what is piped in. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, nodePath, ROOT } from './prepare.mjs';

install();
const command = spawn(nodePath(), [join(ROOT, 'server', 'src', 'staff-command.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
command.on('exit', (code) => process.exit(code ?? 1));
