/** Messages of the address book. */

export { addressDeleted as removed, addressSaved } from '@uruhu/contract/messages/rw/successes';
export const autoSaved = 'Aderesi yahise ibikwa!';
export const autoSaveFailed = 'Aderesi ntiyashoboye guhita ibikwa';

export const intro = 'Aho komande zawe zijya. Aderesi y’ibanze ni yo ihita ihitwamo iyo utumiza.';
export const isDefault = 'Iy’ibanze';
export const makeDefault = 'Yigire iy’ibanze';
export const makeDefaultOf = (place: string) => `Yigire iy’ibanze: ${place}`;
export const madeDefault = 'Iyi ni yo aderesi yawe y’ibanze ubu.';
export const edit = 'Hindura';
export const editOf = (place: string) => `Hindura: ${place}`;
export const remove = 'Kuraho';
export const removeOf = (place: string) => `Kuraho: ${place}`;
export const add = 'Ongeraho aderesi';
export const newTitle = 'Aderesi nshya';
export const editTitle = 'Hindura aderesi';

export const street = 'Umuhanda n’inzu';
export const streetHint = 'inzu, umuhanda, ikimenyetso';
export const city = 'Umujyi';
export const country = 'Igihugu';
export const postalCode = 'Kode y’iposita';
export const save = 'Bika aderesi';
export const done = 'Funga';

export const autoSaves = 'Yibika ubwayo hashize amasegonda 5 urekeye kwandika.';
export const typed = 'Ntirabikwa';
export const saving = 'Birabikwa...';
export const saved = 'Byabitswe';
export const notSaved = 'Ntibyabitswe. Ibyo wanditse bibitse kuri iki gikoresho.';
export const notSavedBlank = 'Ntibyabitswe: aderesi ikeneye umuhanda, inzu cyangwa ikimenyetso cy’aho utuye.';
export const restored = 'Dore ibyo wari wanditse. Ntibirabikwa.';
export const retry = 'Ongera ugerageze';
export const streetNeeded = 'Andika umuhanda n’inzu utuyemo';

export const empty = 'Nta aderesi irashyirwamo';
export const emptyText = 'Tubwire aho komande zawe zijya: inzu, umuhanda cyangwa ikimenyetso cy’aho utuye i Kigali.';
export const removeTitle = 'Ukureho iyi aderesi?';
export const removeText = 'Komande ziri mu nzira zigumana aderesi zatumijwe zifite.';
export const keep = 'Igumeho';
export const removing = 'Irakurwaho...';
export const removedElsewhere = 'Iyi aderesi yakuriweho ahandi. Niwongera kugerageza, ibyo wanditse birabikwa nk’aderesi nshya.';
