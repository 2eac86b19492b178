/** The refund policy, as HTML. */
export const refund = `<p>Il arrive qu’une commande ne se passe pas comme prévu, ou que vous changiez d’avis. Voici ce qui se passe alors. En bref : avant l’emballage, vous pouvez annuler librement ; après la livraison, les produits non ouverts peuvent revenir dans les 7 jours ; et ce qui arrive cassé ou n’est pas le bon article est notre affaire, pas la vôtre.</p>
<h2>Vous annulez avant l’emballage</h2>
<p>Tant que votre commande est <strong>en attente</strong>, touchez Annuler la commande sur sa page. Si vous aviez déjà payé, la totalité vous est rendue. Une fois le statut <em>en préparation</em>, nous avons acheté les produits en Corée ; écrivez-nous tout de suite et nous vous dirons honnêtement ce qui peut encore être arrêté.</p>
<h2>Le produit est cassé, fuit ou n’est pas le bon</h2>
<ol>
<li>Ne jetez rien, pas même la boîte.</li>
<li>Prenez une photo du produit, de la boîte et de l’étiquette du colis.</li>
<li>Envoyez-la sur WhatsApp ou par e-mail dans les <strong>48 heures</strong> après la livraison, avec votre numéro de commande.</li>
</ol>
<p>Vous choisissez : le même produit à nouveau, dès qu’il est ici, ou votre argent. Nous payons le trajet dans les deux sens.</p>
<h2>Ce n’est pas pour vous</h2>
<p>Prévenez-nous dans les <strong>7 jours</strong> après la livraison. Le produit ne doit pas avoir été ouvert ; il doit être propre, avec son scellé et sa boîte. Apportez-le à notre adresse à Kigali, ou faites-le apporter par un livreur à vos frais. Après vérification, nous remboursons ce que vous avez payé pour lui.</p>
<p>Ne peuvent pas être retournés, sauf défaut :</p>
<ul>
<li>les produits ouverts ou au scellé rompu, car personne d’autre ne peut les utiliser ;</li>
<li>les masques en tissu à l’unité et les échantillons ;</li>
<li>les coffrets dont une partie manque.</li>
</ul>
<h2>Votre peau ne l’aime pas</h2>
<p>Une réaction peut survenir avec un produit tout à fait bon. Arrêtez de l’utiliser, rincez à l’eau, et consultez un médecin si cela ne se calme pas. Écrivez-nous ce qui s’est passé et quand. Un produit ouvert et sans défaut n’est pas remboursé, mais nous vous aidons à trouver quel ingrédient a pu être en cause et quoi choisir à la place.</p>
<h2>Le colis n’est jamais arrivé</h2>
<p>Si 30 jours sont passés depuis votre paiement et que le colis n’est pas là, vous pouvez continuer à attendre ou renoncer. Si vous renoncez, tout ce que vous avez payé pour cette commande vous est rendu.</p>
<h2>Comment l’argent vous est rendu</h2>
<p>Par le moyen avec lequel vous avez payé : sur le numéro de mobile money, ou sur la carte.</p>
<p>Nous lançons le remboursement dans les 5 jours ouvrés environ après notre accord ou la vérification des produits retournés. La commande affiche alors « Remboursé ».</p>
<p>Dernière modification : 1er novembre 2026.</p>`;
