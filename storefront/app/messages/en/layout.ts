/** Words around every page: announcements, header, menus, footer, floating buttons. */
export const skip = 'Skip to content';
export const announcements = 'Announcements';
export const previousAnnouncement = 'Previous announcement';
export const nextAnnouncement = 'Next announcement';
export const homeLink = (shop: string) => `${shop}, home`;
export const searchLabel = 'Search products and brands';
export const searchPlaceholder = 'Search serum, sunscreen, brand';
export const search = 'Search';
export const trackOrder = 'Track Order';
export const help = 'Help';
export const signIn = 'Sign in';
export const myAccount = 'My Account';
export const myOrders = 'My Orders';
export const cart = (items: number) => (items === 1 ? 'Cart, 1 item' : `Cart, ${items} items`);
export const cartWord = 'Cart';
export const wishlist = 'Wishlist';
export const shopNav = 'Shop';
export const openMenu = 'Open menu';
export const allProducts = 'All Products';
export const categories = 'Categories';
export const best = 'Best';
export const newWord = 'New';
export const sale = 'Sale';
export const brands = 'Brands';
export const showMore = (name: string) => `Show what is in ${name}`;
export const aboutUs = 'About Us';
export const termsAndPolicies = 'Terms & Policies';
export const bestSellers = 'Best Sellers';
export const newArrivals = 'New Arrivals';
export const brandsAtoZ = 'Brands A to Z';
export const faqs = 'FAQs';
export const chatOnWhatsApp = 'Chat on WhatsApp';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const legalNotice = 'Legal notice';
export const intro = 'Korean skin care, chosen for Rwandan skin and Kigali sun. Shipped from Korea to Kigali.';
export const waysToPay = 'Ways to pay and to deliver';
export const payments = ['MTN MoMo', 'Airtel Money'];
export const carrier = 'Kigali moto delivery';
export const followUs = 'Follow us';
export const social = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};
export const rights = (shop: string) => `© ${shop}, Kigali. Prices in Rwandan francs.`;
export const chat = 'Chat with us on WhatsApp';
export const shortcuts = 'Shortcuts';
export const toTop = 'Scroll to top';
export const isLoading = (shop: string) => `${shop} is loading...`;
export const loading = 'Loading';
export const unexpected = 'Unexpected Application Error!';
export const unexpectedText = 'Something broke on our side. Your cart and your orders are safe.';
export const connectionLost = 'Your connection dropped';
export const connectionLostText = 'Nothing was lost. Try again when the connection is back.';
export const notFound = 'Page not found';
export const notFoundText = 'The address may be old or mistyped. Everything in the shop is one search away.';
export const goHome = 'Back to home';
