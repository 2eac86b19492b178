/** Starts the stand-in of PesaPal. It is imported only where a demo runs one, so no other shop loads it. */
import { join } from 'node:path';
import { startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import type { ProviderHost } from '../definition.ts';

const PORT_MAX = 65_535;
const isTaken = (error: unknown) => ['EADDRINUSE', 'EACCES'].includes(String((error as { code?: unknown }).code));

/** Listens on the shop's host: at the port `fixed`, else at the port after the shop's, else at any free port. */
export function startPesapalStandIn({ host, port, publicUrl, dataDir }: ProviderHost['shop'], fixed: number | undefined) {
  const publicHost = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  const startAt = (some: number) => startPesapal({ host, port: some, publicHost, file: join(dataDir, 'pesapal-stand-in.json') });
  if (fixed !== undefined) return startAt(fixed);
  return startAt(port > 0 && port < PORT_MAX ? port + 1 : 0).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return startAt(0);
  });
}
