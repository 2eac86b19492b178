/** The shop without the work that is done later, so that what is measured is what was asked for. */
import { openQuietShop } from '../server/test/support/quiet-shop.ts';

const app = await openQuietShop(process.env);
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => process.exit(0));
