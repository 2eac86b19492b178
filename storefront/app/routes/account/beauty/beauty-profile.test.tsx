import { waitFor } from '@testing-library/react';
import type { BeautyProfile } from '@uruhu/contract/account';
import { expect, test } from 'vitest';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { renderShop } from '#test/render-shop.tsx';

const EMPTY: BeautyProfile = { skin_type: '', skin_concern: [], avoided: [] };
const CHOSEN: BeautyProfile = { skin_type: 'Oily', skin_concern: ['Soothing'], avoided: ['alcohol'] };

const succeed = (data: BeautyProfile) => ({ status: 'success', message: 'Beauty profile saved!', data }) as const;

async function openProfile(saved: BeautyProfile) {
  const replies: Replies = {
    beautyProfile: { status: 'success', data: saved },
    saveBeautyProfile: ({ body }) => succeed(body as BeautyProfile),
  };
  const shop = await renderShop('/myaccount/beauty-profile', { signedIn: true, replies });
  const check = (name: string) => shop.user.click(shop.main.getByRole('checkbox', { name }));
  const save = () => shop.user.click(shop.main.getByRole('button', { name: 'Save my profile' }));
  const find = async (text: string) => {
    const field = shop.main.getByLabelText('Find an ingredient');
    await shop.user.clear(field);
    await shop.user.type(field, text);
  };
  return { shop, check, save, find };
}

test('the shopper chooses and finds what she wants, and saves it with the button alone', async () => {
  const { shop, check, save, find } = await openProfile(EMPTY);
  expect(shop.main.queryByRole('button', { name: 'Empty it' })).toBeNull();
  await shop.user.click(shop.main.getByRole('radio', { name: 'Oily' }));
  await check('Soothing');
  await find('alco');
  await check('Alcohol');
  await find('gold{Enter}');
  expect(shop.main.getByText('Nothing here is called “gold”.')).toBeTruthy();
  expect([shop.main.getByText('Not saved yet.').role, shop.api.countCalls('saveBeautyProfile')]).toEqual(['status', 0]);
  await save();
  await shop.findByText('Beauty profile saved!');
  expect(shop.api.listBodies('saveBeautyProfile')).toEqual([CHOSEN]);
  await waitFor(() => expect(shop.main.queryByText('Not saved yet.')).toBeNull());
});

test('a saved profile is filled in, and is emptied by one press', async () => {
  const { shop } = await openProfile(CHOSEN);
  expect(shop.main.getByRole<HTMLInputElement>('radio', { name: 'Oily' }).checked).toBe(true);
  expect(shop.main.getByRole<HTMLInputElement>('checkbox', { name: 'Soothing' }).checked).toBe(true);
  await shop.user.click(shop.main.getByRole('button', { name: 'Empty it' }));
  await shop.findByText('Beauty profile saved!');
  expect(shop.api.listBodies('saveBeautyProfile')).toEqual([EMPTY]);
  expect(shop.main.getByRole<HTMLInputElement>('radio', { name: 'I would rather not say' }).checked).toBe(true);
  await waitFor(() => expect(shop.main.queryByRole('button', { name: 'Empty it' })).toBeNull());
});

test('a profile that could not be saved stays as chosen, and says why', async () => {
  const { shop, check, save } = await openProfile(EMPTY);
  await check('Soothing');
  for (const [reply, message] of [
    [NO_RESPONSE, 'Your connection dropped. What you chose is still here: please try again.'],
    [refuse('busy', 'Please try again in a moment.'), 'Please try again in a moment.'],
  ] as const) {
    shop.api.replies.saveBeautyProfile = reply;
    await save();
    await shop.main.findByText(message);
    expect(shop.main.getByRole<HTMLInputElement>('checkbox', { name: 'Soothing' }).checked).toBe(true);
    expect(shop.main.getByText('Not saved yet.')).toBeTruthy();
  }
});
