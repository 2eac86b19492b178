/** Messages of the footer. */
export const myOrders = 'My Orders';
export const aboutUs = 'About Us';
export const termsAndPolicies = 'Terms & Policies';
export const bestSellers = 'Best Sellers';
export const newArrivals = 'New Arrivals';
export const brandsAtoZ = 'Brands A to Z';
export const faqs = 'FAQs';
export const contactUs = 'Contact us';
export const chatOnWhatsApp = 'Chat on WhatsApp';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const legalNotice = 'Legal notice';
export const refunds = 'Refunds';
export const intro = 'Korean skin care, chosen for Rwandan skin and Kigali sun. Shipped from Korea to Kigali.';
export const waysToPay = 'Ways to pay and to deliver';
/** The names of the logos in art/pay-marks.svg, in its order. */
export const logoNames = ['MTN MoMo', 'Airtel Money', 'Visa', 'Mastercard', 'Kigali moto delivery'];
export const followUs = 'Follow us';
export const rights = (shop: string) => `© ${shop}, Kigali. Prices in Rwandan francs.`;
export const cartLabel = 'Cart';
export const social = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};
