import { isIPv4 } from 'node:net';

/** Whether a host, as in a URL or an address to listen on, is this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|\[?::1\]?)$/.test(host) || (isIPv4(host) && host.startsWith('127.'));
