/** Messages of the product page. */
export { product_not_found as productMissing } from '@uruhu/contract/messages/rw/refusals';

export const productFailed = 'Iki gicuruzwa nticyashoboye gufunguka';
export const productGone = 'Iki gicuruzwa ntikikigurishwa';
export const productGoneText = 'Ushobora gukunda ibindi bisa na cyo, cyangwa ibikunzwe cyane.';
export const seeSimilar = 'Reba ibindi bisa na cyo';
export const previewBanner = 'Igerageza: abaguzi ntibarabona uru rupapuro.';
export const noDescription = 'Nta bisobanuro bihari';
export const pictures = 'Amafoto';
export const picture = (number: number, total: number) => `Ifoto ya ${number} kuri ${total}`;
export const enlarge = (picture: string) => `Yongere ingano: ${picture}`;
export const option = 'Ubwoko';
export const size = 'Ingano';
/** The title of the options or sizes, before the chosen one. */
export const choicesTitle = (title: string) => `${title}:`;
export const soldOut = 'Byashize';
export const soldOutChoice = 'Ubu bwoko bwashize. Hari ubundi buboneka.';
export const reviewsLink = (count: number) => `Ibitekerezo: ${count}`;
export const addToWishlist = 'Bika mu byo wifuza';
export const removeFromWishlist = 'Kura mu byo wifuza';
export const added = 'Byongewemo neza';
export const cartTitle = 'Byashyizwe mu gitebo cyawe';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const quantityOf = (quantity: number) => `Umubare: ${quantity}`;
export const continueShopping = 'Komeza guhaha';
export const errorTitle = 'Ikibazo';
export const notAdded = 'Igicuruzwa nticyashoboye gushyirwa mu gitebo.';
export const close = 'Funga';
export const factFreeDelivery = 'Biva muri Koreya bikagera mu Mujyi wa Kigali. Kukugezaho ni ubuntu.';
export const factDelivery = 'Biva muri Koreya bikagera mu Mujyi wa Kigali';
/** `networks`: those of mobile money for which the shop is set up. */
export function factPayment(networks: { mtn: boolean; airtel: boolean }): string {
  const names = [networks.mtn && 'MTN MoMo', networks.airtel && 'Airtel Money'].filter(Boolean).join(' cyangwa ');
  return names ? `Ishyura na ${names} umaze gutumiza` : 'Ishyura umaze gutumiza';
}
export const share = 'Sangiza';
export const shareOnWhatsapp = 'WhatsApp';
export const copyLink = 'Kopera linki';
export const linkCopied = 'Linki yakopewe';
export const linkToCopy = 'Kopera iyi linki';
export const shareElsewhere = 'Ahandi';
export const productInfo = 'Amakuru y’igicuruzwa';
export const whyWeLoveIt = 'Impamvu tugikunda';
export const featuredIngredients = 'Iby’ingenzi bikigize';
export const allIngredients = (count: number) => `Ibikigize byose (${count})`;
export const specificInformation = 'Amakuru arambuye';
export const showSpecific = 'Reba amakuru arambuye';
export const noSpecific = 'Nta makuru arambuye ahari.';
export const noInformation = 'Nta makuru ahari';
export const howToUse = 'Uko gikoreshwa';
export const usagePicture = (number: number) => `Uko gikoreshwa, ifoto ya ${number}`;
export const relatedProducts = 'Ibindi bisa na cyo';
export const noRelated = 'Nta bindi bisa na cyo';
