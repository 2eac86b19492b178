/** Stops listening and lets the requests in progress finish. */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Accepts no new connections and resolves when the last one has ended. Call it before `close`, because a closing framework refuses the
     * calls that pages make while they are rendered.
     */
    drain(): Promise<void>;
  }
}

const CHECK_EVERY_MS = 50;

/**
 * How long a connection without a request may stay open while draining. Node never closes such a connection itself: browsers open some
 * before they need them, and a stranger can keep one open, or send headers that never end.
 */
const WITHOUT_REQUEST_MS_MAX = 500;

type Connection = {
  /** The requests whose response is not yet with the operating system, also those whose body is still arriving. */
  requestCount: number;
  /** How many bytes the client had sent when the last response ended; null before that. */
  bytesAtLastEnd: number | null;
};

/**
 * Returns functions that close the connections on which no request is in progress. `closeIdle` leaves open those that have sent no whole
 * request, or a part of the next one. Node's own `closeIdleConnections` cuts off a response that is not yet sent to a slow client.
 */
function trackConnections(server: Server) {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { requestCount: 0, bytesAtLastEnd: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requestCount++;
    response.once('close', () => {
      connection.requestCount--;
      connection.bytesAtLastEnd = socket.bytesRead;
    });
  });
  const closeWithoutRequest = (isClosed: (socket: Socket, connection: Connection) => boolean) => {
    for (const [socket, connection] of connections) if (connection.requestCount === 0 && isClosed(socket, connection)) socket.destroy();
  };
  return {
    closeIdle: () => closeWithoutRequest((socket, { bytesAtLastEnd }) => socket.bytesRead === bytesAtLastEnd),
    closeAllWithoutRequest: () => closeWithoutRequest(() => true),
  };
}

export function addDrain(app: FastifyInstance): void {
  let isDraining = false;
  const { closeIdle, closeAllWithoutRequest } = trackConnections(app.server);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Without this, the browser keeps the connection open and `drain` waits for it.
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', () => {
    isDraining = true;
    return new Promise<void>((resolve) => {
      const start_ms = performance.now();
      const timer = setInterval(() => {
        if (performance.now() - start_ms > WITHOUT_REQUEST_MS_MAX) closeAllWithoutRequest();
        else closeIdle();
      }, CHECK_EVERY_MS);
      // Not the `close` of the HTTP server, which also calls `closeIdleConnections`.
      NetServer.prototype.close.call(app.server, () => {
        clearInterval(timer);
        resolve();
      });
      closeIdle();
    });
  });
}
