/** The API in the language of this build. */
import { type ClientOptions, createClient } from '@uruhu/contract/client';
import { LANGUAGE, PATH_PREFIX } from '#language';
import * as messages from '#messages/shell/network';

export const createShopClient = (options: Omit<ClientOptions, 'messages' | 'language'>) =>
  createClient({ messages, ...(PATH_PREFIX && { language: LANGUAGE }), ...options });
