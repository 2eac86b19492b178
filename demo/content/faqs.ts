export type Faq = { question: string; answer: string };

/** Questions are text, answers HTML. */
export const faqs: Faq[] = [
  {
    question: 'How do I pay with mobile money?',
    answer: `<p>Place your order first, then:</p>
<ol>
<li>Tap <strong>Pay Now</strong> and choose <strong>Mobile Money</strong>.</li>
<li>You see a code, our merchant name and the exact amount. Tap the code to dial it, or copy it into your phone.</li>
<li>Check that your phone shows <strong>URUHU LTD</strong> before you enter your PIN.</li>
<li>Keep the message with the transaction number. You can enter that number on your order, so that we find your payment faster.</li>
</ol>
<p>We compare each payment by hand. Your order reads “Paid” as soon as we have found yours.</p>`,
  },
  {
    question: 'I paid by mobile money, but my order still says Unpaid. Is my money lost?',
    answer: `<p>No. A person confirms mobile-money payments, and that takes a little time. Open the order and enter the number you paid from and the transaction number from your message.</p>
<p>If the name on your message is not <strong>URUHU LTD</strong>, or the amount differs, write to us on WhatsApp with a picture of the message. Never send us your PIN; we will not ask for it.</p>`,
  },
  {
    question: 'Can I pay by card?',
    answer: `<p>Yes, with Visa or Mastercard. Choose <strong>Card Payment</strong> and the page of our payment provider, PesaPal, opens in a new tab. Your card number is typed there and never reaches our shop.</p>
<p>If the payment fails, nothing is charged and the order waits for you under <a href="/orders">My Orders</a>. You may try again or change to mobile money.</p>`,
  },
  {
    question: 'Can I pay when the parcel arrives?',
    answer: `<p>Not at present. We buy your products in Korea once your order is paid, so payment comes first, by mobile money or by card.</p>`,
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
    answer: `<p>You can cancel it yourself while its status is <strong>pending</strong>: open the order and choose Cancel.</p>
<p>Once we are packing, write to us at once and we will see what is possible. To change an item or the address of a pending order, cancel it and place it again; that is faster than explaining.</p>`,
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
<p>The filters on each category page know skin types and concerns. If you are unsure, tell us on WhatsApp what you use now and what bothers you; a picture by daylight helps. For wounds, sudden rashes or painful acne please see a dermatologist.</p>`,
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
    question: 'How does the 5 % coupon for new members work?',
    answer: `<p>Every new account gets one coupon for 5 % off one order. You find its code in your welcome mail, in your account and in your cart.</p>
<p>Type it into the coupon field of the <a href="/cart">cart</a> and press Apply. One coupon counts for one order, and coupons cannot be added together.</p>`,
  },
  {
    question: 'Do I need an account?',
    answer: `<p>To look around, read reviews and track an order, no. To fill a cart, keep a wish list and place an order, yes: it takes a username, your name, e-mail and a phone number.</p>`,
  },
  {
    question: 'I forgot my password',
    answer: `<p>Open <a href="/forgot-password">Forgot password</a> and enter your e-mail. You get a link to choose a new one. No mail after some minutes? Look in your spam folder, and check that the address is the one you signed up with.</p>`,
  },
  {
    question: 'Something is sold out. When does it come back?',
    answer: `<p>Most things are ordered for you in Korea and never run out. A few lie in Kigali in counted numbers; when the last one is sold, the page says so.</p>
<p>Put it on your <a href="/wishlist">wish list</a> so that you find it again, or ask us what is similar.</p>`,
  },
  {
    question: 'Why did the price in my cart change?',
    answer: `<p>The cart always shows today’s price, also when a discount began or ended since you added the product, and it tells you when something changed. What you see when you place the order is what you pay.</p>`,
  },
];
