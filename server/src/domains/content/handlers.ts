import type { contentEndpoints } from '@uruhu/contract/endpoints/content';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';

export const createContentHandlers = ({ snapshot }: AppContext): Handlers<typeof contentEndpoints> => ({
  settings: () => done(snapshot.current().content.settings),
  slides: () => done(snapshot.current().content.slides),
  slideTexts: () => done(snapshot.current().content.slideTexts),
});
