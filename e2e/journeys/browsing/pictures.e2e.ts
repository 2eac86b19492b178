/** Pictures that are loading or fail to load, and uploaded files. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { findProofTokenInOutbox, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

/** The colour of the shop's symbol, which stands in for a picture that fails to load. */
const TERRACOTTA = [179, 64, 31];
const LIST_PATH = '/category/skincare';

/** Red, green and blue at the centre of the element. */
async function readCentreColour(page: Page, element: Locator): Promise<number[]> {
  const png = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}

const measureBox = (image: Locator) => image.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));

test.describe('a picture that is loading', () => {
  test('has its placeholder in the first HTML without script, style attribute or request', async ({ shopUrl }) => {
    const html = await (await fetch(shopUrl + LIST_PATH)).text();
    const placeholders = html.match(/<img[^>]*src="data:image\/bmp;base64,[\w+/=]{136}"[^>]*>/g);
    expect(placeholders, 'one for each product of the page').toHaveLength(24);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });

  for (const viewport of [PHONE, DESKTOP]) {
    test(`shows its placeholder until it has arrived (${viewport.width} px)`, async ({ openPage }) => {
      const { page } = await openPage(viewport, { reducedMotion: 'reduce' });
      const { promise: picturesReleased, resolve: releasePictures } = Promise.withResolvers<void>();
      await page.route('**/media/**', async (route) => {
        await picturesReleased;
        await route.continue();
      });
      await page.goto(LIST_PATH, { waitUntil: 'domcontentloaded' });
      // The picture of a card lies over its placeholder.
      const placeholder = page.locator('article img').nth(0);
      const picture = page.locator('article img').nth(1);
      await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 }).toBe(4);
      expect(await measureBox(placeholder)).toBe(await measureBox(picture));
      const screenshotBefore = await placeholder.screenshot();
      releasePictures();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 }).toBeGreaterThan(4);
      await expect.poll(async () => (await placeholder.screenshot()).equals(screenshotBefore), { timeout: 15_000 }).toBe(false);
      expect(await measureBox(placeholder)).toBe(await measureBox(picture));
      expect(await picture.getAttribute('alt')).not.toBe('');
    });
  }
});

test.describe('a picture that fails to load', () => {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`shows its alternative text, or the shop's symbol if it has none (${viewport.width} px)`, async ({ openPage, shopUrl }) => {
      const { page } = await openPage(viewport, { reducedMotion: 'reduce' });
      await page.route('**/media/**', (route) => route.abort());
      const product = await findProductWithOptions(shopUrl);
      await page.goto(`/product/${product.product_id}`, { waitUntil: 'load' });
      const thumb = page.locator('a[href="#picture-2"] img');
      await thumb.scrollIntoViewIfNeeded();
      await expect.poll(() => readCentreColour(page, thumb), { timeout: 15_000 }).toEqual(TERRACOTTA);
      const main = page.locator('#picture-1 img').last();
      expect(await main.evaluate((image) => getComputedStyle(image, '::after').content)).toBe(`"${await main.getAttribute('alt')}"`);
      const box = await main.boundingBox();
      expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
    });
  }

  test('because its file is missing gets a substitute image', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    // Waits for hydration, which removes elements that were added before.
    await visit(page, '/faqs');
    const size = await page.evaluate(async () => {
      const image = Object.assign(new Image(), { src: '/media/none-of-ours.webp?w=320', id: 'missing' });
      document.querySelector('main')?.prepend(image);
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([480, 480]);
    expect(await readCentreColour(page, page.locator('#missing'))).toEqual(TERRACOTTA);
  });
});

test.describe('an uploaded file', () => {
  const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

  test('is downloaded if it is a document, shown if it is a picture, and refused if it is an SVG', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const { token } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
    await page.goto('/faqs');
    /** Uploads from the page, as a shopper's browser does. The content 'picture' stands for a JPEG that the page draws. */
    const upload = (content: string, name: string) =>
      page.evaluate(
        async ([text, fileName, bearer]) => {
          const form = new FormData();
          form.set('file', new File([text === 'picture' ? await drawPicture() : (text ?? '')], fileName ?? ''));
          const response = await fetch('/api/files/upload', { method: 'POST', body: form, headers: { authorization: `Bearer ${bearer}` } });
          return { status: response.status, body: await response.json() };
          async function drawPicture() {
            const canvas = new OffscreenCanvas(800, 600);
            canvas.getContext('2d')?.fillRect(0, 0, 400, 600);
            return canvas.convertToBlob({ type: 'image/jpeg' });
          }
        },
        [content, name, token],
      );

    // The names have wrong extensions, because the content decides the kind of a file.
    const uploadedPdf = await upload(PDF, 'holiday.jpg');
    expect(uploadedPdf).toMatchObject({ status: 200, body: { file_new_name: expect.stringMatching(/\.pdf$/) } });
    const [download] = await Promise.all([page.waitForEvent('download'), page.goto(uploadedPdf.body.url).catch(() => null)]);
    expect(download.suggestedFilename()).toBe(uploadedPdf.body.file_new_name);

    const uploadedPicture = await upload('picture', 'holiday.pdf');
    expect(uploadedPicture).toMatchObject({ status: 200, body: { file_new_name: expect.stringMatching(/\.webp$/) } });
    const width = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: `${url}?w=320` });
      await image.decode();
      return image.naturalWidth;
    }, uploadedPicture.body.url);
    expect(width).toBe(320);
    expect(pageErrors).toEqual([]);

    // Other visitors get a 404 until a review shows the picture.
    const key = uploadedPicture.body.file_new_name;
    const fetchUpload = (headers = {}) => fetch(`${shopUrl}/media/${key}`, { headers });
    expect([(await fetchUpload()).status, (await fetchUpload({ authorization: `Bearer ${token}` })).status]).toEqual([404, 200]);

    const uploadedSvg = await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'holiday.png');
    expect(uploadedSvg).toMatchObject({ status: 415, body: { status: 'error' } });
  });
});
