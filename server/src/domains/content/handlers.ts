import type { contentEndpoints } from '@uruhu/contract/endpoints/content';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';

export const createContentHandlers = ({ snapshot }: AppContext): Handlers<typeof contentEndpoints> => ({
  settings: ({ language }) => done(snapshot.current().content.byLanguage[language].settings),
  slides: ({ language }) => done(snapshot.current().content.byLanguage[language].slides),
  slideTexts: ({ language }) => done(snapshot.current().content.byLanguage[language].slideTexts),
});
