import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMissingPage } from './use-missing-page.ts';

const renderAddress = (address: string) =>
  renderHook(() => useMissingPage(address), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });

test.each([
  [404, true],
  [410, true],
  [200, false],
  [500, false],
])('a path whose page answers %i counts as missing: %s', async (status, isMissing) => {
  const fetch = vi.fn(async () => ({ status }) as Response);
  vi.stubGlobal('fetch', fetch);
  const { result } = renderAddress('/product/serum?option=1');
  await waitFor(() => expect(fetch).toHaveBeenCalledExactlyOnceWith('/product/serum', { method: 'HEAD' }));
  await waitFor(() => expect(result.current).toBe(isMissing));
});

test('the address of another site is not asked for', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { result } = renderAddress('https://instagram.com/uruhu');
  expect(result.current).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
