import { expect, test } from 'vitest';
import { buildStaffCookie, chooseStaffCookieName, isCookieCallAllowed, readStaffCookie } from './staff-cookie.ts';

test('scripts cannot read the cookie, and in production only this host can set it, over HTTPS', () => {
  expect(buildStaffCookie(chooseStaffCookieName({ production: true }), 'token', 60)).toBe(
    '__Host-staff_session=token; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(buildStaffCookie(chooseStaffCookieName({ production: false }), 'token', 60)).toBe(
    'staff_session=token; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
  );
});

test.each([
  ['staff_session=abc', 'abc'],
  ['a=b; staff_session=abc ; c=d', 'abc'],
  ['xstaff_session=abc', null],
  ['staff_session=', null],
  ['staff_session', null],
  ['staff_session=abc; staff_session=def', null],
  ['staff_session=abc; a=b; staff_session=abc', null],
  ['__Host-staff_session=abc', null],
  [undefined, null],
])('the cookie header %j holds the token %j', (header, token) => {
  expect(readStaffCookie(header, 'staff_session')).toBe(token);
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
