/** `npm run demo -- --products 10000`: the shop with a large catalogue, in a data folder of its own; as `npm start` otherwise. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './prepare.mjs';

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
if (!/^[1-9]\d{0,6}$/.test(values.products)) {
  process.stderr.write('--products takes how many products there shall be\n');
  process.exit(1);
}
process.env.DEMO = '1';
process.env.DEMO_PRODUCTS = values.products;
process.env.DATA_DIR ??= join(ROOT, 'data', `demo-${values.products}`);
process.argv.length = 2;
await import('./start.mjs');
