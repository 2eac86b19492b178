import { expect, test } from 'vitest';
import { toLoggablePath } from './log.ts';

test.each([
  ['/reset-password?t=secret', '/reset-password'],
  ['/media/secret/upload.webp?w=320', '/media/…/upload.webp'],
  ['/media/picture.webp', '/media/picture.webp'],
  ['/product/preview~secret', '/product/preview~…'],
  ['/product/preview~secret.data?_routes=x', '/product/preview~….data'],
  ['/Product/PREVIEW%7Esecret/', '/Product/PREVIEW%7E…/'],
  ['/api/products/preview~secret', '/api/products/preview~…'],
  ['/product/preview-kit', '/product/preview-kit'],
])('the request for %s is logged as %s', (url, path) => {
  expect(toLoggablePath(url)).toBe(path);
});
