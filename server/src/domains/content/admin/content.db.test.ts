import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  // Not shared: changes texts that every page shows.
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) => call(shop.app, `/api/admin/${path}`, body, { method, token: editor.token });
const read = async (path: string) => (await callGet(shop.app, path)).body;
const readSlideTexts = async (): Promise<string[]> => (await read('/api/users/slides/texts/get')).map(({ text }: { text: string }) => text);
const getTimeAfterSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
/** How often a test asks whether a change has its effect in the shop. */
const POLL = { interval: 50 };
/** Enough for a change that a test schedules for the next seconds. */
const SCHEDULED_POLL = { timeout: 5_000, interval: 50 };

/** Adds a picture: by default one of the shop; a key without 'shop-' is a shopper's upload. */
async function addPicture(key = `shop-${crypto.randomUUID()}.webp`): Promise<string> {
  await shop.db
    .insertInto('files')
    .values({ key, kind: 'picture', content_type: 'image/webp', bytes: 10, width: 1, height: 1, thumbhash: 'AAAAAAAA' })
    .execute();
  return key;
}

describe('an announcement', () => {
  test('changes in the shop soon after staff add, change or delete it, and each change is in the audit log', async () => {
    const text = createUniqueName('Muraho');
    const { status, body } = await send('POST', 'slide-texts', { text });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ text, state: 'shown', starts_at: null, ends_at: null, version: 1 }),
    ]);
    const { slide_text_id } = body.data;
    await expect.poll(readSlideTexts, POLL).toContain(text);
    const changeReply = await send('PATCH', `slide-texts/${slide_text_id}`, { version: 1, text: `${text}!` });
    expect(changeReply.body.data).toMatchObject({ text: `${text}!`, version: 2 });
    await expect.poll(readSlideTexts, POLL).toContain(`${text}!`);
    expect((await send('DELETE', `slide-texts/${slide_text_id}?version=2`)).status).toBe(200);
    await expect.poll(readSlideTexts, POLL).not.toContain(`${text}!`);
    expect((await send('DELETE', `slide-texts/${slide_text_id}?version=2`)).status).toBe(404);
    const log = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', slide_text_id).orderBy('audit_id').execute();
    expect(log.map(({ noun, action, staff_id }) => [noun, action, staff_id])).toEqual(
      ['insert', 'update', 'delete'].map((action) => ['slide-texts', action, editor.staff_id]),
    );
  });

  test('appears in the shop when it starts and disappears when it ends, without any other change', async () => {
    const text = createUniqueName('Soon');
    const { data } = (await send('POST', 'slide-texts', { text, starts_at: getTimeAfterSeconds(1.5), ends_at: getTimeAfterSeconds(3.5) }))
      .body;
    expect(data.state).toBe('scheduled');
    await shop.refresh();
    expect(await readSlideTexts()).not.toContain(text);
    await expect.poll(readSlideTexts, SCHEDULED_POLL).toContain(text);
    expect((await send('GET', `slide-texts/${data.slide_text_id}`)).body.data.state).toBe('shown');
    await expect.poll(readSlideTexts, SCHEDULED_POLL).not.toContain(text);
    expect((await send('GET', `slide-texts/${data.slide_text_id}`)).body.data.state).toBe('ended');
  });

  test('cannot end before it starts, be empty, or have an unreadable time', async () => {
    const times = { starts_at: getTimeAfterSeconds(100), ends_at: getTimeAfterSeconds(50) };
    expect(await send('POST', 'slide-texts', { text: 'x', ...times })).toMatchObject({
      status: 422,
      body: { code: 'ends_before_start', errors: [{ path: 'ends_at' }] },
    });
    expect(await send('POST', 'slide-texts', { text: ' ' })).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } });
    expect(await send('POST', 'slide-texts', { text: 'x', starts_at: 'soon' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'starts_at', code: 'time_invalid' }] },
    });
  });

  test('is refused if there are a hundred already', async () => {
    await sql`insert into slide_texts (text, position) select 'filler', 1000 + number from generate_series(1, 100) as number`.execute(
      shop.db,
    );
    expect(await send('POST', 'slide-texts', { text: 'one too many' })).toMatchObject({ status: 422, body: { code: 'too_much_content' } });
    await sql`delete from slide_texts where text = 'filler'`.execute(shop.db);
  });
});

describe('links to pages that the shop does not have', () => {
  test('are listed with the slides and texts that have them, as are links to products no longer sold; a link to a path that redirects is not listed', async () => {
    const product = await addProduct(shop.db);
    await addProduct(shop.db, { product_id: 'hidden-draft', status: 'draft' });
    await addProduct(shop.db, { product_id: 'archived', status: 'archived' });
    await shop.refresh();
    const links = [
      `/product/${product.product_id}?option=1#reviews`,
      '/product/hidden-draft',
      '/product/archived',
      '/product/none',
      '/category/none',
      '/Deals/',
      '/myaccount/addresses',
      '/no-such-page?a=1&b=2',
      '/old-address',
      '/media/picture.webp',
      '#here',
      'https://example.com/no-such-page',
    ];
    const answer = links.map((href) => `<a href="${href.replace('&', '&amp;')}">x</a>`).join(' ');
    await send('POST', 'faqs', { question: 'Where?', answer });
    const html = '<a href="/no-such-page">x</a> <a href="/no-such-page">y</a>';
    const plannedPolicy = (await send('POST', 'policies', { policy: 'legal', html, starts_at: getTimeAfterSeconds(1_000) })).body.data;
    await send('POST', 'slides', { title: 'Nowhere', image: await addPicture(), link: '/no-such-page' });
    await send('POST', 'slides', { title: 'Somewhere', image: await addPicture(), link: '/deals' });
    await send('POST', 'redirects', { from_path: '/old-address', to_path: '/deals' });
    const readMissing = async (list: string, name: string, value: string) =>
      (await send('GET', `${list}?perPage=100`)).body.data.find((row: Record<string, string>) => row[name] === value).missing_pages;
    expect(await readMissing('faqs', 'question', 'Where?')).toEqual([
      '/product/hidden-draft',
      '/product/archived',
      '/product/none',
      '/category/none',
      '/no-such-page?a=1&b=2',
    ]);
    expect(await readMissing('policies', 'policy', 'legal')).toEqual(['/no-such-page']);
    expect(await readMissing('slides', 'title', 'Nowhere')).toEqual(['/no-such-page']);
    expect(await readMissing('slides', 'title', 'Somewhere')).toEqual([]);
    await send('DELETE', `policies/${plannedPolicy.policy_id}?version=${plannedPolicy.version}`);
    await sql`delete from slides`.execute(shop.db);
    await sql`delete from faqs where question = 'Where?'`.execute(shop.db);
  });

  test('are looked up for at most 200 links, as a text can hold thousands', async () => {
    const answer = Array.from({ length: 300 }, (_, index) => `<a href="/none-${index}">x</a>`).join(' ');
    await send('POST', 'faqs', { question: 'How many?', answer });
    const { data } = (await send('GET', 'faqs?perPage=100')).body;
    const { missing_pages } = data.find(({ question }: { question: string }) => question === 'How many?');
    expect(missing_pages).toEqual(Array.from({ length: 200 }, (_, index) => `/none-${index}`));
    await sql`delete from faqs where question = 'How many?'`.execute(shop.db);
  });
});

describe('slides', () => {
  test('can be reordered, which keeps their versions, and an order that does not name exactly these slides is refused', async () => {
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push((await send('POST', 'slides', { title, image: await addPicture(), link: '/deals' })).body.data.slide_id);
    }
    const readTitles = async () => (await read('/api/users/slides/get')).map(({ title }: { title: string }) => title);
    await expect.poll(readTitles, POLL).toEqual(['One', 'Two', 'Three']);
    const [one = '', two = '', three = ''] = ids;
    const orderReply = await send('POST', 'slides/order', { ids: [three, one, two] });
    expect(orderReply.body.data.map(({ title, version }: { title: string; version: number }) => [title, version])).toEqual([
      ['Three', 1],
      ['One', 1],
      ['Two', 1],
    ]);
    await expect.poll(readTitles, POLL).toEqual(['Three', 'One', 'Two']);
    for (const wrongIds of [
      [three, one],
      [three, one, one],
      [three, one, two, 'none'],
      [three, one, 'none'],
    ]) {
      const refusal = await send('POST', 'slides/order', { ids: wrongIds });
      expect([refusal.status, refusal.body.code, refusal.body.data.length]).toEqual([409, 'changed_meanwhile', 3]);
    }
    expect((await send('GET', 'slides?perPage=2&page=2')).body).toMatchObject({ data: [{ title: 'Two' }], total: 3 });
  });

  test('can only have a picture of the shop, and a link to a page of the shop or a web address', async () => {
    const image = await addPicture();
    const findRefusedField = async (fields: object) => {
      const { status, body } = await send('POST', 'slides', { title: 'Sun', image, ...fields });
      return [status, body.errors?.[0]?.path];
    };
    expect(await findRefusedField({ image: 'no-such.webp' })).toEqual([404, 'image']);
    expect(await findRefusedField({ image: '../secret' })).toEqual([400, 'image']);
    const uploadKey = `${crypto.randomUUID()}.webp`;
    await addPicture(uploadKey);
    expect(await findRefusedField({ image: uploadKey })).toEqual([404, 'image']);
    expect(await findRefusedField({ image_tall: 'no-such.webp' })).toEqual([404, 'image_tall']);
    for (const link of ['javascript:alert(1)', '//evil.example', 'deals', '/a b'])
      expect(await findRefusedField({ link })).toEqual([400, 'link']);
    expect((await send('POST', 'slides', { title: 'Sun', image, link: 'https://example.com/a' })).status).toBe(200);
  });

  test('of the demo can be changed although their pictures are drawn and not uploaded', async () => {
    const { slide_id } = await shop.db
      .insertInto('slides')
      .values({ image: 'drawn.svg', title: 'Drawn' })
      .returning('slide_id')
      .executeTakeFirstOrThrow();
    const saveReply = await send('PATCH', `slides/${slide_id}`, { version: 1, image: 'drawn.svg', title: 'Kept' });
    expect(saveReply.body.data).toMatchObject({ title: 'Kept', image: 'drawn.svg' });
  });

  test('are marked as having an outdated tall picture after a change of only the wide one, until the tall one is changed or removed', async () => {
    const form = { title: 'Sun', image: await addPicture(), image_tall: await addPicture() };
    const { slide_id, is_tall_outdated } = (await send('POST', 'slides', form)).body.data;
    expect(is_tall_outdated).toBe(false);
    const save = async (version: number, fields: object) => (await send('PATCH', `slides/${slide_id}`, { version, ...fields })).body.data;
    expect((await save(1, { image: await addPicture() })).is_tall_outdated).toBe(true);
    expect((await save(2, { title: 'Sun care' })).is_tall_outdated).toBe(true);
    expect((await send('GET', `slides/${slide_id}`)).body.data.is_tall_outdated).toBe(true);
    expect((await save(3, { image_tall: await addPicture() })).is_tall_outdated).toBe(false);
    expect((await save(4, { image: await addPicture(), image_tall: await addPicture() })).is_tall_outdated).toBe(false);
    expect((await save(5, { image: await addPicture(), image_tall: '' })).is_tall_outdated).toBe(false);
    await send('DELETE', `slides/${slide_id}?version=6`);
  });

  test('cannot be changed with an old version, and the refusal has the change of the other editor', async () => {
    const { slide_id } = (await send('POST', 'slides', { title: 'Mine', image: await addPicture() })).body.data;
    expect((await send('PATCH', `slides/${slide_id}`, { version: 1, title: 'First' })).status).toBe(200);
    expect(await send('PATCH', `slides/${slide_id}`, { version: 1, title: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { title: 'First', version: 2 } },
    });
    expect(await send('PATCH', `slides/${slide_id}`, { title: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    });
  });
});

describe('content that another editor has changed meanwhile', () => {
  test('cannot be deleted with an old version, and the refusal has the current content', async () => {
    const createdRecords = {
      'slide-texts': (await send('POST', 'slide-texts', { text: 'Mine' })).body.data,
      slides: (await send('POST', 'slides', { title: 'Mine', image: await addPicture() })).body.data,
      faqs: (await send('POST', 'faqs', { question: 'Mine?', answer: '<p>Yes</p>' })).body.data,
      policies: (await send('POST', 'policies', { policy: 'legal', html: '<p>Mine</p>', starts_at: getTimeAfterSeconds(3_600) })).body.data,
    };
    const changes = { 'slide-texts': { text: 'x' }, slides: { title: 'x' }, faqs: { question: 'x' }, policies: { html: '<p>x</p>' } };
    for (const [noun, record] of Object.entries(createdRecords)) {
      const path = `${noun}/${record.slide_text_id ?? record.slide_id ?? record.faq_id ?? record.policy_id}`;
      const change = changes[noun as keyof typeof changes];
      expect((await send('PATCH', path, { version: 1, ...change })).status).toBe(200);
      expect(await send('DELETE', `${path}?version=1`)).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', data: { ...change, version: 2 } },
      });
      expect(await send('DELETE', path)).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } });
      expect((await send('GET', path)).status).toBe(200);
      expect((await send('DELETE', `${path}?version=2`)).status).toBe(200);
      expect((await send('GET', path)).status).toBe(404);
    }
  });
});

describe('a question', () => {
  test('has its answer cleaned when it is saved, and is refused if cleaning leaves nothing of the answer', async () => {
    const question = createUniqueName('Do you deliver');
    const { data } = (await send('POST', 'faqs', { question, answer: '<p onclick="x()">Yes</p><script>alert(1)</script>' })).body;
    expect(data.answer).toBe('<p>Yes</p>');
    const findAnswer = async () =>
      (await read('/api/users/siteSettings')).faqs.find((faq: { question: string }) => faq.question === question)?.answer;
    await expect.poll(findAnswer, POLL).toBe('<p>Yes</p>');
    expect(await send('PATCH', `faqs/${data.faq_id}`, { version: 1, answer: '<script>x</script>' })).toMatchObject({
      status: 422,
      body: { code: 'html_empty', errors: [{ path: 'answer' }] },
    });
    const listReply = await send('GET', `faqs?filter=${encodeURIComponent(JSON.stringify({ q: question.toUpperCase(), state: 'shown' }))}`);
    expect([listReply.body.total, listReply.body.data[0].faq_id]).toEqual([1, data.faq_id]);
  });

  test('can be previewed: its HTML is cleaned and not saved, and the preview says what is left out', async () => {
    expect((await send('POST', 'html-preview', { html: '<h1>A</h1><table>B</table><img src="c.png">' })).body.data).toEqual({
      html: '<h2>A</h2><p>B</p>',
      dropped: { pictures: 1, videos: 0 },
    });
  });
});

describe('a policy', () => {
  test('is replaced at the time of its next text, and no text that shoppers could read can be changed or deleted', async () => {
    const readTerms = async () => (await read('/api/users/siteSettings')).terms;
    const firstPolicy = (await send('POST', 'policies', { policy: 'terms', html: '<p>First</p>' })).body.data;
    expect(firstPolicy.state).toBe('shown');
    await expect.poll(readTerms, POLL).toBe('<p>First</p>');
    const starts_at = getTimeAfterSeconds(1.5);
    const nextPolicy = (await send('POST', 'policies', { policy: 'terms', html: '<p>Next</p>', starts_at })).body.data;
    expect(nextPolicy.state).toBe('scheduled');
    expect(await send('POST', 'policies', { policy: 'terms', html: '<p>Other</p>', starts_at })).toMatchObject({
      status: 409,
      body: { code: 'policy_time_taken', errors: [{ path: 'starts_at' }] },
    });
    expect(await readTerms()).toBe('<p>First</p>');
    await expect.poll(readTerms, SCHEDULED_POLL).toBe('<p>Next</p>');
    const { data } = (await send('GET', 'policies?filter={"policy":"terms"}')).body;
    expect(data.map(({ html, state }: { html: string; state: string }) => [html, state])).toEqual([
      ['<p>Next</p>', 'shown'],
      ['<p>First</p>', 'ended'],
    ]);
    for (const { policy_id } of [firstPolicy, nextPolicy]) {
      const refusal = { status: 409, body: { code: 'policy_applied' } };
      expect(await send('PATCH', `policies/${policy_id}`, { version: 1, html: '<p>Never said</p>' })).toMatchObject(refusal);
      expect(await send('DELETE', `policies/${policy_id}?version=1`)).toMatchObject(refusal);
      const deletion = shop.db.deleteFrom('policies').where('policy_id', '=', policy_id);
      await expect(deletion.execute()).rejects.toMatchObject({ constraint: 'policies_applied' });
    }
    expect((await send('GET', `policies/${firstPolicy.policy_id}`)).body.data.html).toBe('<p>First</p>');
    expect(await readTerms()).toBe('<p>Next</p>');
  });

  test('can be changed, published at once or deleted while it is scheduled', async () => {
    const readRefund = async () => (await read('/api/users/siteSettings')).refund;
    const schedulePolicy = async () =>
      (await send('POST', 'policies', { policy: 'refund', html: '<p>Planned</p>', starts_at: getTimeAfterSeconds(3_600) })).body.data;
    const droppedPolicy = await schedulePolicy();
    expect((await send('DELETE', `policies/${droppedPolicy.policy_id}?version=1`)).status).toBe(200);
    const { policy_id } = await schedulePolicy();
    const changeReply = await send('PATCH', `policies/${policy_id}`, { version: 1, html: '<p>Better</p>' });
    expect(changeReply.body.data).toMatchObject({ html: '<p>Better</p>', state: 'scheduled', version: 2 });
    expect((await send('PATCH', `policies/${policy_id}`, { version: 2, starts_at: null })).body.data.state).toBe('shown');
    await expect.poll(readRefund, POLL).toBe('<p>Better</p>');
  });

  test('cannot start in the past', async () => {
    const refusal = { status: 422, body: { code: 'policy_time_past', errors: [{ path: 'starts_at' }] } };
    const fields = { policy: 'privacy', html: '<p>Backdated</p>' };
    expect(await send('POST', 'policies', { ...fields, starts_at: getTimeAfterSeconds(-60) })).toMatchObject(refusal);
    const plannedPolicy = (await send('POST', 'policies', { ...fields, starts_at: getTimeAfterSeconds(3_600) })).body.data;
    const path = `policies/${plannedPolicy.policy_id}`;
    expect(await send('PATCH', path, { version: 1, starts_at: getTimeAfterSeconds(-60) })).toMatchObject(refusal);
    expect((await send('GET', path)).body.data).toMatchObject({ state: 'scheduled', version: 1 });
    const buildInsert = (starts_at: string | null) =>
      shop.db.insertInto('policies').values({ policy: 'privacy', html: '<p>By hand</p>', starts_at });
    const pastRefusal = { constraint: 'policies_past' };
    for (const seconds of [-60, -0.5]) await expect(buildInsert(getTimeAfterSeconds(seconds)).execute()).rejects.toMatchObject(pastRefusal);
    const updateQuery = shop.db
      .updateTable('policies')
      .set({ starts_at: getTimeAfterSeconds(-60) })
      .where('policy_id', '=', plannedPolicy.policy_id);
    await expect(updateQuery.execute()).rejects.toMatchObject(pastRefusal);
    expect((await send('DELETE', `${path}?version=1`)).status).toBe(200);
    const { policy_id } = await buildInsert(null).returning('policy_id').executeTakeFirstOrThrow();
    expect((await send('GET', `policies/${policy_id}`)).body.data).toMatchObject({ html: '<p>By hand</p>', state: 'shown' });
  });

  test('cannot be replaced by an editor who has not seen its current text', async () => {
    const sendPolicy = (html: string, moreFields = {}) => send('POST', 'policies', { policy: 'legal', html, ...moreFields });
    const firstPolicy = (await sendPolicy('<p>One</p>')).body.data;
    const secondReply = await sendPolicy('<p>Two</p>', { replaces: firstPolicy.policy_id });
    expect(secondReply.body.data).toMatchObject({ html: '<p>Two</p>', state: 'shown' });
    expect(await sendPolicy('<p>Three</p>', { replaces: firstPolicy.policy_id })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { html: '<p>Two</p>', policy_id: secondReply.body.data.policy_id } },
    });
    const { data } = (await send('GET', 'policies?filter={"policy":"legal"}')).body;
    expect(data.map(({ html, state }: { html: string; state: string }) => [html, state])).toEqual([
      ['<p>Two</p>', 'shown'],
      ['<p>One</p>', 'ended'],
    ]);
  });
});
