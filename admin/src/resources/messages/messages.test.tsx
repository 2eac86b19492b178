import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const MESSAGE = {
  message_id: 'm1',
  code: 'M-1',
  name: 'Keza',
  email: 'keza@example.com',
  phone: '+250788123456',
  message: 'Where is it?',
  state: 'open',
  version: 1,
} as const;
const createThread = (fields = {}) => reply('message', { data: { ...MESSAGE, ...fields } });

async function openThread(fields = {}, role: 'owner' | 'support' = 'support') {
  const admin = await renderAdmin('/messages/m1', { role, replies: { message: createThread(fields) } });
  await admin.findByRole('heading', { level: 1, name: 'Message from Keza' });
  const thread = within(admin.getByRole('list', { name: 'What was said' }));
  return { admin, thread };
}

test('the list shows open messages first, longest waiting, and leads to each', async () => {
  const admin = await renderAdmin('/messages', { replies: { messages: reply('messages', { data: [MESSAGE], total: 1 }) } });
  const row = within(await admin.findByRole('row', { name: /Where is it\?/ }));
  expect(row.getByRole('link', { name: 'Keza' }).getAttribute('href')).toBe('/admin/messages/m1');
  expect(admin.api.calls.find(({ name }) => name === 'messages')?.query).toMatchObject({
    sort: 'created_at',
    order: 'ASC',
    filter: '{"state":"open"}',
  });
});

test('an answer that comes after a colleague’s keeps its text, shows hers, and is sent with the new version', async () => {
  const { admin, thread } = await openThread();
  await admin.fill(/^Your answer/, 'It is in Kigali.');
  admin.api.replies.answerMessage = refuse('changed_meanwhile', 'Somebody has changed this meanwhile.');
  const sent = { direction: 'sent', text: 'A colleague was faster.', staff: 'Ada', mail: { state: 'sent' } };
  admin.api.replies.message = createThread({ version: 2, state: 'answered', entries: [sent] });
  await admin.press('Send the answer');
  await admin.findByText('Somebody has changed this meanwhile.');
  await thread.findByText('A colleague was faster.');
  expect(admin.getByLabelText<HTMLTextAreaElement>(/^Your answer/).value).toBe('It is in Kigali.');
  admin.api.replies.answerMessage = createThread({
    version: 3,
    state: 'answered',
    entries: [sent, { ...sent, entry_id: 'e2', text: 'It is in Kigali.' }],
  });
  await admin.press('Send the answer');
  await admin.findByText('The answer is on its way.');
  expect(admin.api.listBodies('answerMessage').map(({ version }) => version)).toEqual([1, 2]);
  await waitFor(() => expect(admin.getByLabelText<HTMLTextAreaElement>(/^Your answer/).value).toBe(''));
});

test('a reply that came by mail has a draft of its own, is noted, and opens the message again', async () => {
  const { admin, thread } = await openThread({ state: 'answered' });
  await admin.fill(/^Your answer/, 'Not yet sent');
  await admin.user.click(admin.getByRole('tab', { name: 'Note a reply' }));
  await admin.fill(/^The reply that came by mail/, 'Thank you!');
  admin.api.replies.logReceivedMessage = createThread({ entries: [{ direction: 'received', text: 'Thank you!', staff: 'Aline' }] });
  await admin.press('Note the reply');
  await thread.findByText('Thank you!');
  thread.getByText(/by mail, noted by Aline$/);
  expect(admin.getByLabelText<HTMLTextAreaElement>(/^Your answer/).value).toBe('Not yet sent');
});

test('a message is closed and opened again, and an answer that the mail server refused is sent again', async () => {
  const { admin, thread } = await openThread({
    entries: [{ entry_id: 'e1', direction: 'sent', text: 'Hello', mail: { state: 'refused', last_error: 'No such box' } }],
  });
  thread.getByText(/the mail server refused the mail: No such box$/);
  admin.api.replies.resendAnswer = createThread({
    entries: [{ entry_id: 'e1', direction: 'sent', text: 'Hello', mail: { state: 'waiting' } }],
  });
  await admin.press('Send again');
  await thread.findByText(/the mail waits to be sent$/);
  admin.api.replies.updateMessage = createThread({ state: 'closed', version: 2 });
  await admin.press('Close');
  await admin.findByRole('button', { name: 'Open again' });
  expect(admin.api.listBodies('updateMessage')).toEqual([{ version: 1, state: 'closed' }]);
});

test('the sender’s account is named with how the shop knows it', async () => {
  const customer = { user_id: 'u1', name: 'Keza Mutesi', username: 'keza', by: 'address', latest_orders: [] };
  const { admin } = await openThread({ customer }, 'owner');
  expect(admin.getByRole('link', { name: 'Keza Mutesi (keza)' }).getAttribute('href')).toBe('/admin/customers/u1');
  admin.getByText(/^The sender was not signed in/);
});
