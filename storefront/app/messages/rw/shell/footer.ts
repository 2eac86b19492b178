/** Messages of the footer. */
export const myOrders = 'Komande zanjye';
export const aboutUs = 'Abo turi bo';
export const termsAndPolicies = 'Amabwiriza na politiki';
export const bestSellers = 'Ibikunzwe cyane';
export const newArrivals = 'Ibishya';
export const brandsAtoZ = 'Ibirango, A kugeza Z';
export const faqs = 'Ibibazo';
export const contactUs = 'Twandikire';
export const chatOnWhatsApp = 'Tuganire kuri WhatsApp';
export const terms = 'Amabwiriza';
export const privacy = 'Amakuru bwite';
export const legalNotice = 'Itangazo ry’amategeko';
export const refunds = 'Gusubizwa amafaranga';
export const intro =
  'Ibyo kwita ku ruhu byo muri Koreya, byatoranyirijwe uruhu rw’Abanyarwanda n’izuba ry’i Kigali. Biva muri Koreya bikaza i Kigali.';
export const waysToPay = 'Uko wishyura n’uko bikugeraho';
/** The names of the logos in art/pay-marks.svg, in its order. */
export const logoNames = ['MTN MoMo', 'Airtel Money', 'Visa', 'Mastercard', 'Kugezwaho na moto i Kigali'];
export const followUs = 'Dukurikire';
export const rights = (shop: string) => `© ${shop}, Kigali. Ibiciro biri mu mafaranga y’u Rwanda.`;
export const cartLabel = 'Igitebo';
export const social = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};
