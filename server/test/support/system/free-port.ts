import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port, for a process that must use the same port after a restart. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  probe.close();
  return address.port;
}
