import type { Faq } from '../../content/faqs.ts';

/** Questions are plain text, answers are HTML, in the order of the English ones. */
export const faqs: Faq[] = [
  {
    question: 'Comment payer par mobile money ?',
    answer: `<p>Validez d’abord votre commande, puis :</p>
<ol>
<li>Touchez <strong>Payer</strong> et choisissez <strong>Mobile Money</strong>, MTN MoMo ou Airtel Money.</li>
<li>Un code USSD, notre nom de marchand et le montant exact s’affichent. Touchez le code pour le composer, ou copiez-le dans votre téléphone.</li>
<li>Vérifiez que votre téléphone affiche <strong>URUHU LTD</strong> avant de saisir votre code PIN.</li>
<li>Gardez le message avec le numéro de transaction jusqu’à ce que votre commande affiche « Payé ».</li>
</ol>
<p>Nous vérifions chaque paiement à la main. Votre commande affiche « Payé » dès que nous avons trouvé le vôtre.</p>`,
  },
  {
    question: 'J’ai payé par mobile money, mais ma commande affiche toujours « Non payé ». Mon argent est-il perdu ?',
    answer: `<p>Non. C’est une personne qui confirme les paiements par mobile money, et cela prend un peu de temps. Si cela dure plus d’une demi-journée ouvrée, envoyez-nous sur WhatsApp votre numéro de commande et le numéro de transaction de votre message.</p>
<p>Si le nom sur votre message n’est pas <strong>URUHU LTD</strong>, ou si le montant est différent, écrivez-nous sur WhatsApp avec une photo du message. Ne nous envoyez jamais votre code PIN ; nous ne vous le demanderons pas.</p>`,
  },
  {
    question: 'Puis-je payer à l’arrivée du colis ?',
    answer: `<p>Pas pour le moment. Nous achetons vos produits en Corée une fois votre commande payée : le paiement vient donc d’abord, par mobile money.</p>`,
  },
  {
    question: 'Combien de temps prend la livraison ?',
    answer: `<p>Environ <strong>10 à 14 jours</strong>, du paiement à votre porte. L’essentiel de ce temps, c’est le trajet de la Corée à Kigali.</p>
<p>Les jours fériés en Corée ou au Rwanda, et la douane, peuvent ajouter quelques jours. Commandez deux semaines avant le jour où vous en avez besoin, trois si ce jour est un mariage.</p>`,
  },
  {
    question: 'Combien coûte la livraison, et où livrez-vous ?',
    answer: `<p>La livraison dans <strong>la ville de Kigali est offerte</strong> en ce moment. Vous le voyez au moment de la commande, avant de la valider.</p>
<p>Nous livrons uniquement dans la ville de Kigali. Si vous habitez ailleurs, donnez l’adresse d’une personne à Kigali qui peut recevoir le colis pour vous, et indiquez son numéro comme deuxième téléphone.</p>`,
  },
  {
    question: 'Où est ma commande ?',
    answer: `<p>Ouvrez <a href="/track-order">Suivi de commande</a> et saisissez votre numéro de commande ; vous n’avez pas besoin de compte pour cela. Une fois la connexion faite, vous trouvez la même chose dans <a href="/orders">Mes commandes</a>.</p>
<p>Les étapes sont : commande reçue, emballage, en route depuis la Corée, arrivée à Kigali, en cours de livraison, livrée. Un colis reste souvent « en route » pendant une semaine sans changement. C’est l’avion et la douane, pas une erreur.</p>`,
  },
  {
    question: 'Puis-je annuler ou modifier ma commande ?',
    answer: `<p>Tant que son statut est <strong>en attente</strong>, oui : ouvrez-la dans <a href="/orders">Mes commandes</a> et touchez Annuler la commande. Pour changer un article ou l’adresse, annulez-la, touchez Racheter et commandez à nouveau.</p>
<p>Une fois que nous l’emballons, écrivez-nous tout de suite et nous verrons ce qui est possible.</p>`,
  },
  {
    question: 'Puis-je retourner un produit ?',
    answer: `<p>Les produits non ouverts, oui : prévenez-nous dans les <strong>7 jours</strong> après la livraison et gardez le scellé intact. Un soin ou un maquillage ouvert ne peut pas aller sur le visage de quelqu’un d’autre ; nous ne le reprenons donc que s’il est défectueux ou abîmé, ou si ce n’est pas le bon.</p>
<p>Quelque chose est cassé, ou ce n’est pas ce que vous avez commandé ? Envoyez une photo sur WhatsApp dans les <strong>48 heures</strong>. Le texte complet est dans nos <a href="/terms">conditions</a>.</p>`,
  },
  {
    question: 'Vos produits sont-ils authentiques ?',
    answer: `<p>Oui. Ils sont achetés en Corée auprès des marques ou de leurs distributeurs et arrivent dans leur propre boîte, souvent avec un texte uniquement en coréen.</p>
<p>Les marques changent leurs emballages de temps en temps : une nouvelle boîte peut donc être différente de la précédente. En cas de doute, envoyez-nous une photo du numéro de lot avant d’ouvrir le produit.</p>`,
  },
  {
    question: 'Comment lire les dates sur un emballage coréen ?',
    answer: `<p>Les dates s’écrivent année, mois, jour.</p>
<ul>
<li><strong>제조</strong> ou <strong>MFG</strong> : le jour de fabrication.</li>
<li><strong>까지</strong> ou <strong>EXP</strong> : à utiliser jusqu’à ce jour.</li>
<li>Un petit pot ouvert avec <strong>12M</strong> : à finir dans les 12 mois après l’ouverture.</li>
</ul>
<p>Chaque page de produit indique la durée après ouverture dans Informations détaillées.</p>`,
  },
  {
    question: 'Quels produits conviennent à ma peau ?',
    answer: `<p>Commencez par trois : un nettoyant doux, un hydratant et une protection solaire. Ajoutez un seul nouveau produit à la fois et laissez-lui deux à quatre semaines.</p>
<p>Chaque page de produit nomme les types de peau et les besoins pour lesquels il est fait. En cas de doute, dites-nous sur WhatsApp ce que vous utilisez maintenant et ce qui vous gêne ; une photo à la lumière du jour aide. Pour des plaies, une éruption soudaine ou une acné douloureuse, veuillez consulter un dermatologue.</p>`,
  },
  {
    question: 'Comment tester un nouveau produit ?',
    answer: `<p>Mettez-en un peu derrière une oreille ou au pli du coude, deux soirs de suite. Attendez un jour. Ni démangeaison, ni chaleur, ni rougeur : utilisez-le sur la moitié du visage le troisième soir, puis sur tout le visage.</p>
<p>Avec les acides, le rétinal ou la vitamine C, commencez par deux soirs par semaine, et mettez une protection solaire le matin.</p>`,
  },
  {
    question: 'Vendez-vous des produits qui éclaircissent la peau ?',
    answer: `<p>Non. « Éclat » sur nos pages veut dire un teint uniforme et moins terne, pas une peau plus claire. Nous ne vendons rien qui contienne de l’hydroquinone, du mercure ou des stéroïdes.</p>`,
  },
  {
    question: 'Ai-je besoin d’un compte ?',
    answer: `<p>Pour regarder, lire les avis et suivre une commande, non. Pour remplir un panier et passer commande, oui : il suffit d’un identifiant, de votre nom, d’un e-mail et d’un numéro de téléphone.</p>`,
  },
  {
    question: 'Que reçoit-on à l’inscription ?',
    answer: `<p>Un <strong>code promo de 5 %</strong>, et un <strong>cadeau</strong> qui accompagne la première commande. Une seule fois par personne : un numéro de téléphone ou un e-mail qui en a bénéficié n’en reçoit pas de second.</p>
<p>Le code arrive avec l’e-mail de bienvenue et vous attend dans votre compte et dans votre panier pendant 90 jours. Il fonctionne une fois votre e-mail confirmé.</p>`,
  },
  {
    question: 'Un produit est épuisé. Quand revient-il ?',
    answer: `<p>La plupart des produits sont commandés pour vous en Corée et ne s’épuisent jamais. Quelques-uns se trouvent à Kigali en nombre compté ; quand le dernier est vendu, la page le dit.</p>
<p>Demandez-nous sur WhatsApp quand il revient, ou ce qui lui ressemble.</p>`,
  },
  {
    question: 'Pourquoi le prix a-t-il changé dans mon panier ?',
    answer: `<p>Le panier affiche toujours le prix du jour, même si une remise a commencé ou pris fin depuis que vous avez ajouté le produit, et il vous dit quand quelque chose a changé. Ce que vous voyez en validant la commande est ce que vous payez.</p>`,
  },
];
