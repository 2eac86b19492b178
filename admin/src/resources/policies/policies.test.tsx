import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const APPLIED = { policy_id: 'p1', policy: 'refund', html: '<p>Within 7 days.</p>', state: 'shown', version: 1 } as const;
const PLANNED = {
  ...APPLIED,
  policy_id: 'p2',
  html: '<p>Within 14 days.</p>',
  state: 'scheduled',
  starts_at: '2099-01-01T00:00:00.000Z',
} as const;
const texts = (...data: object[]) => reply('adminPolicies', { data: data as never, total: data.length });

test('the text in force is changed by a new text, which replaces it; texts that are planned are named', async () => {
  const admin = await renderAdmin('/policies/p1', {
    replies: { adminPolicies: texts(APPLIED, PLANNED), adminPolicy: reply('adminPolicy', { data: APPLIED }) },
  });
  await admin.findByText(/^This text has applied since .* and stays readable\./);
  await admin.findByText(/^Another text is planned:/);
  expect(admin.queryByRole('button', { name: 'Delete this text' })).toBeNull();
  await admin.fill(/^Applies from/, '2099-01-01T00:00');
  admin.api.replies.createPolicy = reply('createPolicy', { data: PLANNED });
  admin.api.replies.adminPolicy = reply('adminPolicy', { data: PLANNED });
  await admin.press('Save as a new text');
  await waitFor(() => expect(admin.getAddress()).toBe('/policies/p2'));
  expect(admin.api.listBodies('createPolicy')).toEqual([
    { policy: 'refund', html: '<p>Within 7 days.</p>', starts_at: '2098-12-31T22:00:00.000Z', replaces: 'p1' },
  ]);
  await admin.findByRole('button', { name: 'Delete this text' });
});

test('a new text begins with the policy of the address, and with the present text if the member chooses so', async () => {
  const admin = await renderAdmin('/policies/create?policy=refund', { replies: { adminPolicies: texts(APPLIED) } });
  expect((await admin.findByRole('combobox', { name: /^Policy/ })).textContent).toBe('Refund policy');
  await admin.findByText(/is replaced when this one starts\.$/);
  await admin.press('Begin with it');
  await waitFor(() => expect(admin.getByRole('textbox', { name: /^Text/ }).textContent).toBe('Within 7 days.'));
  expect(admin.queryByRole('button', { name: 'Begin with it' })).toBeNull();
  admin.api.replies.createPolicy = refuse('policy_time_taken', 'Another text starts then.');
  await admin.press('Add');
  await admin.findByText('Another text starts then.');
  expect(admin.api.listBodies('createPolicy')).toEqual([{ policy: 'refund', html: '<p>Within 7 days.</p>', starts_at: null }]);
});

test('a text that has ended can only be read', async () => {
  const admin = await renderAdmin('/policies/p1', {
    replies: { adminPolicy: reply('adminPolicy', { data: { ...APPLIED, state: 'ended' } }) },
  });
  await admin.findByText(/^This text applied from .* until the next one took its place\.$/);
  admin.getByText('Within 7 days.');
  expect(admin.main.queryByRole('textbox')).toBeNull();
});

test('the list leads to a new text for the policy by which it is filtered', async () => {
  const admin = await renderAdmin('/policies', { replies: { adminPolicies: texts(APPLIED) } });
  await admin.choose('Policy', 'Refund policy');
  await waitFor(() =>
    expect(admin.getByRole('link', { name: 'Write a new text' }).getAttribute('href')).toBe('/admin/policies/create?policy=refund'),
  );
});
