/** Messages of choosing a password and of requesting a reset. */

export { internal_error as somethingWrong, reset_link_invalid as resetLinkInvalid } from '@uruhu/contract/messages/rw/refusals';
export { passwordReset, resetLinkSent } from '@uruhu/contract/messages/rw/successes';
export const failed = 'Habaye ikibazo. Ongera ugerageze.';

export const strength = 'Imbaraga z’ijambo ry’ibanga:';
export const strengths = { weak: 'Nke.', fair: 'Ziraringaniye.', good: 'Ni nziza.', strong: 'Nyinshi.' };
export const strengthAdvice = {
  weak: 'Amagambo atatu cyangwa ane akomera kurushaho.',
  fair: 'Irirerire ryakurinda kurushaho.',
  good: 'Biragoye kurikeka.',
  strong: 'Biragoye cyane kurikeka.',
};
export const strengthHint = 'Biragoye gukeka amagambo make akurikiranye.';
export const lengthHint = (min: number) => `Nibura inyuguti ${min}`;

export const forgotTitle = 'Wibagiwe ijambo ry’ibanga?';
export const forgotAbout = 'Saba linki yo guhitamo ijambo ry’ibanga rishya.';
export const forgotIntro = 'Tubwire imeyili ya konti yawe. Turakoherereza linki yo guhitamo ijambo ry’ibanga rishya.';
export const email = 'Imeyili';
export const askForLink = 'Nyoherereza linki';
export const asking = 'Biroherezwa...';
export const checkEmail = 'Reba imeyili yawe: urasangamo uko uhindura ijambo ry’ibanga.';
export const sentTo = (email: string) => `Niba ${email} ifite konti hano, imeyili iri mu nzira.`;
export const linkIsGood = 'Linki ikora rimwe, mu gihe cy’isaha imwe. Hashize iminota nta imeyili ubonye? Reba no muri spam.';
export const askAgain = 'Ongera uyohereze';
export const askAgainIn = (seconds: number) => `Twakongera kuyohereza mu masegonda ${seconds}.`;
export const otherEmail = 'Koresha indi imeyili';
export const backToSignIn = 'Subira aho binjirira';
export const remembered = 'Waryibutse?';

export const resetTitle = 'Hitamo ijambo ry’ibanga rishya';
export const resetAbout = 'Hitamo ijambo ry’ibanga rishya ukoresheje linki twakoherereje.';
export const resetIntro = 'Nirimara kubikwa, ibikoresho byose byinjiye bikoresheje irya kera birasohoka.';
export const newPassword = 'Ijambo ry’ibanga rishya';
export const newPasswordAgain = 'Ongera uryandike';
export const save = 'Bika ijambo ry’ibanga';
export const saving = 'Birabikwa...';
export const signInWithIt = 'Injira ukoresheje ijambo ry’ibanga rishya.';
export const linkWorksOnce = 'Linki zo muri imeyili zacu zikora rimwe, mu gihe cy’isaha imwe. Saba indi: bifata umunota umwe.';
export const askForNewLink = 'Saba linki nshya';
