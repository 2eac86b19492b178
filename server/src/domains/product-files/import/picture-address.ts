/** The addresses from which pictures may be fetched. Files must not make the shop send requests into its own network. */
import { BlockList, isIP } from 'node:net';

const BLOCKED_IPV4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** All ranges that are not global unicast, and the global unicast ranges for special purposes, such as embedded IPv4 addresses. */
const BLOCKED_IPV6: readonly (readonly [address: string, prefix: number])[] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
// Two lists, because Node would also look up IPv4 addresses among the IPv6 ranges.
const [blockedIpv4, blockedIpv6] = [new BlockList(), new BlockList()];
for (const [address, prefix] of BLOCKED_IPV4) blockedIpv4.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of BLOCKED_IPV6) blockedIpv6.addSubnet(address, prefix, 'ipv6');

/** Whether the IP address is a public one. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 6 ? !blockedIpv6.check(address, 'ipv6') : !blockedIpv4.check(address, 'ipv4');
}

/**
 * Whether the shop may fetch this address: it must have https, the default port, no password and a public host. Host names are checked when
 * `fetch-picture.ts` resolves them.
 */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address) || address.length > 2_000) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(host) === 0 ? host.includes('.') && !/\.(?:local|localhost|internal)\.?$/i.test(host) : isPublicIp(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublic;
}
