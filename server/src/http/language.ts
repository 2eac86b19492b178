/**
 * The language in which the server answers a request. Calls and pages of staff are in English, a shopper's page in the language of its path,
 * and a call in that of its parameter `lang`, or, where it has none, in that of its header Accept-Language.
 */
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER, LANGUAGES, type Language, splitPath } from '@uruhu/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isPageAddress } from './pages/plain-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly language: Language;
  }
}

const STAFF_ADDRESS = /^\/(?:api\/)?admin(?:[/?]|$)/;
/** Browsers send less. Parsing a long header would take milliseconds. */
const HEADER_LENGTH_MAX = 200;

/** In the address, because a call's schema leaves only the parameters that it declares in the parsed query. */
const PARAMETER = new RegExp(`[?&]${LANGUAGE_PARAMETER}=([a-z]{2})(?=&|$)`);
const readParameter = ({ url }: FastifyRequest): string | undefined => PARAMETER.exec(url)?.[1];

/** For requests that the router refuses before it decorates them. */
export function findLanguage(request: FastifyRequest): Language {
  if (STAFF_ADDRESS.test(request.url)) return DEFAULT_LANGUAGE;
  if (isPageAddress(request.url)) return splitPath(request.url).language;
  const named = readParameter(request);
  if (isLanguage(named)) return named;
  const header = request.headers['accept-language']?.slice(0, HEADER_LENGTH_MAX);
  // The first language of the list where the client accepts any, so a client without the header gets the default one.
  const [accepted] = header === undefined ? [] : new Negotiator({ headers: { 'accept-language': header } }).languages([...LANGUAGES]);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}

/** Finds the language when it is first needed, because most requests are answered without a sentence. */
export function addLanguages(app: FastifyInstance): void {
  const languages = new WeakMap<FastifyRequest, Language>();
  app.decorateRequest('language', {
    getter() {
      const language = languages.get(this) ?? findLanguage(this);
      languages.set(this, language);
      return language;
    },
  });
}
