/** Messages of the open sessions and the sign-in history. */

export { sessionEnded } from '@uruhu/contract/messages/rw/successes';
export const intro = 'Hari igikoresho utazi? Gisohore, uhindure n’ijambo ry’ibanga ryawe.';
export const changePassword = 'Hindura ijambo ry’ibanga';
export const openTitle = 'Ibikoresho byinjiye ubu';
export const thisDevice = 'Iki gikoresho';
/** A browser that a maker of phones installs, under a name that few know. */
export const makersBrowser = 'Browser';
export const device = (browser: string | null, system: string | null) => {
  if (browser && system) return `${browser} kuri ${system}`;
  return browser ?? system ?? 'Igikoresho kitavuga icyo ari cyo';
};
export const since = (when: string) => `kuva ku wa ${when}`;
export const from = (address: string) => `umuyoboro ${address}`;
export const end = 'Gisohore';
export const endOf = (device: string, when: string) => `Gisohore: ${device}, cyinjiye ${when}`;
export const endOtherSessions = 'Sohora ibindi bikoresho byose';
export const onlyHere = 'Winjiye kuri iki gikoresho cyonyine.';
export const sessionsFailed = 'Ibikoresho byawe ntibyashoboye gufunguka.';

export const historyTitle = 'Abinjiye';
export const historyIntro = 'Igihe cyose ijambo ry’ibanga ryawe ryanditswe, ari ryo cyangwa atari ryo.';
export const succeeded = 'Yinjiye';
export const failed = 'Ijambo ry’ibanga ritari ryo';
export const historyFailed = 'Urutonde rw’abinjiye ntirwashoboye gufunguka.';
export const none = 'Nta kintu kiri kuri uru rupapuro.';
