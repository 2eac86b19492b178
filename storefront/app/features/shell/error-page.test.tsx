import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';

/** Shows a page whose loader throws this. */
function renderFailure(error: unknown): void {
  const loader = () => {
    throw error;
  };
  const ErrorBoundary = ErrorPage as never;
  const Page = createRoutesStub([{ path: '/', Component: () => null, HydrateFallback: () => null, loader, ErrorBoundary }]);
  render(<Page />);
}

afterEach(cleanup);

const listLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a page that fails shows the error, a retry and ways on', async () => {
  renderFailure(new Error('broken'));
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  screen.getByRole('button', { name: 'Try again' });
  expect(listLinks()).toEqual(['/', '/contactus']);
});

test('a page that could not be loaded names the connection', async () => {
  renderFailure(new TypeError('Failed to fetch'));
  await screen.findByRole('heading', { level: 1, name: 'Your connection dropped' });
  screen.getByRole('button', { name: 'Try again' });
});

test('a missing page leads to best sellers, and a retry would not help', async () => {
  renderFailure(new Response('Product not found', { status: 404 }));
  await screen.findByRole('heading', { level: 1, name: 'Product not found' });
  expect(listLinks()).toEqual(['/best', '/', '/contactus']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
