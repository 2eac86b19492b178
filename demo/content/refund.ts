/** The refund policy, as HTML. */
export const refund = `<p>Sometimes an order does not go as it should, or you change your mind. This is what happens then. In short: before we pack you can cancel freely, after delivery unopened goods can come back within 7 days, and what arrives broken or wrong is our business, not yours.</p>
<h2>You cancel before we pack</h2>
<p>While your order is <strong>pending</strong>, press Cancel order on its page. If you had paid already, you get back the whole amount. Once the status is <em>preparing</em>, we have bought the goods in Korea; write to us at once and we will say honestly what can still be stopped.</p>
<h2>It arrived broken, leaking or wrong</h2>
<ol>
<li>Do not throw anything away, carton included.</li>
<li>Take a picture of the product, the carton and the label of the parcel.</li>
<li>Send it on WhatsApp or by e-mail within <strong>48 hours</strong> after delivery, with your order number.</li>
</ol>
<p>You choose: the same product again, as soon as it is here, or your money back. We pay for the way in both directions.</p>
<h2>It is not for you</h2>
<p>Tell us within <strong>7 days</strong> after delivery. The product must be unopened, with its seal and carton, and clean. Bring it to our address in Kigali, or let a rider bring it at your cost. When we have checked it, we refund what you paid for it.</p>
<p>These cannot come back unless they are faulty:</p>
<ul>
<li>products that were opened or whose seal is broken, because nobody else may use them;</li>
<li>single sheet masks and samples;</li>
<li>sets of which a part is missing.</li>
</ul>
<h2>Your skin does not like it</h2>
<p>A reaction can happen with a perfectly good product. Stop using it, wash it off with water, and see a doctor if it does not calm down. Write to us what happened and when. An opened product without a fault is not refunded, but we help you find out which ingredient it may have been and what to choose instead.</p>
<h2>It never came</h2>
<p>If 30 days have passed since your payment and the parcel is not there, you may wait on or withdraw. When you withdraw, everything you paid for that order is returned.</p>
<h2>How the money comes back</h2>
<p>The way you paid: to the mobile-money number, or to the card.</p>
<p>We start a refund within about 5 working days after we agreed on it or checked the returned goods. The order then reads “Refunded”.</p>
<p>Last changed: 1 November 2026.</p>`;
