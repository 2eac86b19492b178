/** Uploads of pictures in a form: the form waits for them, and a failed one can be tried again. */
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reply } from '#test/fake-api.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

/** The uploads that the page has begun, in their order. */
const uploads: FakeUpload[] = [];

/** `XMLHttpRequest` as far as an upload uses it: the test says when the shop responds. */
class FakeUpload {
  upload = {};
  status = 0;
  response: unknown = null;
  file: unknown;
  onload = () => {};
  onerror = () => {};
  open() {}
  send(form: FormData) {
    this.file = (form.get('file') as File).name;
    uploads.push(this);
  }
  accept(key: string) {
    Object.assign(this, { status: 200, response: reply('uploadShopPicture', { data: { key } }) });
    act(() => this.onload());
  }
}
beforeEach(() => {
  uploads.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});

/** Chooses files for the first field of the form that takes pictures. */
const chooseFiles = (admin: RenderedAdmin, ...names: string[]) =>
  admin.user.upload(
    admin.getByRole('main').querySelector('input[type=file]') as HTMLInputElement,
    names.map((name) => new File(['picture'], name, { type: 'image/png' })),
  );
const waitForUploads = (...names: string[]) => waitFor(() => expect(uploads.map(({ file }) => file)).toEqual(names));

test('a form is not sent while its picture is on its way, and then with the picture', async () => {
  const admin = await renderAdmin('/brands/create', { replies: { adminBrands: reply('adminBrands') } });
  await admin.fill(/^Name/, 'Anua');
  await chooseFiles(admin, 'logo.png');
  await admin.findByRole('progressbar', { name: 'Adding logo.png' });
  await admin.press('Add the brand');
  await admin.main.findByText('A picture is still on its way. Please save once it has arrived.');
  expect(admin.api.countCalls('createBrand')).toBe(0);
  uploads[0]?.accept('logo-1');
  await waitFor(() => expect(admin.queryByText(/^A picture is still on its way/)).toBeNull());
  const brand = reply('adminBrand', { data: { brand_id: 'anua', name: 'Anua', image: 'logo-1' } });
  Object.assign(admin.api.replies, { createBrand: brand, adminBrand: brand });
  await admin.press('Add the brand');
  await admin.findByRole('heading', { level: 1, name: 'Anua' });
  expect(admin.api.listBodies('createBrand')).toEqual([{ name: 'Anua', image: 'logo-1' }]);
});

test('pictures that are chosen together are sent one after the other, and stand in the chosen order', async () => {
  const replies = { adminBrands: reply('adminBrands'), adminCategories: reply('adminCategories'), adminProducts: reply('adminProducts') };
  const admin = await renderAdmin('/products/create', { replies });
  await chooseFiles(admin, 'front.png', 'back.png');
  await waitForUploads('front.png');
  uploads[0]?.accept('front-1');
  await waitForUploads('front.png', 'back.png');
  uploads[1]?.accept('back-1');
  await admin.findByRole('textbox', { name: 'What picture 2 shows' });
  const sources = admin.main.getAllByRole('img', { name: /^Picture \d$/ }).map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual([expect.stringContaining('front-1'), expect.stringContaining('back-1')]);
  await admin.press('Remove picture 1');
  expect(admin.main.getAllByRole('img', { name: /^Picture \d$/ }).map((picture) => picture.getAttribute('src'))).toEqual([sources[1]]);
});

test('an upload that did not reach the shop is tried again by a button', async () => {
  const admin = await renderAdmin('/brands/create', { replies: { adminBrands: reply('adminBrands') } });
  await chooseFiles(admin, 'logo.png');
  await waitForUploads('logo.png');
  act(() => uploads[0]?.onerror());
  await admin.findByText(/The shop could not be reached\. The picture was not added\./);
  await admin.press('Try again');
  await waitForUploads('logo.png', 'logo.png');
  expect(admin.queryByText(/The picture was not added/)).toBeNull();
  uploads[1]?.accept('logo-1');
  await admin.findByRole('button', { name: 'Remove the picture' });
});
