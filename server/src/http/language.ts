/**
 * The language in which the server answers a request: a call of staff in English, a page in that of its path, a call in that of its parameter
 * `lang`, and where nothing else says it, in that of the header Accept-Language.
 */
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER, LANGUAGES, type Language, splitPath } from '@uruhu/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isPageAddress } from './pages/plain-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

const readParameter = (request: FastifyRequest): unknown =>
  typeof request.query === 'object' && request.query !== null ? (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER] : undefined;

function findLanguage(request: FastifyRequest): Language {
  if (isPageAddress(request.url)) return splitPath(request.url).language;
  if (request.routeOptions.config?.access === 'staff') return DEFAULT_LANGUAGE;
  const named = readParameter(request);
  if (isLanguage(named)) return named;
  // The first language of the list where the client accepts any, so a client without the header gets the default one.
  const [accepted] = new Negotiator({ headers: request.headers }).languages([...LANGUAGES]);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}

export function addLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', async (request) => {
    request.language = findLanguage(request);
  });
}
