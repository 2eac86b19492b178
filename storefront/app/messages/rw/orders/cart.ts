/** Messages of the cart and of the three steps from cart to order. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { cart_empty as cartEmpty, no_shipping_band as noShippingBand } from '@uruhu/contract/messages/rw/refusals';

export const steps = ['01 Igitebo', '02 Gutumiza', '03 Byatumijwe'] as const;
export const stepsLabel = 'Intambwe za komande yawe';
export const stepDone = 'byarangiye';

export const title = 'Igitebo';
export const about = 'Ibyo washyize mu gitebo cyawe, igiciro cyabyo n’amafaranga yo kubikugezaho.';
export const emptyText = 'Ibyo wongeramo bizagutegereza hano, kuri buri telefoni winjiriyeho.';
export const seeBestSellers = 'Reba ibikunzwe cyane';
export const orderPlaced = 'Komande yawe yakiriwe';
export const orderPlacedUnpaid = 'Komande yawe yakiriwe kandi itegereje kwishyurwa';
export const becameOrder = (order: string, due: string) => `Ibyari mu gitebo cyawe ubu biri muri komande ${order}. Ayo kwishyura: ${due}.`;
export const orderUnpaid = (order: string, due: string) => `Komande yawe ${order} itegereje kwishyurwa: ${due}.`;
export const payThisOrder = 'Ishyura iyi komande';
export const orderWaits = 'Ibyari mu gitebo cyawe ubu biri ku rupapuro rwayo, hamwe n’uko wayishyura.';
export const viewOrder = 'Reba komande yawe';
export const goToOrders = 'Jya kuri komande';
export const guestText = 'Injira urebe ibyo washyizemo, cyangwa ubanze urebe ibiri mu iduka.';
export const signIn = 'Injira';
export const notLoaded = 'Igitebo cyawe nticyashoboye gufunguka. Nta cyatakaye.';
export const notLoadedText = 'Mu gihe kitarafunguka, uru rupapuro nta cyo rwerekana. Ibyo wongeyemo birabitse.';

export const changesTitle = 'Igitebo cyawe cyahindutse';
export const quantityOf = (name: string) => `Umubare: ${name}`;
export const remove = 'Kuraho';
export const removeNamed = (name: string) => `Kuraho: ${name}`;
export const removedNamed = (name: string) => `Byakuwe mu gitebo cyawe: ${name}.`;
export const undo = 'Garura';
export const putBack = (name: string) => `Byagaruwe mu gitebo cyawe: ${name}.`;
export const notPutBack = (name: string, why: string) => `Ntibyashoboye kugarurwa: ${name}. ${why}`;
export const noResponse = 'Interineti yawe yacitse.';
export const removalWaits = 'Byakuweho hano. Bizabikwa interineti nigaruka.';
export const notRemoved = (why: string) => `${why} Ntibirakurwaho.`;
export const keep = 'Kigumeho';
export const removedLine = (name: string) => `${name}: byakuweho`;
export const saveToWishlist = 'Bika mu byo wifuza';
export const removeFromWishlist = 'Kura mu byo wifuza';
export const ofProduct = (action: string, name: string) => `${action}: ${name}`;
export const lineTotal = 'Byose hamwe';
export const each = (price: string) => `${price} kuri kimwe`;
export const onlyLeft = (left: number) => `Hasigaye ${left} gusa`;
export const soldOut = 'Byashize. Bikureho kugira ngo utumize ibindi.';
export const connectionDropped = 'Interineti yawe yacitse. Nta cyatakaye.';
export const waitsForConnection = 'Nta interineti ufite. Bizabikwa interineti nigaruka.';
export const removedElsewhere = (name: string) => `Ntibikiri mu gitebo cyawe: ${name}.`;
export const offline = 'Nta interineti ufite. Ibyo uhindura bizabikwa interineti nigaruka.';

export const couponMessages = {
  codeNeeded: 'Andika kode y’igabanyirizwa',
  notSignedIn: 'Ntabwo winjiye muri konti',
  failed: 'Gukoresha kode y’igabanyirizwa ntibyakunze',
  notChecked: 'Kode yawe y’igabanyirizwa ntiyashoboye kugenzurwa ubu.',
  applied: (code: string, instead_of: string | null) =>
    `Kode “${code}” yakoreshejwe neza!${instead_of === null ? '' : ` Yasimbuye “${instead_of}”.`}`,
  removed: (code: string) => `Kode “${code}” yakuweho.`,
};
export const couponCode = 'Kode y’igabanyirizwa';
export const onePerOrder = 'imwe kuri komande';
export const apply = 'Koresha';
export const applying = 'Birakorwa...';
export const yourCoupons = 'Kode zawe';
export const applyCoupon = (code: string, worth: string) => `Koresha kode ${code}, ${worth}`;
export const applyInstead = (code: string, worth: string) => `Koresha iyi kode mu mwanya w’indi: ${code}, ${worth}`;
export const instead = 'Cyangwa iyi:';
export const couponFrom = (minimum_rwf: number) => `guhera kuri ${formatRwf(minimum_rwf)}`;
export const removeCoupon = (code: string) => `Kuraho kode ${code}`;
export const clearCoupons = 'Kuraho kode';
export const couponNotApplied = 'Ntiyakoreshejwe.';
export const coupon = (code: string) => `Kode ${code}`;
export const takenOff = (amount: string) => `−${amount}`;

export const orderSummary = 'Incamake ya komande';
export const subtotal = (pieces: number) => `Ibicuruzwa (${pieces})`;
export const shipping = 'Kukugezaho';
export const inKigali = 'Mu Mujyi wa Kigali';
export const freeShipping = 'Ni ubuntu';
export const before = 'Mbere';
export const total = 'Igiteranyo';
export const updating = 'Birahindurwa...';
export const totalsNotLoaded = 'Igiteranyo ntikijyanye n’igihe. Igitebo cyawe kirabitse.';
export const loadingFees = 'Amafaranga yo kukugezaho arabarwa...';
export const feesNotLoaded = 'Amafaranga yo kukugezaho ntiyabonetse.';
const kilograms = (weight_g: number) => `ibiro ${(weight_g / 1000).toFixed(1)}`;
export const heavyText = (weight_g: number) =>
  `Igitebo cyawe gipima ${kilograms(weight_g)}. Tumiza igice cyabyo ubu, cyangwa utubaze: turashaka uko twakoherereza byose.`;
export const heavyQuestion = (weight_g: number) =>
  `Muraho, igitebo cyanjye gipima ${kilograms(weight_g)} kandi nta buryo bwo kubingezaho buhari. Mwabyohereza mute?`;
export const askUs = (byWhatsapp: boolean) => (byWhatsapp ? 'Tubaze kuri WhatsApp' : 'Tubaze');
export const feesNeedItems = 'Ongera ibicuruzwa mu gitebo cyawe kugira ngo amafaranga yo kubikugezaho abarwe.';
export const payAfter = 'Wishyura umaze kwemeza komande.';
export const proceed = 'Komeza utumize';
