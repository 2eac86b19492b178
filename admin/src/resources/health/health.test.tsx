import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const JUMP = { kind: 'ahead', expected_at: '2026-01-05T06:00:00.000Z', found_at: '2026-03-05T06:00:00.000Z' } as const;
const MAILS = [
  { mail_id: 'm1', state: 'refused', to: 'keza@example.com', subject: 'Your order', reason: 'No such box', can_resend: true },
  { mail_id: 'm2', state: 'refused', to: 'ada@example.com', subject: 'Your order', reason: 'No such box', can_resend: true },
  { mail_id: 'm3', state: 'waiting', to: 'bose@example.com', subject: 'Hello', can_resend: false },
] as const;
const createHealth = (fields = {}) =>
  reply('adminHealth', { data: { mails: { is_on: true }, backup: { taken_at: '2026-01-05T06:00:00.000Z' }, ...fields } });

async function openHealth(fields = {}, replies: Replies = {}) {
  const admin = await renderAdmin('/health', { replies: { adminHealth: createHealth(fields), ...replies } });
  await admin.findByRole('heading', { level: 1, name: 'Health' });
  await admin.findByRole('region', { name: 'Jobs' });
  return admin;
}

test('a shop without failures is well; one without a noted backup needs a look', async () => {
  const admin = await openHealth();
  admin.getByText('All is well');
  admin.unmount();
  const unsaved = await openHealth({ backup: { taken_at: null } });
  within(unsaved.getByRole('region', { name: 'Backups' })).getByText('Look');
  unsaved.getByText('Something needs a look');
});

test('a failure says what to do in its panel, which comes first, and leads to the page that resolves it', async () => {
  const failure = { event: 'payment_problem_open', level: 'error', count: 2, message: 'Two problems wait.', what_to_do: 'Resolve them.' };
  const job = { job: 'sweep', is_late: true, last_error: 'timeout' };
  const admin = await openHealth({
    failures: [failure, { ...failure, event: 'job_late', message: 'A job is late.' }],
    jobs: [job],
    ready: { down: ['database: read-only'] },
  });
  admin.getByText('The shop loses money or orders: act now');
  expect(
    admin.main
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Jobs', 'Payment providers']);
  const panel = within(admin.getByRole('region', { name: 'Payment providers' }));
  panel.getByText('Resolve them.');
  expect(panel.getByRole('link', { name: 'See the problems' }).getAttribute('href')).toBe('/admin/payment-problems');
  within(admin.getByRole('row', { name: /sweep/ })).getByText('Late');
  admin.getByText('takes none: database: read-only');
});

test('a clock that has jumped is accepted as it was found', async () => {
  const admin = await openHealth({ clock: { paused: JUMP } });
  const clock = within(admin.getByRole('region', { name: 'Clock' }));
  clock.getByText('The clock has jumped');
  admin.api.replies.acceptClock = createHealth();
  await admin.user.click(clock.getByRole('button', { name: /^Accept / }));
  await waitFor(() => expect(clock.queryByText('The clock has jumped')).toBeNull());
  expect(admin.api.listBodies('acceptClock')).toEqual([{ expected: JUMP.found_at }]);
});

test('refused mails are named with the reason, and sent again one by one or all at once', async () => {
  const admin = await openHealth(
    { mails: { is_on: true, waiting: 1, refused: 2 } },
    { unsentMails: reply('unsentMails', { data: MAILS, total: 5 }), resendMails: refuse('internal_error', 'Something went wrong.') },
  );
  const list = within(await admin.findByRole('list', { name: 'Mails that are not sent' }));
  expect(list.getAllByText('No such box')).toHaveLength(2);
  expect(list.queryByRole('button', { name: /bose/ })).toBeNull();
  admin.getByText('and 2 older ones');
  await admin.user.click(list.getByRole('button', { name: 'Send again: Your order, to keza@example.com' }));
  await admin.findByText('Something went wrong.');
  admin.api.replies.resendMails = reply('resendMails', { data: { resent: 1, left: 1 } });
  await admin.press('Send the 2 refused ones again');
  await admin.findByText('1 mail is sent again. 1 is too old, or not wanted any more.');
  expect(admin.api.listBodies('resendMails')).toEqual([{ mail_ids: ['m1'] }, { mail_ids: ['m1', 'm2'] }]);
});

test('the state is checked again at once', async () => {
  const admin = await openHealth();
  admin.api.replies.adminHealth = createHealth({ mails: { is_on: false } });
  await admin.press('Check again');
  await admin.findByText(/^There is no mail server/);
});
