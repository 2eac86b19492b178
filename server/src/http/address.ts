/** The IP address to which a call is charged. */
import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 address has eight groups of 16 bits. The first four name the network. */
const GROUP_COUNT = 8;
const NETWORK_GROUP_COUNT = 4;

/** Converts an IPv4 address such as '192.0.2.1' to the last two groups of an IPv6 address. */
const dottedToGroups = (dotted: string): string[] => {
  const [first = 0, second = 0, third = 0, fourth = 0] = dotted.split('.').map(Number);
  return [(first * 256 + second).toString(16), (third * 256 + fourth).toString(16)];
};

const splitGroups = (half: string): string[] =>
  half === '' ? [] : half.split(':').flatMap((group) => (group.includes('.') ? dottedToGroups(group) : [group]));

/** The eight groups of an IPv6 address, with '::' expanded. */
function expandGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? ip).split('::');
  const before = splitGroups(head);
  if (tail === undefined) return before;
  const after = splitGroups(tail);
  return [...before, ...Array<string>(GROUP_COUNT - before.length - after.length).fill('0'), ...after];
}

const toDotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

function normaliseIPv6(ip: string): string {
  const groups = expandGroups(ip.toLowerCase()).map((group) => Number.parseInt(group, 16));
  // '::ffff:192.0.2.1' is an IPv4 address in IPv6 notation: five groups of 0, then ffff, then the IPv4 address in two groups.
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  if (isIPv4) return toDotted(high, low);
  const network = groups.slice(0, NETWORK_GROUP_COUNT);
  const length = network.findLastIndex((group) => group !== 0) + 1;
  return `${network
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')}::`;
}

/**
 * Returns an IPv4 address unchanged and the 64-bit network of an IPv6 address, because one household can use all addresses of its network.
 * Anything else is 'unknown': the missing address of a closed socket, or what a proxy that passes X-Forwarded-For on got from the client.
 */
export function normaliseAddress({ ip }: { ip: string | undefined }): string {
  if (ip === undefined) return 'unknown';
  if (isIPv4(ip)) return ip;
  return isIPv6(ip) ? normaliseIPv6(ip) : 'unknown';
}
