export type Faq = { question: string; answer: string };

/** Questions are plain text, answers are HTML. */
export const faqs: Faq[] = [
  {
    question: 'How do I pay with mobile money?',
    answer: `<p>Place your order first, then:</p>
<ol>
<li>Tap <strong>Pay Now</strong> and choose <strong>Mobile Money</strong>, MTN MoMo or Airtel Money.</li>
<li>You see a USSD code, our merchant name and the exact amount. Tap the code to dial it, or copy it into your phone.</li>
<li>Check that your phone shows <strong>URUHU LTD</strong> before you enter your PIN.</li>
<li>Keep the message with the transaction number until your order reads “Paid”.</li>
</ol>
<p>We compare each payment by hand. Your order reads “Paid” as soon as we have found yours.</p>`,
  },
  {
    question: 'I paid by mobile money, but my order still says Unpaid. Is my money lost?',
    answer: `<p>No. A person confirms mobile-money payments, and that takes a little time. If it takes longer than half a working day, send us your order number and the transaction number from your message on WhatsApp.</p>
<p>If the name on your message is not <strong>URUHU LTD</strong>, or the amount differs, write to us on WhatsApp with a picture of the message. Never send us your PIN; we will not ask for it.</p>`,
  },
  {
    question: 'Can I pay when the parcel arrives?',
    answer: `<p>Not at present. We buy your products in Korea once your order is paid, so payment comes first, by mobile money.</p>`,
  },
  {
    question: 'How long does delivery take?',
    answer: `<p>About <strong>10 to 14 days</strong> from payment to your door. Most of it is the way from Korea to Kigali.</p>
<p>Public holidays in Korea or Rwanda, and customs, can add some days. Order two weeks before the day you need it, three if that day is a wedding.</p>`,
  },
  {
    question: 'What does delivery cost, and where do you deliver?',
    answer: `<p>Delivery in <strong>Kigali City is free</strong> at the moment. You see it at checkout before you place the order.</p>
<p>We deliver inside Kigali City only. If you live elsewhere, give the address of somebody in Kigali who can take the parcel for you, and write their number as the second phone.</p>`,
  },
  {
    question: 'Where is my order?',
    answer: `<p>Open <a href="/track-order">Track Order</a> and enter your order number; you need no account for it. Signed in, you find the same under <a href="/orders">My Orders</a>.</p>
<p>The stages are: ordered, packaging, on its way from Korea, arrived in Kigali, out for delivery, delivered. A parcel often shows “on its way” for a week without a change. That is the flight and customs, not a mistake.</p>`,
  },
  {
    question: 'Can I cancel or change my order?',
    answer: `<p>While its status is <strong>pending</strong>, yes: open it under <a href="/orders">My Orders</a> and press Cancel order. To change an item or the address, cancel it, press Buy again and order anew.</p>
<p>Once we are packing, write to us at once and we will see what is possible.</p>`,
  },
  {
    question: 'Can I return something?',
    answer: `<p>Unopened products, yes: tell us within <strong>7 days</strong> after delivery and keep the seal whole. Opened skin care and make-up cannot go to another person’s face, so we take it back only when it is faulty, wrong or damaged.</p>
<p>Something broken or not what you ordered? Send a picture on WhatsApp within <strong>48 hours</strong>. The whole text is in our <a href="/terms">terms</a>.</p>`,
  },
  {
    question: 'Are your products original?',
    answer: `<p>Yes. They are bought in Korea from the brands or their distributors and come in their own cartons, often with Korean text only.</p>
<p>Brands change their packs from time to time, so a new carton may look different from your last one. If you doubt something, send us a picture of the batch number before you open it.</p>`,
  },
  {
    question: 'How do I read the dates on a Korean pack?',
    answer: `<p>Dates are written year, month, day.</p>
<ul>
<li><strong>제조</strong> or <strong>MFG</strong>: the day it was made.</li>
<li><strong>까지</strong> or <strong>EXP</strong>: use it until this day.</li>
<li>A small open jar with <strong>12M</strong>: use it up within 12 months after opening.</li>
</ul>
<p>Each product page names the time after opening under Specific Information.</p>`,
  },
  {
    question: 'Which products suit my skin?',
    answer: `<p>Start with three: a gentle cleanser, a moisturiser and a sunscreen. Add one new product at a time and give it two to four weeks.</p>
<p>Each product page names the skin types and concerns it is made for. If you are unsure, tell us on WhatsApp what you use now and what bothers you; a picture by daylight helps. For wounds, sudden rashes or painful acne please see a dermatologist.</p>`,
  },
  {
    question: 'How do I test a new product?',
    answer: `<p>Put a little behind one ear or inside the elbow, two evenings in a row. Wait a day. No itch, no heat, no redness: use it on half of your face the third evening, then on all of it.</p>
<p>With acids, retinal or vitamin C begin with two evenings a week, and wear sunscreen in the morning.</p>`,
  },
  {
    question: 'Do you sell products that lighten the skin?',
    answer: `<p>No. “Brightening” on our pages means an even tone and less dullness, not a lighter skin. We sell nothing with hydroquinone, mercury or steroids.</p>`,
  },
  {
    question: 'Do I need an account?',
    answer: `<p>To look around, read reviews and track an order, no. To fill a cart and place an order, yes: it takes a username, your name, e-mail and a phone number.</p>`,
  },
  {
    question: 'What do new members get?',
    answer: `<p>A <strong>5% coupon</strong>, and a <strong>free gift</strong> that comes with the first order. Once for each person: a phone number or e-mail address that has had it gets no second one.</p>
<p>The code comes with the welcome mail and waits in your account and your cart for 90 days. It works once your e-mail address is confirmed.</p>`,
  },
  {
    question: 'Something is sold out. When does it come back?',
    answer: `<p>Most things are ordered for you in Korea and never run out. A few lie in Kigali in counted numbers; when the last one is sold, the page says so.</p>
<p>Ask us on WhatsApp when it returns, or what is similar.</p>`,
  },
  {
    question: 'Why did the price in my cart change?',
    answer: `<p>The cart always shows today’s price, also when a discount began or ended since you added the product, and it tells you when something changed. What you see when you place the order is what you pay.</p>`,
  },
];
