import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

const logged = (url: string) => loggedRequest({ method: 'GET', url, ip: '192.0.2.1' }).url;

test('the token of a link is not in the log, all else is', () => {
  expect(logged('/reset-password?t=abc-DEF_123')).toBe('/reset-password?t=…');
  expect(logged('/reset-password?utm_source=mail&t=abc&x=1')).toBe('/reset-password?utm_source=mail&t=…&x=1');
  expect(logged('/search?q=toner&sort=best')).toBe('/search?q=toner&sort=best');
});
