/** The HTTP server in development. It stays while the app behind it is replaced, so no request is refused meanwhile. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServerTimeouts, DEADLINES } from '../src/http/deadlines.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;
export type ServeFirst = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type KeptListener = {
  server: Server;
  /** Returns the address. Requests wait until the first `release`. */
  listen: (address: { host: string; port: number }) => Promise<string>;
  /** Lets new requests wait. Resolves when those in progress have ended, or were ended because they took too long. */
  hold: () => Promise<void>;
  /** Lets the waiting and all later requests be responded to like this. */
  release: (respond: Respond) => void;
  /** Accepts no new connections, and resolves when the requests in progress have ended, or were ended because they took too long. */
  close: () => Promise<void>;
};

/** A request that never ends must not keep the app from being replaced. */
const IN_PROGRESS_MS_MAX = 5_000;
const CHECK_EVERY_MS = 10;

/** `serveFirst`: responds to the requests that are not for the app, and calls `next` for the others. */
export function createKeptListener(serveFirst: ServeFirst): KeptListener {
  let responder = Promise.withResolvers<Respond>();
  let isHolding = true;
  const inProgress = new Set<ServerResponse>();

  const server = createServer(buildServerTimeouts(DEADLINES).http, (request, response) =>
    serveFirst(request, response, async () => {
      const respond = await responder.promise;
      // The client may have gone while its request waited.
      if (response.destroyed) return;
      inProgress.add(response);
      response.once('close', () => inProgress.delete(response));
      respond(request, response);
    }),
  );

  async function endRequests(): Promise<void> {
    const begun_ms = performance.now();
    while (inProgress.size > 0 && performance.now() - begun_ms < IN_PROGRESS_MS_MAX) await pause(CHECK_EVERY_MS);
    for (const response of inProgress) response.destroy();
  }

  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          const address = server.address();
          const openedPort = typeof address === 'object' && address ? address.port : port;
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${openedPort}`);
        });
      }),
    async hold() {
      if (!isHolding) responder = Promise.withResolvers();
      isHolding = true;
      await endRequests();
    },
    release(respond) {
      if (!isHolding) responder = Promise.withResolvers();
      isHolding = false;
      responder.resolve(respond);
    },
    async close() {
      server.close();
      await endRequests();
      server.closeAllConnections();
    },
  };
}
