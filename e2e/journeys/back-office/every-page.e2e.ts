/** Each page of the back office, its form and its first record, opened once: free of accessibility faults and no wider than the screen. */
import type { Page } from '@playwright/test';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { type Calls, RESOURCES } from '../../../admin/src/api/resources.ts';
import { PAGES } from '../../../admin/src/areas/areas.ts';
import { expectAccessible, measureOverflow_px, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { claimPayment, placeOrder } from '../../support/placed-order.ts';
import { findProofTokenInOutbox, signUpShopper } from '../../support/shopper.ts';
import { callStaffApi, openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const DESKTOP = { width: 1280, height: 800 };
/** Pages that the menu does not list. */
const OTHER_PATHS = ['/products/no-such-product', '/my-account', '/orders/no-such-order/show', '/no-such-page'];

/** Lists that are tables on a desktop, so they are checked at its width too; all other lists are made of the same parts. */
const TABLES = ['/orders', '/products'];

type Rows = { data: Readonly<Record<string, unknown>>[] };

/** Adds a record of each kind that the demo shop lacks, so that each list has a first record. */
async function addMissingRecords(shopUrl: string, token: string): Promise<void> {
  const { api, shopper } = await signUpShopper(shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const { name, email, phone, username } = shopper;
  await api.contact({ name, email, phone, message: 'Where is my order?', website: '' });
  await claimPayment(api, await placeOrder(api, shopUrl));
  await callStaffApi(`${shopUrl}/api/admin/coupon-batches`, token, { name: username, count: 2, coupon_type: 'fixed', discount: 1_000 });
  await callStaffApi(`${shopUrl}/api/admin/redirects`, token, { from_path: `/${username}`, to_path: '/deals' });
  await callStaffApi(`${shopUrl}/api/admin/search-words`, token, { word: username, means: ['serum'] });
}

/** The paths of all pages, of their forms for a new record, and of their first records. */
async function listPaths(shopUrl: string, token: string): Promise<string[]> {
  const resources: Readonly<Record<string, Calls>> = RESOURCES;
  const paths = PAGES.map(async ({ name, screens }) => {
    const calls = resources[name];
    const pathsWithoutId = [`/${name}`, ...(screens.create ? [`/${name}/create`] : [])];
    if (!calls || !(screens.edit || screens.show)) return pathsWithoutId;
    const address = STAFF_PATHS[calls.list].replace('GET ', '');
    const { data } = await callStaffApi<Rows>(`${shopUrl}${address}`, token);
    const id = data[0]?.[calls.id];
    expect(id, `the first record of ${name}`).toBeTruthy();
    return [...pathsWithoutId, `/${name}/${id}${screens.show ? '/show' : ''}`];
  });
  return [...(await Promise.all(paths)).flat(), ...OTHER_PATHS];
}

/** Opens another page as a link does, without loading the back office again, and waits for its heading, which differs from the last one. */
async function followLink(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const lastHeading = await heading.textContent();
  await page.evaluate((url) => {
    // React Router numbers its entries of the browser history.
    history.pushState({ idx: history.state.idx + 1 }, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin${path}`);
  await expect(heading).not.toHaveText(String(lastHeading));
  await expect(heading).toHaveText(/\S/);
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
}

test('every page, its form and its first record are free of accessibility faults and fit a phone and a desktop', async ({
  openPage,
  shopUrl,
}) => {
  // Some sixty pages, most with a check by axe.
  test.slow();
  const { token } = await signInStaff(shopUrl);
  await addMissingRecords(shopUrl, token);
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/no-such-page');
  for (const path of await listPaths(shopUrl, token))
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await followLink(page, path);
      await expectAccessible(page);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expect.poll(() => measureOverflow_px(page), `${path} fits ${size.width} px`).toBeLessThanOrEqual(0);
      }
      if (TABLES.includes(path)) await expectAccessible(page);
    });
  expect(omitExpectedErrors(pageErrors, /no-such.* status of 404/)).toEqual([]);
});
