/** The terms of sale, as HTML. */
export const terms = `<p>These terms apply to every order in the Uruhu online shop. They are written to be read. If a sentence is not clear, ask us: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a> or +250 788 000 000.</p>
<h2>1. Who sells to you</h2>
<p>The seller is URUHU LTD, KG 11 Ave, Kigali, Rwanda (“we”). You are the person who places the order. You need to be 18 years old, or have a parent’s consent.</p>
<h2>2. Your account</h2>
<p>Give us true details, above all a phone number that rings: the rider uses it. Keep your password to yourself. If you think that somebody else knows it, write to us at once. You may close your account at any time, under My Account.</p>
<h2>3. Products and prices</h2>
<p>We describe products as exactly as we can. Colours differ from screen to screen, and brands change packs and formulas without telling us first, so the list on the pack is the one that counts.</p>
<p>Prices are in Rwandan francs and are final. A discount holds as long as it is shown. If a price is clearly wrong, such as a serum for 25 francs, we may refuse the order and return your money.</p>
<h2>4. How a contract is made</h2>
<ul>
<li>You place an order and receive an order number. This is your offer.</li>
<li>We accept it when we confirm your payment and begin to prepare the parcel.</li>
<li>If something cannot be had, we tell you. You choose between waiting, another product and your money back.</li>
</ul>
<h2>5. Payment</h2>
<p>You pay in advance, by mobile money to the merchant <strong>URUHU LTD</strong>, or by card where we offer it. An order that is not paid may be cancelled. We never ask for your PIN, in any message or call.</p>
<h2>6. Delivery</h2>
<p>We deliver to addresses in Kigali City. Expect about 10 to 14 days after payment. This is an honest estimate and not a fixed date, because flights and customs are not in our hands. If 30 days have passed, you may withdraw from the order and get everything back that you paid for it.</p>
<p>Please be reachable. When two attempts to deliver fail, the parcel waits for you with us for 14 days.</p>
<h2>7. Cancelling, returns and faults</h2>
<p>A pending order can be cancelled: press Cancel order on its page. Unopened products can be returned within 7 days after delivery. Faulty, wrong or damaged goods are replaced or refunded when you report them within 48 hours with a picture. For reasons of hygiene, opened products without a fault stay with you.</p>
<h2>8. Reviews and pictures</h2>
<p>Write what you have seen yourself. We remove insults, advertising, private data of other people and medical promises. Critical reviews stay.</p>
<h2>9. Using products safely</h2>
<p>Read the list of ingredients if you have allergies, test before you use, keep products away from children and out of the sun. Cosmetics do not replace a doctor.</p>
<h2>10. Our responsibility</h2>
<p>We answer for what we do wrong. We do not answer for damage from using a product against its instructions, nor for delays that nobody could prevent. Your rights as a consumer under Rwandan law remain untouched.</p>
<h2>11. Law and disputes</h2>
<p>Rwandan law applies. Talk to us first; most things are solved in one call. If not, the courts in Kigali decide.</p>
<p>Last changed: 1 November 2026. An order is always under the terms of the day on which it was placed.</p>`;
