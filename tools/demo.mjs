/** `npm run demo -- --products 10000`: like `npm start`, but with a large catalogue in a separate data folder. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './prepare.mjs';

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
if (!/^[1-9]\d{0,6}$/.test(values.products)) {
  process.stderr.write('--products needs the number of products, from 1 to 9999999\n');
  process.exit(1);
}
process.env.DEMO = '1';
process.env.DEMO_PRODUCTS = values.products;
process.env.DATA_DIR ??= join(ROOT, 'data', `demo-${values.products}`);
// Removes the options of this command, so that start.mjs does not see them.
process.argv.length = 2;
await import('./start.mjs');
