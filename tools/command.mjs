/**
 * Runs a command on the shop's database, named by the first argument: `npm run staff -- add <username>`, `npm run mail -- retry`,
 * `npm run import -- file.csv`, `npm run clock -- accept`, `npm run move-database -- --to postgres://…`.
 */
import { join } from 'node:path';
import { buildEnvironment, findNode, install, ROOT } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
await install('start');
const { code } = await runToEnd(findNode(), [join(ROOT, 'server', 'src', `${name}-command.ts`), ...args], {
  cwd: ROOT,
  env: buildEnvironment(),
});
process.exit(code ?? 1);
