/** Messages of the checkout. */

export { address_needed as addressNeeded, phone_needed as phoneNeeded } from '@uruhu/contract/messages/rw/refusals';
export { addressSaved, phoneUpdated } from '@uruhu/contract/messages/rw/successes';

export const title = 'Gutumiza';
export const about = 'Vuga aho komande yawe ijya n’uwo duhamagara, hanyuma uyemeze.';
export const yourItems = 'Ibyo utumiza';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const changeCart = 'Hindura igitebo';
export const continueShopping = 'Komeza guhaha';

export const contact = 'Uko twakubona';
export const primaryPhone = 'Telefoni ya mbere';
export const primaryHint = 'ni ngombwa, ni yo umumotari ahamagara';
export const secondaryPhone = 'Telefoni ya kabiri';
export const optional = 'si ngombwa';
export const saveContact = 'Bika telefoni';
export const complete = 'byuzuye';
export const edit = 'Hindura';

export const shippingInformation = 'Aho tubikugezaho';
export const deliverTo = 'Bigezwe kuri';
export const newAddress = 'Indi aderesi';
export const street = 'Umuhanda n’inzu';
export const streetHint = 'ni ngombwa: inzu, ikimenyetso';
export const city = 'Umujyi';
export const country = 'Igihugu';
export const postalCode = 'Kode y’iposita';
export const saveAddress = 'Bika aderesi';
export const saving = 'Birabikwa...';

export const shippingFees = 'Amafaranga yo kukugezaho';
export const placeOrder = 'Emeza komande';
export const placingOrder = 'Komande iremezwa...';
export const priceChanged = (total: string) => `Ubu igiteranyo cyose ni ${total}. Banza ukirebe, wongere wemeze komande yawe.`;
export const connectionDropped = 'Interineti yawe yacitse. Nta cyatakaye.';
export const tryAgainSafely = 'Ongera wemeze komande: ntishobora gutumizwa kabiri.';
export const placedBefore = 'Iyi komande yamaze gutumizwa. Ibyo wahinduye nyuma ntibyatumijwe.';
export const checkingCoupon = 'Kode yawe y’igabanyirizwa iragenzurwa. Ongera ugerageze mu kanya.';
export const yourCoupon = 'Kode yawe';
export const placeWithout = (total: string) => `Tumiza utayikoresheje, ${total}`;
export const checkingOrder = 'Turareba niba twakiriye komande yawe...';
