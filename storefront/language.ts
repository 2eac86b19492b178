/** The language of this build or development server. tools/build.mjs builds each language. */
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@uruhu/contract/languages';

const chosenLanguage = process.env.STOREFRONT_LANGUAGE || DEFAULT_LANGUAGE;
if (!isLanguage(chosenLanguage)) throw new Error(`STOREFRONT_LANGUAGE must be one of ${LANGUAGES.join(', ')}, and is ${chosenLanguage}`);

export const LANGUAGE = chosenLanguage;
