import { expect, test } from 'vitest';
import { buildStaffCookie, isCookieCallAllowed, readStaffCookie } from './staff-cookie.ts';

test('the cookie is for the staff calls of this site, out of reach of scripts, and in production only for HTTPS', () => {
  expect(buildStaffCookie('token', { seconds: 60, isSecure: true })).toBe(
    'staff_session=token; Path=/api/admin; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(buildStaffCookie('token', { seconds: 60, isSecure: false })).not.toContain('Secure');
});

test.each([
  ['staff_session=abc', 'abc'],
  ['a=b; staff_session=abc ; c=d', 'abc'],
  ['xstaff_session=abc', null],
  ['staff_session=', null],
  ['staff_session', null],
  [undefined, null],
])('the cookie header %j holds the token %j', (header, token) => {
  expect(readStaffCookie(header)).toBe(token);
});

const HOST = 'shop.example';
test.each([
  ['GET', {}, true],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  ['DELETE', { 'sec-fetch-site': 'none' }, false],
  ['POST', { origin: 'https://shop.example' }, true],
  ['POST', { origin: 'https://evil.example' }, false],
  ['PATCH', { origin: 'https://shop.example.evil.example' }, false],
  ['POST', { origin: 'null' }, false],
  ['POST', {}, false],
])('a %s call by cookie with %j may run: %s', (method, headers, allowed) => {
  expect(isCookieCallAllowed({ method, headers, host: HOST })).toBe(allowed);
});
