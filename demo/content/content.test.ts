import { findShippingBand } from '@uruhu/contract/rules/prices/shipping';
import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { CATEGORY_SCENES, SLIDES } from '../drawing/scenes.ts';
import { createDemoShop } from '../shop.ts';
import { faqs } from './faqs.ts';
import { settings } from './settings.ts';
import { shippingBands } from './shipping.ts';
import { announcements, PALE_TILES, slides } from './slides.ts';

const countWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
const policies = { terms: settings.terms, privacy: settings.privacy, legal: settings.legal, refund: settings.refund };
const richTexts = { ...policies, ...Object.fromEntries(faqs.map(({ question, answer }) => [question, answer])) };

describe('rich texts', () => {
  it.each(Object.entries(policies))('%s has 300 to 700 words', (_, html) => {
    expect(countWords(html)).toBeGreaterThanOrEqual(300);
    expect(countWords(html)).toBeLessThanOrEqual(700);
  });

  it.each(Object.entries(richTexts))('%s: every tag is allowed, and closed in order', (_, html) => {
    const openTags: string[] = [];
    for (const [, closing, tag = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'a']).toContain(tag);
      if (tag !== 'a') expect(attributes).toBe('');
      if (closing) expect(openTags.pop()).toBe(tag);
      else if (tag !== 'br') openTags.push(tag);
    }
    expect(openTags).toEqual([]);
  });

  it('link only to pages that exist', () => {
    const pages = ['/orders', '/track-order', '/terms', '/cart'];
    for (const html of Object.values(richTexts)) {
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        expect(href.startsWith('mailto:') || pages.includes(href), href).toBe(true);
      }
    }
  });

  it('explain how to pay, to whom, and how to reach the shop', () => {
    expect(settings.ussd_code).toMatch(/^\*[\d*]+#$/);
    expect(faqs.find(({ question }) => /mobile money\?/.test(question))?.answer).toContain(settings.merchant_name);
    expect(settings.terms).toContain(settings.merchant_name);
    for (const html of [settings.terms, settings.privacy, settings.legal]) expect(html).toContain(settings.phone);
    expect(settings.whatsapp).toBe(settings.phone.replace(/\D/g, ''));
  });

  it('tell the shopper to cancel by the button ‘Cancel order’', () => {
    const answer = faqs.find(({ question }) => /cancel/.test(question))?.answer;
    for (const html of [settings.terms, settings.refund, answer]) expect(html).toContain('press Cancel order');
  });

  it('include the answers to at least 14 questions, each asked once', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(14);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
  });
});

describe('slides', () => {
  const { categories } = createDemoShop();
  const productIds = new Set(brands.flatMap(({ products }) => products.map(({ id }) => id)));
  const isShopPage = (link: string) => {
    const [, kind, id = ''] = /^\/(category|product)\/(.+)$/.exec(link) ?? [];
    if (kind === 'category') return categories.some(({ category_id }) => category_id === id);
    return kind === 'product' ? productIds.has(id) : ['/deals', '/new', '/best', '/brands'].includes(link);
  };

  it('are at least four, short enough for the picture, and link into the shop', () => {
    expect(slides.length).toBeGreaterThanOrEqual(4);
    for (const slide of slides) {
      expect(slide.title.length, slide.title).toBeLessThanOrEqual(26);
      expect(slide.description.length, slide.description).toBeLessThanOrEqual(56);
      for (const text of [slide.slug, slide.title, slide.description]) expect(text).toMatch(/^[^<>&]+$/);
      expect(isShopPage(slide.link), slide.link).toBe(true);
    }
  });

  it('have the text colour that their scene was drawn for', () => {
    const inkByScene = new Map(SLIDES.map(({ scene, ink }) => [scene, ink]));
    for (const { slide_id, dark_text } of slides) expect([slide_id, dark_text]).toEqual([slide_id, inkByScene.get(slide_id) === 'dark']);
  });
});

it('category tiles have dark text on pale walls, and light text on dark walls', () => {
  const computeLightness = (colour: string) =>
    [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16), 0) / 3;
  for (const { id, colour } of CATEGORY_SCENES) expect([id, PALE_TILES.has(id)]).toEqual([id, computeLightness(colour) > 128]);
});

it('announcements are at least four, each of at most 60 characters', () => {
  expect(announcements.length).toBeGreaterThanOrEqual(4);
  for (const { text } of announcements) expect(text.length, text).toBeLessThanOrEqual(60);
});

describe('shipping bands', () => {
  it('have one fee for each gram up to 30 kg and none above, and no heavier band is cheaper', () => {
    const bands = shippingBands.map((band) => ({
      min_weight: band.min_weight_g,
      max_weight: band.max_weight_g,
      shipping_fee: band.shipping_fee_rwf,
    }));
    for (let weight_g = 1; weight_g <= 30_000; weight_g++) {
      const matchingBands = bands.filter((band) => weight_g >= band.min_weight && weight_g <= band.max_weight);
      if (matchingBands.length !== 1) expect.fail(`${weight_g} g has ${matchingBands.length} bands`);
    }
    expect(findShippingBand(bands, 0)).toBeUndefined();
    expect(findShippingBand(bands, 30_001)).toBeUndefined();
    expect(findShippingBand(bands, 1_000)?.shipping_fee).toBe(2_000);
    const fees = bands.map(({ shipping_fee }) => shipping_fee);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  });
});
