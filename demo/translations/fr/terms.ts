/** The terms of sale, as HTML. */
export const terms = `<p>Ces conditions s’appliquent à chaque commande passée dans la boutique en ligne Uruhu. Elles sont écrites pour être lues. Si une phrase n’est pas claire, demandez-nous : <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a> ou +250 788 000 000.</p>
<h2>1. Qui vous vend</h2>
<p>Le vendeur est URUHU LTD, KG 11 Ave, Kigali, Rwanda (« nous »). « Vous » êtes la personne qui passe la commande. Il faut avoir 18 ans, ou l’accord d’un parent.</p>
<h2>2. Votre compte</h2>
<p>Donnez-nous des informations exactes, surtout un numéro de téléphone qui sonne : le livreur l’utilise. Gardez votre mot de passe pour vous. Si vous pensez que quelqu’un d’autre le connaît, écrivez-nous tout de suite. Vous pouvez fermer votre compte à tout moment, dans Mon compte.</p>
<h2>3. Produits et prix</h2>
<p>Nous décrivons les produits aussi exactement que possible. Les couleurs varient d’un écran à l’autre, et les marques changent emballages et formules sans nous prévenir : c’est donc la liste imprimée sur l’emballage qui compte.</p>
<p>Les prix sont en francs rwandais et définitifs. Une remise vaut tant qu’elle est affichée. Si un prix est manifestement faux, par exemple un sérum à 25 francs, nous pouvons refuser la commande et vous rendre votre argent.</p>
<h2>4. Comment le contrat se forme</h2>
<ul>
<li>Vous passez une commande et recevez un numéro de commande. C’est votre offre.</li>
<li>Nous l’acceptons quand nous confirmons votre paiement et commençons à préparer le colis.</li>
<li>Si un article est introuvable, nous vous le disons. Vous choisissez entre attendre, un autre produit et le remboursement.</li>
</ul>
<h2>5. Paiement</h2>
<p>Vous payez d’avance, par mobile money au marchand <strong>URUHU LTD</strong>, ou par carte là où nous le proposons. Une commande qui n’est pas payée peut être annulée. Nous ne demandons jamais votre code PIN, dans aucun message ni aucun appel.</p>
<h2>6. Livraison</h2>
<p>Nous livrons à des adresses de la ville de Kigali. Comptez environ 10 à 14 jours après le paiement. C’est une estimation honnête et non une date fixe, car les vols et la douane ne dépendent pas de nous. Si 30 jours sont passés, vous pouvez renoncer à la commande et récupérer tout ce que vous avez payé pour elle.</p>
<p>Merci de rester joignable. Si deux tentatives de livraison échouent, le colis vous attend chez nous pendant 14 jours.</p>
<h2>7. Annulation, retours et défauts</h2>
<p>Une commande en attente peut être annulée : touchez Annuler la commande sur sa page. Les produits non ouverts peuvent être retournés dans les 7 jours après la livraison. Les articles défectueux, erronés ou abîmés sont remplacés ou remboursés si vous les signalez dans les 48 heures avec une photo. Pour des raisons d’hygiène, les produits ouverts et sans défaut restent chez vous.</p>
<h2>8. Avis et images</h2>
<p>Écrivez ce que vous avez constaté vous-même. Nous retirons les insultes, la publicité, les données privées d’autres personnes et les promesses médicales. Les avis critiques restent.</p>
<h2>9. Utiliser les produits en sécurité</h2>
<p>Lisez la liste des ingrédients si vous avez des allergies, testez avant d’utiliser, gardez les produits hors de portée des enfants et à l’abri du soleil. Les cosmétiques ne remplacent pas un médecin.</p>
<h2>10. Notre responsabilité</h2>
<p>Nous répondons de nos fautes. Nous ne répondons pas des dommages causés par un usage contraire au mode d’emploi, ni des retards que personne ne pouvait empêcher. Les droits que la loi rwandaise donne aux consommateurs restent intacts.</p>
<h2>11. Droit et litiges</h2>
<p>Le droit rwandais s’applique. Parlez-nous d’abord ; presque tout se règle en un appel. Sinon, les tribunaux de Kigali décident.</p>
<p>Dernière modification : 1er novembre 2026. Une commande suit toujours les conditions du jour où elle a été passée.</p>`;
