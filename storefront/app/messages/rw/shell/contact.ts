/** Messages of the contact form. */
import { fields } from '@uruhu/contract/messages/rw/fields';

export { messageSent } from '@uruhu/contract/messages/rw/successes';
export const failed = 'Kohereza ubutumwa ntibyakunze. Ongera ugerageze.';
export const network = 'Interineti ntiyakunze. Reba ko ikora, wongere ugerageze.';
export const fillAll = fields.contact_fields_missing;
export const empty = 'Aha ntiharuzuzwa.';

export const title = 'Twandikire';
export const about = 'Andikira iduka, urihamagare cyangwa uganire na ryo: ku bya komande, igicuruzwa cyangwa uruhu rwawe.';
export const intro = 'Ku bya komande, igicuruzwa cyangwa uruhu rwawe: umuntu uri i Kigali arabisoma akagusubiza.';
export const formTitle = 'Andika ubutumwa';
export const name = 'Izina';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const message = 'Ubutumwa';
export const count = (count: number, max: number) => `Inyuguti: ${count.toLocaleString('en')} kuri ${max.toLocaleString('en')}`;
export const website = 'Aha ntuhuzuze';
export const send = 'Ohereza ubutumwa';
export const sending = 'Biroherezwa...';
export const writeAnother = 'Andika ubundi butumwa';
export const infoTitle = 'Aho wadusanga';
export const chat = 'WhatsApp';
export const chatNow = 'Tuganire kuri WhatsApp';
export const address = 'Aderesi';
export const quicker = 'Ahari byakwihuta';
export const faqs = 'Ibibazo bikunze kubazwa';
export const track = 'Kurikirana komande yawe';
