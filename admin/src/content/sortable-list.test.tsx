/** The contents that staff sort: slides, announcements and questions. */
import { waitFor, within } from '@testing-library/react';
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

type ListCase = { path: string; list: StaffCallName; reorder: StaffCallName; id: string; name: string; hasNoLinks?: true };
const LISTS: ListCase[] = [
  { path: '/slides', list: 'adminSlides', reorder: 'reorderSlides', id: 'slide_id', name: 'title' },
  { path: '/slide-texts', list: 'adminSlideTexts', reorder: 'reorderSlideTexts', id: 'slide_text_id', name: 'text', hasNoLinks: true },
  { path: '/faqs', list: 'adminFaqs', reorder: 'reorderFaqs', id: 'faq_id', name: 'question' },
];

test.each(LISTS)(
  '$path: a member sorts by keyboard, sees what is shown when, and which links lead nowhere',
  async ({ path, list, reorder, id, name, hasNoLinks }) => {
    const rows = [
      { [id]: 'a', [name]: 'First', state: 'shown', missing_pages: ['/no-such-page'] },
      { [id]: 'b', [name]: 'Second', state: 'scheduled', starts_at: '2099-01-01T00:00:00.000Z' },
      { [id]: 'c', [name]: 'Third', state: 'ended', ends_at: '2026-01-01T00:00:00.000Z' },
    ];
    const createList = (...order: number[]) => reply(list, { data: order.map((index) => rows[index]), total: 3 } as never);
    const admin = await renderAdmin(path, { replies: { [list]: createList(0, 1, 2) } as Replies });
    await admin.findByRole('link', { name: 'First' });
    const readNames = () =>
      within(admin.main.getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    for (const text of ['Shown', /^From 1 Jan 2099/, /^Ended 1 Jan/]) admin.getByText(text);
    if (!hasNoLinks) admin.getByText('/no-such-page leads to no page');
    Object.assign(admin.api.replies, { [list]: createList(2, 0, 1), [reorder]: createList(2, 0, 1) });
    await admin.press('Move Third to the top');
    await admin.findByText('Sorted');
    expect(readNames()).toEqual(['Third', 'First', 'Second']);
    expect(admin.api.listBodies(reorder)).toEqual([{ ids: ['c', 'a', 'b'] }]);
    Object.assign(admin.api.replies, {
      [list]: createList(0, 1, 2),
      [reorder]: refuse('changed_meanwhile', 'Somebody has changed this meanwhile.'),
    });
    await admin.press('Move First down');
    await admin.findByText('Somebody has changed this meanwhile.');
    await waitFor(() => expect(readNames()).toEqual(['First', 'Second', 'Third']));
  },
);
