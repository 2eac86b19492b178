/** The shop, which never runs the jobs that it queues, so that they do not disturb the measurement. */
import { openShopWithoutJobs } from '../server/test/support/shop/shop-without-jobs.ts';

const app = await openShopWithoutJobs(process.env);
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => process.exit(0));
