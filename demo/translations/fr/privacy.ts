/** The privacy policy, as HTML. It follows Rwanda's Law No 058/2021 relating to the protection of personal data and privacy. */
export const privacy = `<p>Cette page dit quelles données nous gardons sur vous, pourquoi, pendant combien de temps, et ce que vous pouvez exiger de nous. Elle suit la loi rwandaise n° 058/2021 du 13/10/2021 relative à la protection des données à caractère personnel et de la vie privée.</p>
<h2>Qui est responsable</h2>
<p>URUHU LTD, KG 11 Ave, Kigali, est responsable du traitement des données. Questions sur les données : <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a>, avec le mot « confidentialité » dans l’objet, ou +250 788 000 000.</p>
<h2>Ce que nous gardons, et pourquoi</h2>
<ul>
<li><strong>Compte :</strong> identifiant, nom, e-mail, téléphone, et votre adresse si vous en donnez une. Sans eux, nous ne pouvons pas savoir à qui est la commande. Votre mot de passe n’est conservé que sous la forme d’une valeur à partir de laquelle on ne peut pas le retrouver.</li>
<li><strong>Commandes :</strong> ce que vous avez acheté, l’adresse de livraison et les numéros de téléphone pour le livreur, les prix, les paiements et les étapes de la livraison. C’est ainsi que nous remplissons notre contrat avec vous et tenons la comptabilité exigée par la loi.</li>
<li><strong>Paiements :</strong> pour le mobile money, le numéro avec lequel vous avez payé et le numéro de transaction, si vous nous les donnez. Nous ne voyons jamais votre code PIN.</li>
<li><strong>Messages :</strong> ce que vous nous écrivez, et les images que vous y joignez.</li>
<li><strong>Sécurité :</strong> quand et avec quel type d’appareil votre compte a été utilisé, pour qu’un abus se remarque.</li>
</ul>
<p>Quand une recherche ne trouve rien, nous comptons ses mots pendant six mois, sans garder qui a cherché, pour apprendre ce qui manque à la boutique. Les mots qui ressemblent à un e-mail ou à un numéro de téléphone ne sont pas comptés.</p>
<p>Nous n’achetons pas de données sur vous et ne vendons pas les vôtres. Aucun ordinateur ne décide seul de quoi que ce soit d’important à votre sujet.</p>
<h2>Sur votre appareil</h2>
<p>La boutique enregistre dans votre navigateur que votre session est ouverte, votre identifiant si vous le demandez, et ce que vous avez saisi dans un formulaire pas encore envoyé. Cela reste sur votre appareil, ne sert qu’à la boutique, et disparaît quand vous effacez les données du navigateur. Nous n’utilisons aucun traceur publicitaire.</p>
<h2>Qui d’autre voit des données</h2>
<ul>
<li>Notre livreur : nom, adresse et téléphone du colis.</li>
<li>Nos fournisseurs et transporteurs en Corée : ce que la douane demande pour le colis.</li>
<li>Votre opérateur de mobile money, pour le paiement.</li>
<li>Ceux qui font tourner nos serveurs et envoient nos e-mails, tenus par contrat de n’utiliser les données pour rien d’autre.</li>
<li>Les autorités, lorsqu’une loi ou un tribunal nous y oblige.</li>
</ul>
<p>Lorsque des données quittent le Rwanda, c’est seulement dans les limites de la loi et avec la protection qu’elle exige.</p>
<h2>Combien de temps</h2>
<p>Les données du compte, jusqu’à ce que vous le fermiez. Les commandes et les paiements, pendant les dix ans où les livres doivent être gardés, même après la fermeture du compte, alors sans votre nom une fois les commandes arrivées. Les messages, pendant deux ans. Les données de sécurité, pendant six mois.</p>
<h2>Vos droits</h2>
<p>Vous pouvez nous demander :</p>
<ul>
<li>de voir vos données et d’en recevoir une copie, aussi sous une forme qu’un autre service peut lire ;</li>
<li>de corriger ce qui est faux ;</li>
<li>d’effacer ce que nous n’avons pas à garder ;</li>
<li>d’arrêter ou de limiter une utilisation à laquelle vous vous opposez ;</li>
<li>de retirer un consentement, aussi facilement que vous l’avez donné.</li>
</ul>
<p>Cela ne coûte rien. Nous répondons dans les 30 jours. Écrivez-nous par e-mail ou sur WhatsApp, depuis l’adresse ou le numéro que connaît votre compte. Si notre réponse ne vous satisfait pas, vous pouvez déposer une plainte auprès de l’autorité de contrôle, la National Cyber Security Authority du Rwanda, par son Data Protection and Privacy Office.</p>
<p>Vous pouvez faire presque tout vous-même. Votre compte montre ce que nous savons de vous et vous permet de le corriger ; vous pouvez tout télécharger en un seul fichier ; et vous pouvez fermer le compte. Vos nom, e-mail, téléphone, adresse, favoris, profil et avis sont alors effacés aussitôt, et vos commandes restent dans les livres sans eux une fois arrivées.</p>
<h2>Enfants</h2>
<p>La boutique n’est pas destinée aux moins de 16 ans sans un parent. Si un enfant nous a donné des données, dites-le-nous et nous les effacerons.</p>
<h2>En cas de problème</h2>
<p>Si des données tombent entre de mauvaises mains, nous informons l’autorité dans les 48 heures après l’avoir appris, et vous dès que cela peut vous nuire, en disant ce qui s’est passé et ce qu’il faut faire.</p>
<p>Dernière modification : 23 novembre 2026.</p>`;
