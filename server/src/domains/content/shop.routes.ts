import { siteSettings } from '@uruhu/contract/settings';
import { slide, slideText } from '@uruhu/contract/slide';
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';

const tags = ['content'];

export const contentRoutes: Routes = (app, { snapshot }) => {
  app.get(
    '/api/users/siteSettings',
    { config: { access: 'public' }, schema: { tags, summary: 'What the shop says of itself', response: { 200: siteSettings } } },
    async () => snapshot.current().content.settings,
  );
  app.get(
    '/api/users/slides/get',
    { config: { access: 'public' }, schema: { tags, summary: 'Slides of the home page', response: { 200: z.array(slide) } } },
    async () => snapshot.current().content.slides,
  );
  app.get(
    '/api/users/slides/texts/get',
    { config: { access: 'public' }, schema: { tags, summary: 'Announcements of the top banner', response: { 200: z.array(slideText) } } },
    async () => snapshot.current().content.slideTexts,
  );
};
