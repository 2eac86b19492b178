/**
 * Runs the command of the server that the first argument names, such as `staff` (server/src/commands/staff.ts), on the shop's database:
 * `npm run staff -- add <username>`, `npm run mail -- retry`, `npm run import -- file.csv`, `npm run clock -- accept`,
 * `npm run move-database -- --to postgres://…`. First installs the packages that the shop needs to run, if they are missing.
 */
import { join } from 'node:path';
import { buildEnvironment, findNode, install, ROOT } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
await install('start');
const { code } = await runToEnd(findNode(), [join(ROOT, 'server', 'src', 'commands', `${name}.ts`), ...args], {
  cwd: ROOT,
  env: buildEnvironment(),
});
process.exit(code ?? 1);
