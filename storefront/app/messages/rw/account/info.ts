/** Messages of the account data and of changing the password. */

export { accountUpdated, passwordChanged } from '@uruhu/contract/messages/rw/successes';
export const notSignedIn = 'Ntabwo winjiye muri konti.';
export const updateFailed = 'Guhindura ntibyakunze.';
export const updateError = 'Habaye ikibazo mu guhindura.';

export const intro = 'Uko tukwita n’uko twakubona.';
export const fullName = 'Amazina yose';
export const email = 'Imeyili';
export const emailChange = (email: string) =>
  `Kugira ngo uyihindure, andika ijambo ry’ibanga ryawe. Twohereza linki kuri imeyili nshya; kugeza uyifunguye, winjirira kuri ${email}.`;
/** For a shop that cannot send the link. The ways to reach the shop follow. */
export const emailChangeWaits = (email: string) =>
  `Kugira ngo uyihindure, andika ijambo ry’ibanga ryawe. Kugeza imeyili nshya yemejwe, winjirira kuri ${email}.`;
export const yourPassword = 'Ijambo ry’ibanga ryawe';
export const linkSent = (email: string) => `Byabitswe. Twohereje linki kuri ${email}.`;
export const phone = 'Telefoni';
export const address = 'Aderesi';
export const optional = 'si ngombwa';
export const update = 'Bika amakuru';
export const updating = 'Birabikwa...';

export const membership = 'Ubunyamuryango';
export const memberSince = 'Umunyamuryango kuva';
export const status = 'Uko imeze';
export const verified = 'Yemejwe';
export const notVerified = 'Ntiremezwa';
export const toConfirm = 'Yemeze';
export const lastLogin = 'Uheruka kwinjira';
export const membershipType = 'Ubwoko bw’ubunyamuryango';
export const premium = 'Umunyamuryango Premium';
export const unknown = 'ntibizwi';

export const password = 'Ijambo ry’ibanga';
export const passwordIntro = 'Iyo uhisemo ijambo ry’ibanga rishya, ibindi bikoresho byose byari byinjiye birasohoka.';
export const presentPassword = 'Ijambo ry’ibanga ry’ubu';
export const changePassword = 'Hindura ijambo ry’ibanga';
export const changing = 'Birahindurwa...';
export const passwordFailed = 'Interineti yawe yacitse. Ijambo ry’ibanga ryawe ni rya rindi, keretse niba irishya ryamaze kukwinjiza.';
