/** Responds to clients whose headers Node's parser rejects before Fastify sees a request: too large, too slow or unreadable ones. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSAL_STATUS, type RefusalCode } from '@uruhu/contract/codes';
import { STAFF_MESSAGES } from '../messages/messages.ts';
import { buildRefusalBody } from '../messages/sentences.ts';

const CODE_BY_ERROR: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  // After a reset the client does not listen any more.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = CODE_BY_ERROR[error.code ?? ''] ?? 'bad_request';
  const status = REFUSAL_STATUS[code];
  const body = JSON.stringify(buildRefusalBody({ code }, STAFF_MESSAGES));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
