/** The API in the language of this build. */
import { type ClientOptions, createClient } from '@uruhu/contract/client';
import { LANGUAGE } from '#language';
import * as messages from '#messages/shell/network';

export const createShopClient = (options: Omit<ClientOptions, 'messages' | 'language'>) =>
  createClient({ messages, language: LANGUAGE, ...options });
