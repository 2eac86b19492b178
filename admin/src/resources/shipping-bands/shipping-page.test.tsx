import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const BANDS = [
  { min_weight: 1, max_weight: 1_000, shipping_fee: 2_000 },
  { min_weight: 1_001, max_weight: 5_000, shipping_fee: 3_500 },
];
const createTerms = (fields = {}) => reply('adminShippingBands', { data: { bands: BANDS, free_shipping: false, version: 3, ...fields } });

async function openBands(fields = {}) {
  const admin = await renderAdmin('/shipping-bands', { replies: { adminShippingBands: createTerms(fields) } });
  await admin.findByRole('heading', { level: 1, name: 'Delivery fees' });
  await admin.findByRole('button', { name: 'Add a heavier band' });
  const band = (number: number) => within(admin.getByRole('group', { name: `Band ${number}` }));
  return { admin, band };
}

test('each band begins where the one before ends: an owner adds, changes and removes bands, and saves them without a gap', async () => {
  const { admin, band } = await openBands();
  await admin.press('Add a heavier band');
  band(3).getByText('from 5,001 g');
  await admin.user.clear(band(1).getByLabelText('up to (g)'));
  await admin.user.type(band(1).getByLabelText('up to (g)'), '2000');
  band(2).getByText('from 2,001 g');
  await admin.press('Remove band 2');
  band(2).getByText('from 2,001 g');
  admin.api.replies.updateShippingBands = createTerms({ version: 4 });
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('updateShippingBands')).toEqual([
    {
      version: 3,
      bands: [
        { min_weight: 1, max_weight: 2_000, shipping_fee: 2_000 },
        { min_weight: 2_001, max_weight: 6_000, shipping_fee: 3_500 },
      ],
    },
  ]);
});

test('a weight is tried by the unsaved bands', async () => {
  const { admin } = await openBands();
  const tester = within(admin.getByRole('region', { name: 'Try a weight' }));
  const tryWeight = async (text: string) => admin.fill('Weight of an order (g)', text);
  await tryWeight('1,500');
  expect(tester.getByRole('alert').textContent).toBe('1,500 g costs 3,500 RWF: the band from 1,001 g to 5,000 g.');
  await tryWeight('6000');
  expect(tester.getByRole('alert').textContent).toBe('No band holds 6,000 g: the shop cannot take such an order.');
  await tryWeight('heavy');
  tester.getByText('Please enter whole grams');
});

test('free delivery is said where its fees are, and a refused band is marked', async () => {
  const { admin, band } = await openBands({ free_shipping: true });
  admin.getByText(/^Delivery is free now/);
  await admin.user.clear(band(1).getByLabelText('Fee (RWF)'));
  admin.api.replies.updateShippingBands = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'bands.0.shipping_fee', code: 'amount_invalid', message: 'Please enter a fee.' }],
  });
  await admin.press('Save');
  await band(1).findByText('Please enter a fee.');
  expect(band(1).getByLabelText('Fee (RWF)').getAttribute('aria-invalid')).toBe('true');
});
