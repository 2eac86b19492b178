/** Messages of deleting an account. */

export { accountDeactivated } from '@uruhu/contract/messages/rw/successes';
export const intro = 'Tubabajwe n’uko ugiye. Banza usome ibigiye kuba: ntibishobora gusubizwa uko byari biri.';
export const erasedTitle = 'Ibizasibwa';
export const erased = [
  'Izina ryawe, imeyili, telefoni na aderesi',
  'Igitebo cyawe, ibyo wifuza n’iby’uruhu rwawe',
  'Ibitekerezo byawe n’amafoto yabyo',
  'Kode zawe z’igabanyirizwa',
  'Aho winjiriye hose, kuri buri gikoresho',
];
export const staysTitle = 'Ibizaguma mu bitabo by’iduka';
export const stays = ['Komande zawe n’ibyo wazishyuyeho, nk’uko amategeko abisaba iduka. Ntizongera kukuranga zimaze kukugeraho.'];
export const dataTitle = 'Jyana amakuru yawe';
export const dataText = 'Ibyo iduka rikuziho byose, muri dosiye imwe.';
export const download = 'Manura amakuru yanjye';
export const downloading = 'Birategurwa...';
export const downloaded = 'Amakuru yawe ari mu byo wavanye kuri interineti (Downloads).';
/** `day` is of the form 2026-11-22. */
export const fileName = (shop: string, day: string) => `${shop.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-amakuru-yanjye-${day}.json`;
export const downloadFailed = 'Amakuru yawe ntiyabonetse. Ongera ugerageze.';

export const leaveTitle = 'Siba konti yawe';
export const password = 'Ijambo ry’ibanga ryawe';
export const leave = 'Siba konti yanjye';
export const confirmTitle = 'Uyifunge burundu?';
export const confirmText = 'Konti yawe irahita isibwa. Ushobora kongera kwiyandikisha, ariko nta kizagaruka.';
export const confirm = 'Yego, yisibe';
export const deactivating = 'Irafungwa...';
export const stay = 'Konti yanjye igumeho';
export const failed = 'Interineti yawe yacitse. Ongera ugerageze: niba konti yawe yamaze gusibwa, uraba wasohotse.';
