/** Which addresses pictures may come from: the shop's machine must not be made to call its own network. */
import { BlockList, isIP } from 'node:net';

const BLOCKED: readonly (readonly [address: string, prefix: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
];
/** All but the global unicast addresses, and those in them that carry an IPv4 address or lead elsewhere. */
const BLOCKED_6: readonly (readonly [address: string, prefix: number])[] = [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
];
// Apart, because Node also looks for an IPv4 address among the IPv6 ranges that map it.
const [blocked, blocked6] = [new BlockList(), new BlockList()];
for (const [address, prefix] of BLOCKED) blocked.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of BLOCKED_6) blocked6.addSubnet(address, prefix, 'ipv6');

/** Whether an IP address is that of a machine on the internet. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 6 ? !blocked6.check(address, 'ipv6') : !blocked.check(address, 'ipv4');
}

/** Whether the shop would ask for this address: https, its usual port, no password. The names are resolved later (fetch-picture.ts). */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address) || address.length > 2_000) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(host) === 0 ? host.includes('.') && !/\.(?:local|localhost|internal)\.?$/i.test(host) : isPublicIp(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublic;
}
