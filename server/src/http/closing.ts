/** Stops listening and lets the requests in progress finish. */
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

/** `onDrain`: closes connections that would stay open, such as those for hot reload. */
export function addDrain(app: FastifyInstance, onDrain: () => void = () => {}): void {
  let isDraining = false;
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
      const timer = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS);
      app.server.close(() => {
        clearInterval(timer);
        resolve();
      });
    });
  });
}
