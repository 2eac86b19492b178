/** A bare Fastify that replies with as many bytes as `?bytes=` says: the most that this machine can serve. */
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

const app = Fastify();
const bodies = new Map<number, Buffer>();

function createBody(bytes: number): Buffer {
  const body = bodies.get(bytes) ?? randomBytes(bytes);
  bodies.set(bytes, body);
  return body;
}

app.route<{ Querystring: { bytes: string } }>({
  method: ['GET', 'POST'],
  url: '/',
  handler: (request, reply) => reply.header('content-type', 'application/octet-stream').send(createBody(Number(request.query.bytes))),
});

process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
