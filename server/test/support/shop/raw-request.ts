import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a request that no client library would send, and resolves with the whole response. */
export async function sendRawRequest(url: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let response = '';
  socket.on('data', (text) => (response += text));
  socket.write(`GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  return response;
}
