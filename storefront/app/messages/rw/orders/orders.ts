/** Messages of orders: the list, one order, its status, its payment, tracking. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import type { Stage } from '@uruhu/contract/rules/order-timeline';

export { order_not_found as orderMissing } from '@uruhu/contract/messages/rw/refusals';

export const title = 'Komande zanjye';
export const about = 'Komande zawe: igiciro cyazo, niba zishyuwe n’aho zigeze.';
export const empty = 'Nta komande ufite.';
export const emptyText = 'Nutumiza, uzakurikirana komande yawe hano kuva muri Koreya kugeza ku rugo rwawe.';
export const filterByStatus = 'Komande ukurikije aho zigeze';
export const allOrders = 'Zose';
export const noneOfStatus = (status: OrderStatus) => `${statusLabels[status]}: ubu nta komande ihari.`;
export const startShopping = 'Tangira guhaha';

export const orderId = 'Nimero ya komande';
export const date = 'Itariki';
export const status = 'Aho igeze';
export const total = 'Igiteranyo';
export const paidSoFar = 'Ayamaze kwishyurwa';
export const leftToPay = 'Ayasigaye kwishyurwa';
export const leftToPayOf = (amount: string) => `Ayasigaye kwishyurwa: ${amount}`;
export const before = 'Mbere';
export const paymentStatus = 'Ubwishyu';
export const products = 'Ibicuruzwa';
export const productCount = (count: number) => `Ibicuruzwa: ${count}`;
export const action = 'Igikorwa';
export const payNow = 'Ishyura';
export const payNowFor = (id: string) => `Ishyura, komande ${id}`;
export const viewDetails = 'Reba komande';
export const viewDetailsOf = (id: string) => `Reba komande ${id}`;

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Itegereje',
  preparing: 'Irategurwa',
  in_transit: 'Iri mu nzira',
  delivered: 'Yagejejwe',
  cancelled: 'Yahagaritswe',
};
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  Paid: 'Yishyuwe',
  Unpaid: 'Ntirishyurwa',
  Refunded: 'Amafaranga yasubijwe',
};
export const checkingPayment = 'Ubwishyu buragenzurwa';
export const partlyPaid = 'Yishyuwe igice';
export const paymentNotFound = 'Ubwishyu ntibwabonetse';
export const seeWhy = 'Reba impamvu';
export const seeWhyOf = (id: string) => `Reba impamvu ubwishyu butabonetse, komande ${id}`;

export const orderTitle = (shortId: string) => `Komande ${shortId}`;
export const orderAbout = 'Komande imwe: ibicuruzwa byayo, igiteranyo cyayo n’aho igeze.';
export const placedOn = (when: string) => `Yatumijwe ${when}`;
export const fullNumber = 'Nimero yose';
export const notFound = 'Komande ntiyabonetse.';
export const notFoundText = 'Yishake muri komande zawe, cyangwa uyikurikirane ukoresheje nimero yayo.';

export const summary = 'Incamake';
export const subtotal = (pieces: number) => `Ibicuruzwa (${pieces})`;
export const shipping = 'Kukugezaho';
export const freeShipping = 'Ni ubuntu';
export const itemsOrdered = 'Ibyatumijwe';
export const writeReview = 'Tanga igitekerezo';
export const writeReviewOf = (name: string) => `Tanga igitekerezo kuri ${name}`;
export const reviewAfterDelivery = 'Uzatanga igitekerezo umaze kubibona.';
export const reviewNotCancelled = 'Iyi komande yahagaritswe.';
export const changeReview = 'Hindura igitekerezo';
export const changeReviewOf = (name: string) => `Hindura igitekerezo cyawe kuri ${name}`;
export const noItems = 'Nta bicuruzwa byabonetse muri iyi komande.';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const deliveryInformation = 'Aho bigezwa';
export const notProvided = 'Ntibyatanzwe';
export const openTracking = 'Fungura urupapuro rwo kuyikurikirana';

export const shippingProgress = 'Aho komande igeze';
export const noProgress = 'Nta makuru y’aho igeze araboneka.';
export const stageTitle: Record<Stage, string> = {
  pending: 'Komande yakiriwe',
  packaging: 'Irapakirwa',
  shipping: 'Iri mu nzira iva muri Koreya',
  arrived: 'Yageze i Kigali',
  delivering: 'Irimo kukugezwaho',
  delivered: 'Yagejejwe',
  cancelled: 'Yahagaritswe',
};
export const stageMessage: Record<Stage, string> = {
  pending: 'Komande yawe yakiriwe kandi yiteguye gutunganywa',
  packaging: 'Komande yawe irapakirwa kandi irategurirwa koherezwa aho ifatirwa itwarwa',
  shipping: 'Komande yawe iri mu nzira iva muri Koreya ijya i Kigali mu Rwanda',
  arrived: 'Komande yawe yageze i Kigali kandi iragenzurwa. Itegure ko tuguhamagara vuba',
  delivering: 'Komande yawe iri mu nzira, irimo kugezwa kuri aderesi yawe',
  delivered: 'Komande yawe yakugejejweho neza! Murakoze guhaha natwe.',
  cancelled: 'Komande yawe yahagaritswe. Niba utari ubyiteze,',
};
/** The sentences that the first stage of an unpaid order adds. */
export const waitsForPayment = 'Itegereje ubwishyu bwawe.';
export const waitsForRest = 'Itegereje ko wishyura ayasigaye.';
export const waitsForCheck = 'Turatangira tukimara kubona ubwishyu bwawe.';
/** For visitors of the tracking page other than the order's owner, who do not learn whether a payment was rejected. */
export const waitsForConfirmation = 'Turatangira ubwishyu bwayo bumaze kwemezwa.';
/** The link that ends the message of a cancelled order. */
export const contactUs = 'twandikire';
export const stageLater = 'ntibiragerwaho';

export const paymentInstructions = 'Uko wishyura';
export const helpWith = (order_id: string) => `Muraho, nkeneye ubufasha kuri komande yanjye ${order_id}.`;
export const needHelp = 'Ukeneye ubufasha? Twandikire';

export const trackTitle = 'Kurikirana komande';
export const trackAbout = 'Reba aho komande igeze ukoresheje nimero yayo. Si ngombwa kwinjira muri konti.';
export const trackIntro = 'Andika nimero ya komande yawe, cyangwa linki iyikurikirana. Si ngombwa kwinjira muri konti.';
export const trackHint = 'inyuguti 8 za mbere, cyangwa zose';
export const track = 'Kurikirana';
export const tracking = 'Birashakishwa...';
export const idNeeded = 'Andika nimero ya komande';
export const openOrder = 'Fungura komande yawe';
export const trackFailed = 'Habaye ikibazo mu gukurikirana komande yawe. Ongera ugerageze.';
