/** The legal notice, as HTML. */
export const legal = `<h2>Provider of this shop</h2>
<p><strong>URUHU LTD</strong><br>KG 11 Ave, Kigali, Rwanda<br>Phone: +250 788 000 000<br>E-mail: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a></p>
<p>The company’s registration and tax numbers are given on request.</p>
<h2>What this shop is</h2>
<p>Uruhu sells cosmetics and skin care that are made in Korea to people in Rwanda. Cosmetics care for healthy skin and hair. They are not medicines, and nothing on these pages is medical advice. If a product is recommended to you here, it is because of its ingredients, and not because somebody examined your skin.</p>
<h2>Brand names</h2>
<p>Names of brands and products belong to their owners. We use them to say what we sell. Uruhu is an independent shop: unless a page says so, it is not run, approved or paid by a brand. Logos of brands are not shown, and the pictures of packs are our own drawings, which may differ in detail from the real pack.</p>
<h2>Texts and pictures</h2>
<p>The texts, drawings, patterns and the software of this shop are protected by copyright. You may link to any page, and you may quote a sentence with its source. To use more than that, please ask first. When you publish a review or a picture here it stays yours; you allow us to show it in the shop and to shorten it without changing its meaning.</p>
<h2>How exact our pages are</h2>
<p>We check descriptions, ingredient lists and prices with care, but mistakes happen, and formulas change. The list that is printed on your pack always counts. If you find an error, write to us and we will mend it.</p>
<h2>Links to other pages</h2>
<p>Some links lead away from this shop, for example to WhatsApp or to social networks. We chose them in good faith but have no influence on them; whoever runs such a page answers for it.</p>
<h2>Reporting something</h2>
<p>If a page, a review or a picture hurts your rights, tell us its address and the reason. We look at every report and answer it. If you think a product is unsafe or a fake, stop using it, keep the pack and contact us at once, with a picture of the batch number.</p>
<h2>Complaints</h2>
<p>Please begin with us: a message with your order number reaches somebody who can decide. Consumer questions may also be brought to the competent authorities in Rwanda. The law of the Republic of Rwanda applies.</p>
<p>Last changed: 1 November 2026.</p>`;
