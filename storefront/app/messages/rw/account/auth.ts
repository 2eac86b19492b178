/** Messages of signing in and signing up. */

export { internal_error as somethingWrong } from '@uruhu/contract/messages/rw/refusals';
export { signedIn, signedUp } from '@uruhu/contract/messages/rw/successes';
export const failed = 'Habaye ikibazo. Ongera ugerageze.';
export const pendingItemAdded = 'Ibyo wahisemo biri mu gitebo cyawe.';
export const signInFailed = 'Kwinjira ntibyakunze.';

export const signIn = 'Injira';
export const signInAbout = 'Injira muri konti yawe uhahe, wishyure kandi ukurikirane komande zawe.';
export const signInIntro = 'Igitebo cyawe, komande zawe na aderesi zawe biri aho wabisize.';
export const signInToAddToCart = 'Injira, ibyo wahisemo bijye mu gitebo cyawe.';
export const signInToReview = 'Injira kugira ngo wandike igitekerezo cyawe.';
export const signInToMarkHelpful = 'Injira kugira ngo uvuge ko igitekerezo cyagufashije.';
export const signInToSaveProduct = 'Injira kugira ngo ubike ibyo wifuza.';
export const sessionExpired = 'Wasohotse muri konti. Ongera winjire ukomereze aho wari ugeze.';
export const markedHelpful = 'Murakoze! Wavuze ko iki gitekerezo cyagufashije.';
export const signingIn = 'Urinjira...';
export const username = 'Izina ukoresha';
export const usernameOrEmail = 'cyangwa imeyili';
export const password = 'Ijambo ry’ibanga';
export const showTyped = 'Erekana ibyo nanditse';
export const hideTyped = 'Hisha ibyo nanditse';
export const saveId = 'Bika izina';
export const keepSignedIn = 'Ngumishe muri konti';
export const forgot = 'Wibagiwe ijambo ry’ibanga?';
export const newHere = 'Uri mushya hano?';
export const createAccount = 'Fungura konti';
export const needsScripts = 'Iyi fomu ikeneye JavaScript. Yemere muri porogaramu ukoresha kuri interineti, wongere ufungure urupapuro.';

export const signUp = 'Fungura konti yawe';
export const signUpAbout = 'Fungura konti: bifata umunota umwe, kandi igitebo cyawe kigutegereza kuri buri telefoni winjiriyeho.';
export const signUpIntro = 'Umunota umwe gusa, igitebo cyawe kikagutegereza kuri buri telefoni winjiriyeho.';
export const signUpButton = 'Fungura konti';
export const signingUp = 'Konti yawe irafungurwa...';
export const fullName = 'Amazina yose';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const phoneHint = 'kugira ngo tukugezeho komande';
export const address = 'Aderesi';
export const optional = 'si ngombwa';
export const promise = 'Impano y’ubuntu no kugabanyirizwa 5% kuri komande ya mbere';
export const promiseText =
  'Buri muntu abihabwa rimwe: nimero ya telefoni cyangwa imeyili yigeze kubihabwa ntiyongera. Kode igutegereje muri konti yawe no mu gitebo cyawe, kandi ikora umaze kwemeza imeyili yawe.';
/** Follows the promise in a shop that cannot send the link. */
export const promiseWaits = 'Ubu ntidushobora kukoherereza linki yo kubikora: twandikire.';
export const haveAccount = 'Usanzwe ufite konti?';
export const goingToSignIn = 'Turakujyana aho winjirira.';
export const signInNow = 'Injira nonaha';
export const signedUpMail = (email: string) =>
  `Twohereje linki kuri ${email}. Yifungure igihe ushakiye: ubwo amakuru ya komande zawe azajya akugeraho kuri imeyili.`;
