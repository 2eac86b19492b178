/** A member opens a page while she is not signed in, and signs out again, in a browser and on a fake API. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { signOut } from '#admin/api/staff-session.ts';
import { RequireSession } from './require-session.tsx';
import { SignInPage } from './sign-in-page.tsx';

const REFUSED = () => Response.json({ status: 'error', code: 'not_authorized', message: 'Wrong password.' }, { status: 401 });
let isSignedIn = false;

beforeEach(() => {
  isSignedIn = false;
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') isSignedIn = JSON.parse(body ?? '{}').password === 'right';
    if (method === 'DELETE') isSignedIn = false;
    if (!isSignedIn && method !== 'DELETE') return REFUSED();
    return Response.json({ staff: { staff_id: 's1', username: 'aline', name: 'Aline', role: 'owner' }, data: url });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: SignInPage },
      {
        Component: RequireSession,
        children: [
          { path: '/', element: 'The first page' },
          { path: '/orders', element: 'All orders' },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(await screen.findByLabelText('Username'), 'aline');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a member signs in and sees the page that she has opened; after she has signed out, the first page', async () => {
  const { router, user } = open('/orders?page=2');
  await signIn(user, 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong password.');
  await user.clear(screen.getByLabelText('Username'));
  await user.clear(screen.getByLabelText('Password'));
  await signIn(user, 'right');
  await screen.findByText('All orders');
  expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?page=2' });
  await act(signOut);
  await signIn(user, 'right');
  await screen.findByText('The first page');
});

test('a member whose session has ended signs in again and sees the same page', async () => {
  isSignedIn = true;
  const { user } = open('/orders');
  await screen.findByText('All orders');
  isSignedIn = false;
  await act(() => callStaff('adminHealth').catch(() => null));
  await signIn(user, 'right');
  await screen.findByText('All orders');
});
