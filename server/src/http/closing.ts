/** Ends the listening so that whatever has begun is finished. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connection and resolves when the last one has ended. Call it before `close`: after that pages cannot be rendered
     * any more, as the framework then refuses the calls that they make.
     */
    drain(): Promise<void>;
  }
}

const LOOK_EVERY_MS = 50;

export function letFinish(app: FastifyInstance): void {
  let draining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Else the browser keeps the connection, and we wait for it.
    if (draining) reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', () => {
    draining = true;
    return new Promise<void>((resolve) => {
      // Node ends connections that are idle now; one whose answer had begun before becomes idle later.
      const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
      app.server.close(() => {
        clearInterval(timer);
        resolve();
      });
    });
  });
}
