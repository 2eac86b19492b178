/** `npm run texts -- review`: the sheet for the native reader of a language (tools/texts/review.ts). First installs the packages that it needs. */
import { join } from 'node:path';
import { findNode, install, ROOT } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
if (name !== 'review') {
  process.stderr.write('Usage: npm run texts -- review [--language rw] [--mark storefront/orders/cart:title …]\n');
  process.exit(1);
}
await install('all');
const { code } = await runToEnd(findNode(), [join(ROOT, 'tools', 'texts', 'review.ts'), ...args], { cwd: ROOT });
process.exit(code ?? 1);
