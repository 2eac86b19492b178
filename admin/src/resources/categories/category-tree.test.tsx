import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const SKIN = { category_id: 'skin', name: 'Skincare', level: 1, version: 1 } as const;
const SLEEP = { category_id: 'sleep', name: 'Sleep masks', level: 1, version: 2, product_count: 3 } as const;
const tree = (...rows: object[]) => reply('adminCategories', { data: rows as never, total: rows.length });

async function openTree() {
  const admin = await renderAdmin('/categories', { replies: { adminCategories: tree(SKIN, SLEEP), moveCategory: reply('moveCategory') } });
  await admin.findByRole('link', { name: 'Sleep masks' });
  const row = (name: string) => admin.getByRole('link', { name }).closest('li') as HTMLElement;
  return { admin, row };
}

test('a category moves by its buttons into the one above, keeps the focus, and is said to be there', async () => {
  const { admin, row } = await openTree();
  const moveInto = admin.getByRole('button', { name: 'Move Sleep masks into the one above' });
  admin.api.replies.adminCategories = tree(SKIN, { ...SLEEP, parent_id: 'skin', level: 2, version: 3 });
  moveInto.focus();
  await admin.user.keyboard('{Enter}');
  await admin.findByText('Sleep masks is now number 1 in Skincare.');
  await waitFor(() => within(row('Sleep masks')).getByText(/in Skincare/));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Sleep masks into the one above');
  expect(admin.api.calls.find(({ name }) => name === 'moveCategory')).toMatchObject({
    params: { category_id: 'sleep' },
    body: { version: 2, parent_id: 'skin', position: 0 },
  });
  within(row('Skincare')).getByText('3 products');
});

test('a first row has no place above it, and a refused move says why and shows the tree as it is', async () => {
  const { admin } = await openTree();
  expect(admin.getByRole('button', { name: 'Move Skincare up' }).getAttribute('aria-disabled')).toBe('true');
  admin.api.replies.moveCategory = refuse('changed_meanwhile', 'Somebody has changed this meanwhile.');
  admin.api.replies.adminCategories = tree(SLEEP, SKIN);
  await admin.press('Move Skincare down');
  await admin.findByText('Somebody has changed this meanwhile.');
  await waitFor(() =>
    expect(admin.main.getAllByRole('link', { name: /^(Skin|Sleep)/ }).map(({ textContent }) => textContent)).toEqual([
      'Sleep masks',
      'Skincare',
    ]),
  );
});

test('the products of a deleted category go to another one', async () => {
  const admin = await renderAdmin('/categories/sleep', {
    replies: {
      adminCategories: tree(SKIN, SLEEP),
      adminCategory: reply('adminCategory', { data: SLEEP }),
      deleteCategory: reply('deleteCategory'),
    },
  });
  await admin.press('Delete the category');
  (await admin.findDialog()).getByText(/^3 products are in it and will move\./);
  await admin.choose(/^Move the products to/, 'Skincare');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Delete the category' }));
  await admin.findByText('Sleep masks is deleted.');
  expect(admin.api.calls.find(({ name }) => name === 'deleteCategory')?.query).toEqual({ version: '2', move_to: 'skin' });
});
