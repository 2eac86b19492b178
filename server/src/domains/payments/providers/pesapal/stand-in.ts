/** Starts the stand-in of PesaPal. Only a demo imports this file, so that other shops do not load the stand-in. */
import { join } from 'node:path';
import { startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import type { ProviderHost } from '../definition.ts';

const PORT_MAX = 65_535;
const isPortTaken = (error: unknown) => ['EADDRINUSE', 'EACCES'].includes(String((error as { code?: unknown }).code));

/**
 * Listens on the shop's host, at `fixedPort` if given. Otherwise listens at the port after the shop's, or at any free port if that is
 * taken.
 */
export function startPesapalStandIn({ host, port, publicUrl, dataDir }: ProviderHost['shop'], fixedPort: number | undefined) {
  const publicHost = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  const startAt = (standInPort: number) =>
    startPesapal({ host, port: standInPort, publicHost, file: join(dataDir, 'pesapal-stand-in.json') });
  if (fixedPort !== undefined) return startAt(fixedPort);
  return startAt(port > 0 && port < PORT_MAX ? port + 1 : 0).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    return startAt(0);
  });
}
