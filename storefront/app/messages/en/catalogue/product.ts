/** Messages of the product page. */
export { product_not_found as productMissing } from '@uruhu/contract/messages/en/refusals';

export const productFailed = 'This product could not be loaded';
export const productGone = 'This product is no longer sold';
export const productGoneText = 'You may like similar products, or our best sellers.';
export const seeSimilar = 'See similar products';
export const previewBanner = 'Preview: shoppers do not see this page yet.';
export const noDescription = 'No description available';
export const pictures = 'Pictures';
export const picture = (number: number, total: number) => `Picture ${number} of ${total}`;
export const enlarge = (picture: string) => `Enlarge: ${picture}`;
export const option = 'Option';
export const size = 'Size';
/** The title of the options or sizes, before the chosen one. */
export const choicesTitle = (title: string) => `${title}:`;
export const soldOut = 'Sold out';
export const soldOutChoice = 'This one is sold out. Another one can be had.';
export const reviewsLink = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);
export const addToWishlist = 'Add to Wishlist';
export const removeFromWishlist = 'Remove from Wishlist';
export const added = 'Order Added Successfully';
export const cartTitle = 'Added to Your Cart';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const quantityOf = (quantity: number) => `Quantity ${quantity}`;
export const continueShopping = 'Continue Shopping';
export const errorTitle = 'Error';
export const notAdded = 'Item could not be added to the cart.';
export const close = 'Close';
export const factFreeDelivery = 'Shipped from Korea to Kigali City. Free Shipping.';
export const factDelivery = 'Shipped from Korea to Kigali City';
/** `networks`: those of mobile money for which the shop is set up. */
export function factPayment(networks: { mtn: boolean; airtel: boolean }): string {
  const names = [networks.mtn && 'MTN MoMo', networks.airtel && 'Airtel Money'].filter(Boolean).join(' or ');
  return names ? `Pay with ${names} after you order` : 'Pay after you order';
}
export const share = 'Share';
export const shareOnWhatsapp = 'WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkToCopy = 'Copy this link';
export const shareElsewhere = 'More';
export const productInfo = 'Product Info';
export const whyWeLoveIt = 'Why We Love It';
export const featuredIngredients = 'Featured Ingredients';
export const allIngredients = (count: number) => `All ingredients (${count})`;
export const specificInformation = 'Specific Information';
export const showSpecific = 'View Specific Information';
export const noSpecific = 'No specific information available.';
export const noInformation = 'No information available';
export const howToUse = 'How to Use';
export const usagePicture = (number: number) => `How to use it, picture ${number}`;
export const relatedProducts = 'Related Products';
export const noRelated = 'No related products';
