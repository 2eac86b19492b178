import { afterEach, expect, test, vi } from 'vitest';
import { removeKeyPrefix, sendPicture } from './send-picture.ts';

afterEach(() => vi.unstubAllGlobals());

test('a device that cannot resize a picture reports a failure and frees the bitmap', async () => {
  const bitmap = { width: 4_000, height: 3_000, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  vi.stubGlobal('document', {
    createElement: () => {
      throw new RangeError('out of memory');
    },
  });
  const file = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });
  expect(await sendPicture(file, () => {})).toEqual({
    state: 'failed',
    key: '',
    canRetry: true,
    reason: 'It could not be made ready on this device. Please try again, or choose a smaller one.',
  });
  expect(bitmap.close).toHaveBeenCalledTimes(1);
});

test('a picture that the browser cannot read is uploaded unchanged, without a thumbnail', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  vi.stubGlobal('fetch', async () => Response.json({ file_new_name: 'a.webp', url: '/media/secret_link-1/a.webp' }));
  const thumbs: (string | null)[] = [];
  const file = new File(['bytes'], 'a.heic', { type: 'image/heic' });
  const sent = await sendPicture(file, (thumb) => thumbs.push(thumb));
  expect([sent, thumbs]).toEqual([{ state: 'uploaded', key: 'secret_link-1/a.webp', reason: '', canRetry: false }, [null]]);
  expect(removeKeyPrefix(sent.key)).toBe('a.webp');
});
