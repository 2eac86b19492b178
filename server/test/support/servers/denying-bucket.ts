/** An S3 server that responds 403 for missing objects, as Amazon's does if the access key may not list the bucket. It checks no signatures. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const DENIED = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

export async function startDenyingBucket() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    const body = await buffer(request);
    const isPut = request.method === 'PUT';
    if (isPut) objects.set(path, body);
    const object = objects.get(path);
    if (isPut) response.end();
    else if (request.method === 'GET' && object) response.end(object);
    else if (request.method === 'HEAD' && object) response.writeHead(200, { 'content-length': object.length }).end();
    else response.writeHead(403, { 'content-type': 'application/xml' }).end(DENIED);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
