/** Messages of the footer. */
export const myOrders = 'Mes commandes';
export const aboutUs = 'Qui sommes-nous';
export const termsAndPolicies = 'Conditions et politiques';
export const bestSellers = 'Meilleures ventes';
export const newArrivals = 'Nouveautés';
export const brandsAtoZ = 'Marques de A à Z';
export const faqs = 'Questions fréquentes';
export const contactUs = 'Nous contacter';
export const chatOnWhatsApp = 'Discuter sur WhatsApp';
export const terms = 'Conditions';
export const privacy = 'Confidentialité';
export const legalNotice = 'Mentions légales';
export const refunds = 'Remboursements';
export const intro = 'Les soins coréens, choisis pour les peaux rwandaises et le soleil de Kigali. Expédiés de Corée à Kigali.';
export const waysToPay = 'Paiement et livraison';
/** The names of the logos in art/pay-marks.svg, in its order. */
export const logoNames = ['MTN MoMo', 'Airtel Money', 'Visa', 'Mastercard', 'Livraison à moto à Kigali'];
export const followUs = 'Suivez-nous';
export const rights = (shop: string) => `© ${shop}, Kigali. Prix en francs rwandais.`;
export const cartLabel = 'Panier';
export const social = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};
