import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on, for a process that must keep it over a restart. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  probe.close();
  return address.port;
}
