/** Messages of the beauty profile. */

export { profileSaved } from '@uruhu/contract/messages/rw/successes';
export const intro =
  'Tubwire iby’uruhu rwawe, uko ubyifuza. Ni byo bituma tuguhitiramo ibikubereye, kandi byuzuza ibyo gushungura ku rutonde ukanze rimwe gusa.';
export const privacy = 'Nta wundi ubibona. Ushobora kubisiba igihe cyose.';
export const skinType = 'Ubwoko bw’uruhu';
export const preferNotToSay = 'Sinshaka kubivuga';
export const skinTypes: Record<string, string> = {
  Dry: 'Rwumye',
  Oily: 'Rugira amavuta',
  Sensitive: 'Rworoshye',
  'Combination&Normal': 'Ruvanze cyangwa rusanzwe',
};
export const concerns = 'Ibibazo by’uruhu';
export const several = 'hitamo ibyo ushaka byose';
export const avoided = 'Ibyo nirinda';
export const avoidedText = 'Ibicuruzwa birimo kimwe muri ibi ntibigaragara iyo ukoresheje iby’uruhu rwawe ku rutonde.';
export const freeFrom = 'Amoko y’ibigize igicuruzwa';
export const ingredients = 'Ibigize igicuruzwa';
export const search = 'Shakisha ikigize igicuruzwa';
export const noneFound = (query: string) => `Nta kintu hano cyitwa “${query}”.`;
export const found = (count: number) => `Ibyabonetse: ${count}`;
export const save = 'Bika iby’uruhu rwanjye';
export const saving = 'Birabikwa...';
export const clear = 'Siba byose';
export const unsaved = 'Ntibirabikwa.';
export const failed = 'Iby’uruhu rwawe ntibyashoboye gufunguka.';
export const notSaved = 'Interineti yawe yacitse. Ibyo wahisemo biracyahari: ongera ugerageze.';
