import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { createPictureFetch, createPublicLookup } from './fetch-picture.ts';
import { isAllowedAddress, isPublicIp } from './picture-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'not an address',
])('%s is not a public IP address', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:81b::2004'])('%s is a public IP address', (address) => {
  expect(isPublicIp(address)).toBe(true);
});

test.each([
  'http://example.com/a.png',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  // These two are 127.0.0.1 in other spellings.
  'https://2130706433/',
  'https://0x7f.1/',
  'https://user:pass@example.com/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'https://printer.local/',
  'https://',
  'nothing',
])('the shop does not fetch pictures from %s', (address) => {
  expect(isAllowedAddress(address)).toBe(false);
});

test('the shop fetches pictures from an https address with a public host name', () => {
  expect(isAllowedAddress('https://pictures.example.com/a/b.png?x=1')).toBe(true);
});

const createLookup =
  (...addresses: string[]) =>
  (_name: string, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('a host name is refused if one of its addresses is in a private network', async () => {
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1']]) {
    await expect(createPictureFetch(createLookup(...addresses))('https://pictures.example.com/a.png')).rejects.toThrow('private network');
  }
  const lookup = createPublicLookup(createLookup('93.184.215.14'));
  const foundAddress = await new Promise((resolve) => lookup('example.com', { all: false }, (...result) => resolve(result)));
  expect(foundAddress).toEqual([null, '93.184.215.14', 4]);
});

test('an address that is not allowed is refused before its host name is resolved', async () => {
  const fetchPicture = createPictureFetch(() => expect.unreachable());
  await expect(fetchPicture('http://example.com/a.png')).rejects.toThrow('not allowed');
  await expect(fetchPicture('https://192.168.1.1/a.png')).rejects.toThrow('not allowed');
});
