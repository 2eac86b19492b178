/** Where the demo is paid by card: read only there, so that no other shop has it. */
import { join } from 'node:path';
import { startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';

type Where = {
  host: string;
  /** As configured: it must be this one. */
  port: number | undefined;
  /** Else this one, where it is free. */
  wished: number | undefined;
  /** By which browsers find this machine. */
  publicHost: string;
  dataDir: string;
};

const isTaken = (error: unknown) => ['EADDRINUSE', 'EACCES'].includes(String((error as { code?: unknown }).code));

export function startPesapalStandIn({ host, port, wished, publicHost, dataDir }: Where) {
  const at = (some: number) => startPesapal({ host, port: some, publicHost, file: join(dataDir, 'pesapal-stand-in.json') });
  if (port !== undefined) return at(port);
  return at(wished ?? 0).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return at(0);
  });
}
