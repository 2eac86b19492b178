import { z } from 'zod';
import { knownText } from '../fields/text.ts';
import { contactForm } from '../forms.ts';
import { siteSettings } from '../settings.ts';
import { slide, slideText } from '../slide.ts';
import { FROM_MEMORY } from './cost.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { messageReply } from './replies.ts';

const tag = 'content';

export const contentEndpoints = {
  settings: defineEndpoint(SHOP_PATHS.settings, {
    tag,
    summary: "The shop's name, contacts, texts and ways to pay",
    access: 'public',
    cost: FROM_MEMORY,
    reply: siteSettings,
    refusals: [],
  }),
  slides: defineEndpoint(SHOP_PATHS.slides, {
    tag,
    summary: 'Slides of the home page',
    access: 'public',
    cost: FROM_MEMORY,
    reply: z.array(slide),
    refusals: [],
  }),
  slideTexts: defineEndpoint(SHOP_PATHS.slideTexts, {
    tag,
    summary: 'Announcements of the top banner',
    access: 'public',
    cost: FROM_MEMORY,
    reply: z.array(slideText),
    refusals: [],
  }),
};

export const contactEndpoints = {
  contact: defineEndpoint(SHOP_PATHS.contact, {
    tag,
    summary: 'Send a message to the shop; a repetition within ten minutes is dropped',
    access: 'optional',
    // Staff read each message, so one IP address may send ten at once, then one every six minutes. The unit `message` keeps this limit apart from that of mails.
    cost: { cpu: 2, database: 6, message: 6 },
    // Shoppers do not see the field `website`: only a robot fills it in.
    body: z.object({ ...contactForm.shape, website: knownText(500).optional().catch('unreadable') }),
    reply: messageReply,
    refusals: [],
  }),
};
