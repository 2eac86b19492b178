import { expect, test } from 'vitest';
import { normaliseAddress } from './address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:7:7::1', '2001:db8:7:7::'],
  ['2001:DB8:7:7:ffff:1:2:3', '2001:db8:7:7::'],
  ['2001:db8:7:8::1', '2001:db8:7:8::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:1::1', '2001:db8:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['not:an:address', 'unknown'],
  ['garbage', 'unknown'],
  ['192.0.2.1, 198.51.100.1', 'unknown'],
  ['192.0.2.999', 'unknown'],
  ['<script>', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('a call from %s is charged to %s', (ip, chargedAddress) => {
  expect(normaliseAddress({ ip })).toBe(chargedAddress);
});
