import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '#test/fake-api.ts';
import { createAccountServer, createSignIn } from '#test/fixtures/account.ts';
import { createList } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openHistory(replies = {}, path = '/myaccount/login-history') {
  const shop = await renderShop(path, { signedIn: true, replies: { ...createAccountServer().replies, ...replies } });
  const sessions = within(shop.main.getByRole('region', { name: 'Signed in now' }));
  const history = within(shop.main.getByRole('region', { name: 'Who signed in' }));
  return { shop, sessions, history };
}

test('the page lists open sessions, this device first, and every sign-in, right or wrong', async () => {
  const { sessions, history } = await openHistory();
  expect(document.title).toBe('Login History | Uruhu');
  const [first, second] = sessions.getAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/Firefox on Linux.*network 192\.0\.2\.1This device$/),
    expect.stringMatching(/Sign out$/),
  ]);
  expect(history.getAllByRole('listitem').map(({ textContent }) => /Signed in$|Wrong password$/.exec(textContent ?? '')?.[0])).toEqual([
    'Signed in',
    'Wrong password',
  ]);
});

test('another device is signed out alone or with all others, and its title has the focus then', async () => {
  const { shop, sessions } = await openHistory();
  await shop.user.click(sessions.getByRole('button', { name: /^Sign out Firefox on Linux, signed in / }));
  await sessions.findByText('You are signed in on this device alone.');
  await shop.findByText('Signed out there.');
  expect([shop.api.listBodies('endSession'), document.activeElement?.id]).toEqual([[{ session_id: 'phone' }], 'open-title']);
  shop.unmount();
  const other = await openHistory();
  await other.shop.user.click(other.sessions.getByRole('button', { name: 'Sign out all other devices' }));
  await other.sessions.findByText('You are signed in on this device alone.');
  expect(other.shop.api.countCalls('endOtherSessions')).toBe(1);
});

test('a session that could not be ended stays with a message, and one that has ended already does not', async () => {
  const { shop, sessions } = await openHistory({ endSession: refuse('busy', 'Please try again in a moment.') });
  const button = sessions.getByRole('button', { name: /^Sign out Firefox/ });
  const end = async () => {
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    await shop.user.click(button);
  };
  await end();
  await shop.findByText('Please try again in a moment.');
  shop.api.replies.endSession = refuse('session_not_found', 'This session does not exist.');
  await end();
  await shop.findByText('Signed out there.');
});

test('each part can fail without the other, and the history has pages', async () => {
  const failed = await openHistory({ sessions: refuse('busy', 'Please try again.') });
  expect(failed.sessions.getByText('Your devices could not be loaded.')).toBeTruthy();
  expect(failed.history.getAllByRole('listitem')).toHaveLength(2);
  failed.shop.unmount();
  const page = { ...createList([createSignIn()]), count: 2, next: '/2' };
  const { shop, history } = await openHistory({ loginHistory: page });
  await shop.user.click(history.getByRole('link', { name: /2/ }));
  await waitFor(() => expect(shop.getAddress()).toBe('/myaccount/login-history?page=2#sign-ins'));
  expect(shop.api.calls.filter(({ name }) => name === 'loginHistory').map(({ query }) => query)).toEqual([{ page: '1' }, { page: '2' }]);
});
