import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply } from '#test/fake-api.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const ENTRY = {
  audit_id: '7',
  noun: 'brands',
  record_id: 'anua',
  record: 'Anua',
  action: 'update',
  changes: { name: { from: 'Anua', to: 'Anua Lab' } },
  staff_id: 'keza',
  staff: 'Keza',
} as const;
const readQuery = (admin: RenderedAdmin) => {
  const { filter, ...query } = admin.api.calls.findLast(({ name }) => name === 'audit')?.query ?? {};
  return { ...query, ...JSON.parse(filter ?? '{}') };
};

async function openChanges(query = '') {
  const admin = await renderAdmin(`/changes${query}`, {
    replies: {
      audit: reply('audit', { data: [ENTRY], next: '6', previous: '8' }),
      auditMembers: reply('auditMembers', { data: [{ staff_id: 'keza', name: 'Keza' }] }),
      staffSignIns: reply('staffSignIns', { data: [{ sign_in_id: 's1', staff: null, name_tried: 'kez', result: 'wrong_name' }], total: 1 }),
    },
  });
  const list = await admin.findByRole('list', { name: 'Changes' });
  return { admin, entries: within(list) };
}

test('an entry says who changed what, from which value to which, and leads to the record', async () => {
  const { entries } = await openChanges();
  const entry = within(entries.getByRole('listitem'));
  entry.getByText(/Keza/);
  entry.getByText(/Anua Lab/);
  expect(entry.getByRole('link', { name: 'brand Anua' }).getAttribute('href')).toBe('/admin/brands/anua');
});

test('words, a member, a thing, an action and a day narrow the log, and older entries keep them', async () => {
  const { admin } = await openChanges();
  await admin.user.type(admin.getByRole('searchbox', { name: 'Words' }), 'anua{Enter}');
  await waitFor(() => expect(readQuery(admin)).toMatchObject({ q: 'anua' }));
  await admin.choose('Member', 'Keza');
  await admin.choose('Action', 'changed');
  await admin.fill('Day', '2026-01-05');
  await waitFor(() =>
    expect(readQuery(admin)).toMatchObject({
      q: 'anua',
      staff_id: 'keza',
      action: 'update',
      from: '2026-01-04T22:00:00.000Z',
      to: '2026-01-05T22:00:00.000Z',
    }),
  );
  await admin.press('Older');
  await waitFor(() => expect(readQuery(admin)).toMatchObject({ q: 'anua', staff_id: 'keza', before: '6' }));
  await admin.press('Newer');
  await waitFor(() => expect(readQuery(admin)).toMatchObject({ after: '8' }));
  admin.api.replies.audit = reply('audit');
  await admin.choose('Action', 'removed');
  await admin.press('Show all');
  await waitFor(() => expect(admin.getAddress()).toBe('/changes'));
});

test('a link to one record shows only its changes, until the member removes that limit', async () => {
  const { admin } = await openChanges('?record=anua&noun=brands');
  expect(readQuery(admin)).toMatchObject({ record_id: 'anua', noun: 'brands' });
  const chip = (await admin.findByText(/^Only one /)).closest('[role=button], .MuiChip-root') as HTMLElement;
  await admin.user.click(chip.querySelector('svg') as SVGElement);
  await waitFor(() => expect(readQuery(admin)).not.toHaveProperty('record_id'));
});

test('the sign-ins of all members, or only those that failed, are behind a tab of their own', async () => {
  const { admin } = await openChanges();
  await admin.user.click(admin.getByRole('tab', { name: 'Sign-ins' }));
  const list = within(await admin.findByRole('list', { name: 'Sign-ins' }));
  list.getByText('“kez”');
  list.getByText('Unknown name');
  await admin.choose('Attempts', 'Failed');
  await waitFor(() => expect(admin.api.calls.findLast(({ name }) => name === 'staffSignIns')?.query.filter).toBe('{"failed":true}'));
  expect(admin.getAddress()).toBe('/changes?show=sign-ins');
});
