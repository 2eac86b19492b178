/** Messages of paying an order: the methods, their forms, and their results. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export { payment_not_started as paymentFailed } from '@uruhu/contract/messages/en/refusals';
export { paymentSubmitted } from '@uruhu/contract/messages/en/successes';

export const orderPlaced = 'Your order is placed';
export const orderPlacedText = 'Thank you. Pay now, or later from your orders.';
export const orderNumber = 'Order number';
export const toPay = 'To pay';
export const payNow = 'Pay Now';
export const goToOrders = 'Go to Orders';

export const choosePayment = 'Choose Payment Method';
export const chooseText = (total: string) => `How would you like to pay ${total}?`;
export const method: Record<PaymentMethod, { title: string; text: string }> = {
  mobile_money: {
    title: 'Mobile Money',
    text: 'Dial a short code on your phone. No card needed.',
  },
  prompt: {
    title: 'Pay by a prompt on my phone',
    text: 'Your phone asks you to confirm. You only enter your PIN.',
  },
  card: {
    title: 'Card Payment',
    text: 'Opens a secure page in a new tab. No bank card? MTN gives you a virtual one: dial *182*2*6#.',
  },
};

/** The payment networks of each method. `networks`: those of mobile money for which the shop is set up. */
export const methodNetworks: Record<PaymentMethod, (networks: { mtn: boolean; airtel: boolean }) => string> = {
  mobile_money: ({ mtn, airtel }) => [mtn && 'MTN MoMo', airtel && 'Airtel Money'].filter(Boolean).join(', '),
  prompt: () => 'MTN MoMo',
  card: () => 'Visa, Mastercard',
};

export const partCame = (paid: string) => `${paid} have come. This is the rest.`;
export const payBefore = (when: string) => `Please pay before ${when}, Kigali time. After that the order is cancelled.`;
export const step1 = 'Open your phone keypad.';
export const step2 = 'Dial this code.';
export const step2Dial = 'Dial this code, or tap Dial now.';
export const step3 = (merchant: string) => ['Check that the name is ', merchant, ', then enter your PIN.'] as const;
export const noPrompt = 'Your phone does not ask for the PIN? Dial *182*7*1# to see what waits for your yes.';
export const amount = 'Amount';
export const merchantName = 'Merchant name';
export const copyCode = 'Copy the code';
export const copied = 'Code copied.';
export const notCopied = 'The code is selected: copy it with your keyboard or by holding it.';
export const dialNow = 'Dial now';
export const otherNetworks = 'Paying from Airtel or another network';
export const qrOf = (code: string) => `QR code that dials ${code}`;
export const qrText = 'Or scan this with the camera of your Android phone: it fills in the code.';
export const backToMethods = 'Back to Payment Methods';
export const otherWays = 'Other ways to pay';
export const continueToOrders = 'Continue to Orders';
export const noCode = 'The payment code could not be loaded. Please contact support: we will help you to pay.';

export const iHavePaid = 'I have paid';
export const iHavePaidText = 'Tell us how to find your payment. We check each one by hand.';
export const paidFrom = 'Phone that paid';
export const paidFromHint = 'change it if another paid';
export const transactionId = 'Transaction ID';
export const transactionHint = 'from the SMS';
export const transactionHelp = 'It is in the SMS that confirms your payment, after “TxId”, “Transaction Id” or “TID”.';
/** `id`: as typed. */
export const unusualId = (id: string) =>
  `“${id}” is shorter than the ids that MTN and Airtel send. Please compare it with the SMS. If it is right, send it all the same.`;
export const sendAnyway = 'Send it all the same';
export const sendPaid = 'Send';
export const sendingPaid = 'Sending...';
export const notReached = 'We could not be reached. Send it again: we keep it once, however often it comes.';
export const correct = 'Is something not right? Correct it';
export const correctText = 'What you send now takes the place of what you sent before.';
export const backToCode = 'Back to the code';

export const checkingTitle = 'We are checking your payment';
export const checkingText = 'Our staff look for it by hand, most often within an hour between 08:00 and 20:00. You need not do anything.';
export const checkingNext = 'Once we have found it the order shows as paid, and we pack it. If we cannot find it we tell you why.';
export const checkingUntil = (when: string) =>
  `We keep your order until ${when}, Kigali time. If we have not found the payment by then the order is cancelled, and money we find later goes back to you.`;
export const checkingLate = 'This order was cancelled: once we have found the money we send it back. If we cannot find it we tell you why.';
export const rejectedTitle = 'We could not find your payment';
export const rejectedText =
  'Please check the number and the transaction ID, and send them again. If the money has left your phone, do not pay again:';
export const sendAgain = 'Send them again';
export const notSentYet = 'Have you not paid yet? Pay by this code. If the money has left your phone, do not dial again.';
export const contactUs = 'contact us';

export const openingPage = 'Opening the payment page…';
export const pageOpen = 'The payment page is open in another tab. Pay there, then come back here.';
export const pageBlocked = 'Your browser did not open the payment page. Open it here:';
export const openPage = 'Open the payment page';
export const openPageAgain = 'Open the payment page again';
export const waitingForCard = 'Waiting to hear of your payment…';
export const cardFailed = 'The payment did not go through. No money was taken for this order.';
export const cardElsewhere = 'Paying by card was begun anew in another place. Pay there, or open the page here.';
export const tryAgain = 'Try again';
export const notHeard = 'We have not heard of the payment yet. If you have paid, nothing is lost: the order shows it as soon as we know.';
export const checkAgain = 'Check again';

export const yourNumber = 'MTN number';
export const yourNumberHint = 'its phone will ask';
export const askPhone = 'Send the prompt';
export const askingPhone = 'Sending...';
export const confirmOnPhone = 'Please confirm the payment on your phone';
export const confirmText = (phone: string, total: string) => `We asked ${phone} for ${total}. Enter your PIN there.`;
export const promptFailed = 'The payment was not confirmed.';
export const promptFailedBecause = (reason: string) => `The payment was not confirmed: ${reason}`;
export const promptSlow =
  'We have not heard from your network yet. Please do not pay again until you know: the order shows it as soon as we do.';

export const paidTitle = 'Payment Successful!';
export const paidText = 'Murakoze. We have your money and begin to pack your order.';
export const cancelledTitle = 'This order was cancelled';
export const cancelledText = 'There is nothing to pay any more. If money of yours reaches us all the same, we send it back.';
export const paidAllTheSame = 'Have you paid for it all the same?';
export const paidAllTheSameText = 'Then nothing is lost: tell us, and we look for your money and send it back.';
export const underWay = (when: string) =>
  `A card payment was begun on ${when}. If you closed the page, you have not paid: pay here at once. If you finished it, it shows here soon.`;
export const askAgainFrom = (time: string) => `No question on the phone? From ${time} you can send another prompt.`;
export const wrongNumber = 'Wrong number? Correct it';
export const promptUnanswered = (phone: string) =>
  `No answer has come from ${phone}. You can send another prompt, or pay another way. If that phone still asks, say no there.`;
export const promptMayAsk = (phone: string) => `If ${phone} still asks for the PIN of the prompt, say no there: please do not pay twice.`;
export const cardFrom = (time: string) => `If no answer comes, you can pay by card from ${time}.`;
export const promptUnderWay = (phone: string, total: string) =>
  `We have asked ${phone} for ${total}, and do not know the answer yet. If you say yes there, this order shows as paid by itself: please do not pay twice. Pay another way only if you have said no.`;
export const nothingToPay = 'Thank you. There is nothing left to pay.';
