import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const SETTINGS = { id: 'settings', name: 'Uruhu', instagram: 'https://instagram.com/uruhu', whatsapp: '250788000000', version: 7 };
const createSettings = (fields = {}) => reply('adminSettings', { data: { ...SETTINGS, ...fields } });

test('only what an owner has changed is saved; filled fields are cleared, and the page shows what shoppers will dial', async () => {
  const admin = await renderAdmin('/settings', { replies: { adminSettings: createSettings() } });
  await admin.fill('Instagram', '');
  await admin.fill(/^WhatsApp number/, '');
  await admin.fill(/^Mobile-money code/, '*182*8*1*123456#');
  admin.getByText('*182*8*1*123456*12000#', { exact: false });
  admin.api.replies.updateSettings = createSettings({ instagram: '', whatsapp: '', ussd_code: '*182*8*1*123456#', version: 8 });
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('updateSettings')).toEqual([{ version: 7, instagram: '', whatsapp: '', ussd_code: '*182*8*1*123456#' }]);
});

test('a merchant name that is missing is asked for beside its field', async () => {
  const admin = await renderAdmin('/settings', { replies: { adminSettings: createSettings() } });
  await admin.fill(/^Mobile-money code/, '*182*8*1*123456#');
  admin.api.replies.updateSettings = refuse('merchant_name_needed', 'Please enter the name that shoppers see.', {
    errors: [{ path: 'merchant_name', code: 'merchant_name_needed', message: 'Please enter the name that shoppers see.' }],
  });
  await admin.press('Save');
  await waitFor(() => expect(admin.getByLabelText(/^Merchant name/).getAttribute('aria-invalid')).toBe('true'));
});

test('an owner removes a logo: the shop gets no key for it, and keeps the others', async () => {
  const logos = { dark_logo: 'dark.png', light_logo: 'light.png', favicon: 'icon.png' };
  const admin = await renderAdmin('/settings', { replies: { adminSettings: createSettings(logos) } });
  const findLogo = async () => within(await admin.findByRole('group', { name: 'Logo of the header' }));
  await admin.user.click((await findLogo()).getByRole('button', { name: 'Remove the picture' }));
  expect((await findLogo()).queryByRole('img')).toBeNull();
  admin.api.replies.updateSettings = createSettings({ ...logos, dark_logo: '', version: 8 });
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('updateSettings')).toEqual([{ version: 7, dark_logo: '' }]);
  expect((await findLogo()).queryByRole('img')).toBeNull();
  expect(admin.main.getAllByRole('img', { name: 'Picture 1' })).toHaveLength(2);
});

type Step = { step: 'contact' | 'payment' | 'shipping' | 'product'; state: 'open' | 'done' | 'skipped' };
const STEPS: Step[] = [
  { step: 'contact', state: 'open' },
  { step: 'payment', state: 'open' },
  { step: 'shipping', state: 'open' },
  { step: 'product', state: 'done' },
];
const createProgress = (steps: Step[], fields = {}) => reply('setupProgress', { data: { steps, version: 2, ...fields } });

test('a new owner fills in the first open step, puts the next one off, and finds both again after a reload', async () => {
  const variables = { missing_variables: ['PESAPAL_CONSUMER_KEY'] };
  const admin = await renderAdmin('/setup-progress', {
    replies: { adminSettings: createSettings({ name: '' }), setupProgress: createProgress(STEPS, variables) },
  });
  await admin.findByText(/^3 steps are left until somebody can order\./);
  admin.getByRole('link', { name: 'Open your shop · 1 of 4' });
  await admin.findByText(/^Without an e-mail address or a phone number this step stays open/);
  await admin.fill('Name of the shop', 'Ubwiza');
  await admin.fill('Phone', '+250 788 123 456');
  expect(admin.queryByText(/^Without an e-mail address/)).toBeNull();
  admin.api.replies.updateSettings = createSettings({ name: 'Ubwiza', phone: '+250 788 123 456' });
  const contactDone = STEPS.map((step) => (step.step === 'contact' ? { ...step, state: 'done' as const } : step));
  admin.api.replies.setupProgress = createProgress(contactDone, variables);
  await admin.press('Save and go on');
  await admin.findByLabelText(/^Mobile-money code/);
  admin.getByText(/PESAPAL_CONSUMER_KEY/);
  const putOff = createProgress(contactDone.map((step) => (step.step === 'payment' ? { ...step, state: 'skipped' as const } : step)));
  Object.assign(admin.api.replies, { setupProgress: putOff, updateSetupProgress: putOff });
  await admin.press('Later');
  await admin.findByRole('link', { name: 'Set the shipping bands' });
  expect(admin.api.listBodies('updateSetupProgress')).toEqual([{ version: 2, skipped: ['payment'] }]);
  admin.unmount();
  const reloaded = await renderAdmin('/setup-progress', { replies: { adminSettings: createSettings(), setupProgress: putOff } });
  await reloaded.findByRole('link', { name: 'Set the shipping bands' });
  reloaded.api.replies.updateSetupProgress = createProgress(contactDone, variables);
  await reloaded.press('Do it now');
  await reloaded.findByLabelText(/^Mobile-money code/);
  expect(reloaded.api.listBodies('updateSetupProgress')).toEqual([{ version: 2, skipped: [] }]);
});

test('an open shop is said to be open, has no entry in the menu, and a shop without a mail server says so', async () => {
  const admin = await renderAdmin('/setup-progress', {
    replies: {
      setupProgress: createProgress(
        STEPS.map(({ step }) => ({ step, state: 'done' })),
        { is_done: true, mail_is_ready: false },
      ),
    },
  });
  await admin.findByText(/^Your shop is open/);
  admin.getByText(/^Mails do not go out yet/);
  expect(admin.queryByRole('link', { name: /^Open your shop/ })).toBeNull();
  within(admin.getByRole('main')).getByRole('link', { name: 'a first slide' });
});
