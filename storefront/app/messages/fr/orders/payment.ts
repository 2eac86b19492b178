/** Messages of paying an order: the methods, their forms, and their results. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export { payment_not_started as paymentFailed } from '@uruhu/contract/messages/fr/refusals';
export { paymentSubmitted } from '@uruhu/contract/messages/fr/successes';

export const orderPlaced = 'Votre commande est enregistrée';
export const orderPlacedText = 'Merci. Payez maintenant, ou plus tard depuis vos commandes.';
export const orderNumber = 'Numéro de commande';
export const toPay = 'À payer';
export const payNow = 'Payer';
export const goToOrders = 'Voir mes commandes';

export const choosePayment = 'Choisir le moyen de paiement';
export const chooseText = (total: string) => `Comment souhaitez-vous payer ${total.replace(' ', ' ')} ?`;
export const method: Record<PaymentMethod, { title: string; text: string }> = {
  mobile_money: {
    title: 'Mobile Money',
    text: 'Composez un code court sur votre téléphone. Sans carte.',
  },
  prompt: {
    title: 'Confirmer sur mon téléphone',
    text: 'Votre téléphone vous demande de confirmer. Vous ne saisissez que votre code PIN.',
  },
  card: {
    title: 'Carte bancaire',
    text: 'Ouvre une page sécurisée dans un nouvel onglet. Pas de carte bancaire ? MTN vous en donne une virtuelle : composez le *182*2*6#.',
  },
};

/** The payment networks of each method. `networks`: those of mobile money for which the shop is set up. */
export const methodNetworks: Record<PaymentMethod, (networks: { mtn: boolean; airtel: boolean }) => string> = {
  mobile_money: ({ mtn, airtel }) => [mtn && 'MTN MoMo', airtel && 'Airtel Money'].filter(Boolean).join(', '),
  prompt: () => 'MTN MoMo',
  card: () => 'Visa, Mastercard',
};

export const partCame = (paid: string) => `${paid} sont arrivés. Voici le reste.`;
export const payBefore = (when: string) => `Veuillez payer avant le ${when}, heure de Kigali. Passé ce délai, la commande est annulée.`;
export const step1 = 'Ouvrez le clavier de votre téléphone.';
export const step2 = 'Composez ce code.';
export const step2Dial = 'Composez ce code, ou touchez Composer.';
export const step3 = (merchant: string) => ['Vérifiez que le nom est ', merchant, ', puis saisissez votre code PIN.'] as const;
export const noPrompt = 'Votre téléphone ne demande pas le code PIN ? Composez le *182*7*1# pour voir ce qui attend votre accord.';
export const amount = 'Montant';
export const merchantName = 'Nom du marchand';
export const copyCode = 'Copier le code';
export const copied = 'Code copié.';
export const notCopied = 'Le code est sélectionné : copiez-le avec votre clavier ou par un appui long.';
export const dialNow = 'Composer';
export const otherNetworks = 'Payer depuis Airtel ou un autre réseau';
export const qrOf = (code: string) => `Code QR qui compose ${code}`;
export const qrText = 'Ou scannez ceci avec l’appareil photo de votre téléphone Android : le code s’y inscrit.';
export const backToMethods = 'Retour aux moyens de paiement';
export const otherWays = 'Autres moyens de payer';
export const continueToOrders = 'Voir mes commandes';
export const noCode = 'Le code de paiement n’a pas pu être chargé. Veuillez nous contacter : nous vous aiderons à payer.';

export const iHavePaid = 'J’ai payé';
export const iHavePaidText = 'Dites-nous comment trouver votre paiement. Nous vérifions chaque paiement à la main.';
export const paidFrom = 'Téléphone qui a payé';
export const paidFromHint = 'à modifier si un autre numéro a payé';
export const transactionId = 'Numéro de transaction';
export const transactionHint = 'dans le SMS';
export const transactionHelp = 'Il se trouve dans le SMS qui confirme votre paiement, après « TxId », « Transaction Id » ou « TID ».';
/** `id`: as typed. */
export const unusualId = (id: string) =>
  `« ${id} » est plus court que les numéros envoyés par MTN et Airtel. Veuillez comparer avec le SMS. Si c’est juste, envoyez-le quand même.`;
export const sendAnyway = 'Envoyer quand même';
export const sendPaid = 'Envoyer';
export const sendingPaid = 'Envoi…';
export const notReached = 'Impossible de nous joindre. Renvoyez : nous l’enregistrons une seule fois, quel que soit le nombre d’envois.';
export const correct = 'Une erreur ? Corriger';
export const correctText = 'Ce que vous envoyez maintenant remplace ce que vous avez envoyé avant.';
export const backToCode = 'Retour au code';

export const checkingTitle = 'Nous vérifions votre paiement';
export const checkingText =
  'Notre équipe le cherche à la main, le plus souvent en moins d’une heure entre 8 h et 20 h. Vous n’avez rien à faire.';
export const checkingNext =
  'Une fois le paiement trouvé, la commande s’affiche comme payée et nous l’emballons. Si nous ne le trouvons pas, nous vous disons pourquoi.';
export const checkingUntil = (when: string) =>
  `Nous gardons votre commande jusqu’au ${when}, heure de Kigali. Si nous n’avons pas trouvé le paiement d’ici là, la commande est annulée, et l’argent retrouvé plus tard vous est rendu.`;
export const checkingLate =
  'Cette commande a été annulée : une fois l’argent trouvé, nous vous le rendons. Si nous ne le trouvons pas, nous vous disons pourquoi.';
export const rejectedTitle = 'Nous n’avons pas trouvé votre paiement';
export const rejectedText =
  'Veuillez vérifier le numéro de téléphone et le numéro de transaction, puis les renvoyer. Si l’argent a quitté votre téléphone, ne payez pas à nouveau :';
export const sendAgain = 'Les renvoyer';
export const notSentYet =
  'Vous n’avez pas encore payé ? Payez avec ce code. Si l’argent a quitté votre téléphone, ne composez pas à nouveau.';
export const contactUs = 'contactez-nous';

export const openingPage = 'Ouverture de la page de paiement…';
export const pageOpen = 'La page de paiement est ouverte dans un autre onglet. Payez là-bas, puis revenez ici.';
export const pageBlocked = 'Votre navigateur n’a pas ouvert la page de paiement. Ouvrez-la ici :';
export const openPage = 'Ouvrir la page de paiement';
export const openPageAgain = 'Rouvrir la page de paiement';
export const waitingForCard = 'Nous attendons des nouvelles de votre paiement…';
export const cardFailed = 'Le paiement n’a pas abouti. Aucun argent n’a été prélevé pour cette commande.';
export const cardElsewhere = 'Le paiement par carte a été recommencé ailleurs. Payez là-bas, ou ouvrez la page ici.';
export const tryAgain = 'Réessayer';
export const notHeard =
  'Nous n’avons pas encore de nouvelles du paiement. Si vous avez payé, rien n’est perdu : la commande l’affichera dès que nous le saurons.';
export const checkAgain = 'Vérifier à nouveau';

export const yourNumber = 'Numéro MTN';
export const yourNumberHint = 'il recevra la demande';
export const askPhone = 'Envoyer la demande';
export const askingPhone = 'Envoi…';
export const confirmOnPhone = 'Veuillez confirmer le paiement sur votre téléphone';
export const confirmText = (phone: string, total: string) =>
  `Nous avons demandé ${total} au ${phone}. Saisissez votre code PIN sur ce téléphone.`;
export const promptFailed = 'Le paiement n’a pas été confirmé.';
export const promptFailedBecause = (reason: string) => `Le paiement n’a pas été confirmé : ${reason}`;
export const promptSlow =
  'Nous n’avons pas encore de nouvelles de votre opérateur. Veuillez ne pas payer à nouveau avant de savoir : la commande l’affichera dès que nous le saurons.';

export const paidTitle = 'Paiement réussi !';
export const paidText = 'Murakoze. Nous avons reçu votre argent et commençons à emballer votre commande.';
export const cancelledTitle = 'Cette commande a été annulée';
export const cancelledText = 'Il n’y a plus rien à payer. Si de l’argent de votre part nous parvient malgré tout, nous vous le rendons.';
export const paidAllTheSame = 'Vous l’avez payée malgré tout ?';
export const paidAllTheSameText = 'Alors rien n’est perdu : dites-le-nous, nous chercherons votre argent et vous le rendrons.';
export const underWay = (when: string) =>
  `Un paiement par carte a été commencé le ${when}. Si vous avez fermé la page, vous n’avez pas payé : payez ici tout de suite. Si vous l’avez terminé, il s’affichera bientôt ici.`;
export const askAgainFrom = (time: string) =>
  `Pas de question sur le téléphone ? À partir de ${time}, vous pourrez envoyer une autre demande.`;
export const wrongNumber = 'Mauvais numéro ? Corriger';
export const promptUnanswered = (phone: string) =>
  `Aucune réponse n’est venue du ${phone}. Vous pouvez envoyer une autre demande, ou payer autrement. Si ce téléphone pose encore la question, refusez.`;
export const promptMayAsk = (phone: string) =>
  `Si le ${phone} demande encore le code PIN pour ce paiement, refusez : veuillez ne pas payer deux fois.`;
export const cardFrom = (time: string) => `Si aucune réponse n’arrive, vous pourrez payer par carte à partir de ${time}.`;
export const promptUnderWay = (phone: string, total: string) =>
  `Nous avons demandé ${total} au ${phone}, et ne connaissons pas encore la réponse. Si vous y acceptez, cette commande s’affichera d’elle-même comme payée : veuillez ne pas payer deux fois. Ne payez autrement que si vous avez refusé.`;
export const nothingToPay = 'Merci. Il ne reste rien à payer.';
