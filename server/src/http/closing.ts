/** Stops listening and lets the requests in progress finish. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
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

/** Returns a function that closes the connections on which no request is in progress. */
function trackConnections(server: Server): () => void {
  const requestCounts = new Map<Socket, number>();
  const addToCount = (socket: Socket, difference: 1 | -1) => {
    const count = requestCounts.get(socket);
    if (count !== undefined) requestCounts.set(socket, count + difference);
  };
  server.on('connection', (socket: Socket) => {
    requestCounts.set(socket, 0);
    socket.once('close', () => requestCounts.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    addToCount(socket, 1);
    response.once('close', () => addToCount(socket, -1));
  });
  return () => {
    for (const [socket, count] of requestCounts) if (count === 0) socket.destroy();
  };
}

/** `onDrain`: closes connections that would stay open, such as those for hot reload. */
export function addDrain(app: FastifyInstance, onDrain: () => void = () => {}): void {
  let isDraining = false;
  const closeConnectionsWithoutRequest = trackConnections(app.server);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Without this, the browser keeps the connection open and `drain` waits for it.
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', () => {
    isDraining = true;
    onDrain();
    return new Promise<void>((resolve) => {
      // `close` ends only the connections that are idle now; those with a response in progress become idle later.
      const start_ms = performance.now();
      const timer = setInterval(() => {
        app.server.closeIdleConnections();
        if (performance.now() - start_ms > WITHOUT_REQUEST_MS_MAX) closeConnectionsWithoutRequest();
      }, CHECK_EVERY_MS);
      app.server.close(() => {
        clearInterval(timer);
        resolve();
      });
    });
  });
}
