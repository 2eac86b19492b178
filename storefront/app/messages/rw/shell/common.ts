/** Messages of components that many pages share. Each other file holds the messages of one screen, so a page loads only its own. */
/** The locale of dates. `Intl` has no Kinyarwanda in browsers, so this is the one that the shop's own tables replace. */
export const locale = 'en-GB';
export const offline = 'Nta interineti ihari. Ongera ugerageze nigaruka.';
export const partNotLoaded = 'Igice cy’uru rupapuro nticyafungutse.';
export const loadAgain = 'Ongera ufungure urupapuro';
export const close = 'Funga';
export const tryAgain = 'Ongera ugerageze';
export const errorOccurred = 'Habaye ikibazo. Ongera ugerageze.';
export const withErrorPrefix = (message: string) => `Ikibazo: ${message}`;
export const home = 'Ahabanza';
export const homeTitle = (shop: string) => `${shop} Rwanda`;
export const breadcrumb = 'Aho uri';
export const stars = (rating: string) => `Inyenyeri: ${rating} kuri 5`;
export const now = 'Ubu';
export const before = 'Mbere';
/** Before the lowest of several prices. */
export const from = 'kuva kuri';
export const soldOut = 'BYASHIZE';
export const percentOff = (percent: number) => `−${percent}%`;
export const pages = 'Impapuro';
export const page = (page: number) => `Urupapuro rwa ${page}`;
export const previous = 'Inyuma';
export const next = 'Komeza';
export const quantity = 'Umubare';
export const oneFewer = 'Gabanya kimwe';
export const oneMore = 'Ongera kimwe';
export const dismiss = 'Funga';
export const notifications = 'Ubutumwa';
export const loading = 'Birafunguka';
export const scrollBack = (title: string) => `${title}: inyuma`;
export const scrollOn = (title: string) => `${title}: imbere`;
export const addToCart = 'Shyira mu gitebo';
export const addNamedToCart = (name: string) => `Shyira mu gitebo: ${name}`;
export const addedToCart = (name: string) => `Byashyizwe mu gitebo: ${name}`;
export const viewCart = 'Reba igitebo';
export const saveNamed = (name: string) => `Bika mu byo wifuza: ${name}`;
export const reviewsAfterCount = (_count: number) => ' ibitekerezo';
export const noReviewsYet = 'Nta bitekerezo biratangwa';
