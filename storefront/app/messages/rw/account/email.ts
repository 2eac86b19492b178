/** Messages of confirming an e-mail address and of undoing its change. */

export { email_already_confirmed as emailAlreadyConfirmed } from '@uruhu/contract/messages/rw/refusals';
export { emailConfirmed, emailLinkSent } from '@uruhu/contract/messages/rw/successes';
export const noResponse = 'Nta interineti ufite, cyangwa ntitwabonetse. Nta cyatakaye: ongera ugerageze.';

export const confirmForm = {
  title: 'Emeza aderesi yawe ya imeyili',
  intro: 'Kanda rimwe gusa, amakuru ya komande zawe ajye akugeraho kuri imeyili.',
  label: 'Emeza imeyili yanjye',
  working: 'Biremezwa...',
};
/** In place of the form's intro in a shop that cannot send news. */
export const confirmWithoutNews = 'Kanda rimwe gusa, imeyili yawe ibe yemejwe.';
export const confirmAbout = 'Emeza aderesi yawe ya imeyili ukoresheje linki twakoherereje.';
export const newsComes = (email: string) => `Guhera ubu amakuru ya komande zawe azajya aza kuri ${email}.`;
export const couponReady = (worth: string) => `Ubu ufite ${worth}: kode igutegereje muri konti yawe no mu gitebo cyawe.`;
export const goShopping = 'Jya mu iduka';
export const myAccount = 'Konti yanjye';

export const linkIncomplete = 'Hari igice cya linki kibura';
export const otherLink =
  'Fungura linki yo muri imeyili yacu iheruka. Niba ushaka indi, injira, hanyuma ukande “Ongera wohereze linki” muri konti yawe.';
export const otherLinkSignedIn =
  'Fungura linki yo muri imeyili yacu iheruka. Niba ushaka indi, jya muri konti yawe, ukande “Ongera wohereze linki”.';
export const nothingToDo = (email: string) => `Amakuru ya komande zawe aza kuri ${email}. Nta kindi usabwa gukora.`;
export const nothingMore = 'Nta kindi usabwa gukora.';
export const takenText = 'Konti yawe igumana imeyili isanganywe. Ushobora kuhandika indi.';
export const signIn = 'Injira';
export const toAccount = 'Jya muri konti yanjye';

export const undoForm = {
  title: 'Aderesi ya imeyili ya konti yawe yahinduwe',
  intro:
    'Ni wowe wayihinduye? Niba ari wowe, nta cyo usabwa gukora hano. Niba atari wowe, yisubize uko yari iri: ibikoresho byose birasohoka muri konti, hanyuma uhitemo ijambo ry’ibanga rishya.',
  label: 'Yisubize uko yari',
  working: 'Irasubizwa...',
};
export const undoAbout = 'Subiza aderesi ya imeyili ya konti yawe uko yari iri.';
export const undone = 'Imeyili yawe ya mbere yagarutse';
export const undoneText = 'Ubu hitamo ijambo ry’ibanga rishya, kugira ngo uwayihinduye atongera kwinjira.';
export const newPassword = 'Hitamo ijambo ry’ibanga rishya';
export const undoLinkInvalidText = 'Niba hari undi wahinduye imeyili yawe, twandikire: umuntu arabisoma akagufasha.';
export const contactUs = 'Twandikire';

export const noteTitle = 'Emeza aderesi yawe ya imeyili';
export const noteText = (email: string) =>
  ['Twohereje linki kuri ', email, '. Yifungure, amakuru ya komande zawe ajye akugeraho kuri imeyili.'] as const;
export const sendAgain = 'Ongera wohereze linki';
export const sending = 'Biroherezwa...';
export const lookAmongSpam = 'Hashize iminota nta imeyili ubonye? Reba no muri spam.';
export const againIn = (seconds: number) => `Twakongera kuyohereza mu masegonda ${seconds}.`;
export const pendingTitle = 'Imeyili yawe nshya itegereje kwemezwa';
export const pendingText = (pending: string, email: string) =>
  ['Twohereje linki kuri ', pending, '. Kugeza uyifunguye, winjirira kuri ', email, '.'] as const;
export const sendPendingAgain = 'Ongera wohereze';
export const keepOld = 'Gumana imeyili ya mbere';
export const keeping = 'Bisubizwa uko byari...';

export const toConfirm = 'Yemeze';
export const couponWaits = 'Ikora umaze kwemeza imeyili yawe.';
export const orderNews = (email: string) =>
  ['Urashaka amakuru y’iyi komande kuri imeyili? Fungura linki twohereje kuri ', email, '.'] as const;
export const noMail = 'Nta imeyili ubonye?';
export const picturesWait = (email: string) =>
  ['Ushobora kongeraho amafoto umaze kwemeza imeyili yawe: fungura linki twohereje kuri ', email, '. Ibyo wandika biguma hano.'] as const;
