/** The legal notice, as HTML. */
export const legal = `<h2>Qui tient cette boutique</h2>
<p><strong>URUHU LTD</strong><br>KG 11 Ave, Kigali, Rwanda<br>Téléphone : +250 788 000 000<br>E-mail : <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a></p>
<p>Les numéros d’enregistrement et d’identification fiscale de la société sont donnés sur demande.</p>
<h2>Ce qu’est cette boutique</h2>
<p>Uruhu vend des cosmétiques et des soins fabriqués en Corée aux personnes qui vivent au Rwanda. Les cosmétiques prennent soin d’une peau et de cheveux sains. Ce ne sont pas des médicaments, et rien sur ces pages n’est un avis médical. Si un produit vous est recommandé ici, c’est pour ses ingrédients, et non parce que quelqu’un a examiné votre peau.</p>
<h2>Noms de marques</h2>
<p>Les noms de marques et de produits appartiennent à leurs propriétaires. Nous les utilisons pour dire ce que nous vendons. Uruhu est une boutique indépendante : sauf mention contraire sur une page, elle n’est ni gérée, ni approuvée, ni payée par une marque. Les logos des marques ne sont pas montrés, et les images des emballages sont nos propres dessins, qui peuvent différer en détail du véritable emballage.</p>
<h2>Textes et images</h2>
<p>Les textes, les dessins, les motifs et le logiciel de cette boutique sont protégés par le droit d’auteur. Vous pouvez mettre un lien vers n’importe quelle page, et citer une phrase avec sa source. Pour en utiliser davantage, veuillez d’abord nous demander. Si vous publiez ici un avis ou une image, ils restent les vôtres ; vous nous permettez de les montrer dans la boutique et de les raccourcir sans en changer le sens.</p>
<h2>L’exactitude de nos pages</h2>
<p>Nous vérifions avec soin les descriptions, les listes d’ingrédients et les prix, mais des erreurs arrivent, et les formules changent. La liste imprimée sur votre emballage fait toujours foi. Si vous trouvez une erreur, écrivez-nous et nous la corrigerons.</p>
<h2>Liens vers d’autres pages</h2>
<p>Certains liens mènent hors de cette boutique, par exemple vers WhatsApp ou des réseaux sociaux. Nous les avons choisis de bonne foi mais n’avons aucune influence sur ces pages ; leurs éditeurs en sont responsables.</p>
<h2>Signaler un problème</h2>
<p>Si une page, un avis ou une image porte atteinte à vos droits, donnez-nous son adresse et la raison. Nous examinons chaque signalement et y répondons. Si vous pensez qu’un produit est dangereux ou contrefait, cessez de l’utiliser, gardez l’emballage et contactez-nous aussitôt, avec une photo du numéro de lot.</p>
<h2>Réclamations</h2>
<p>Veuillez commencer par nous : un message avec votre numéro de commande arrive à une personne qui peut décider. Les questions de consommation peuvent aussi être portées devant les autorités compétentes au Rwanda. La loi de la République du Rwanda s’applique.</p>
<p>Dernière modification : 1er novembre 2026.</p>`;
