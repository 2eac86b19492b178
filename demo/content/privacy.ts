/** The privacy policy, as HTML. It follows Rwanda's Law No 058/2021 relating to the protection of personal data and privacy. */
export const privacy = `<p>This page says which data about you we keep, why, for how long, and what you can demand of us. It follows Rwanda’s Law No 058/2021 of 13/10/2021 relating to the protection of personal data and privacy.</p>
<h2>Who is responsible</h2>
<p>URUHU LTD, KG 11 Ave, Kigali, is the data controller. Questions about data: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a>, with the word “privacy” in the subject, or +250 788 000 000.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Account:</strong> username, name, e-mail, phone, and your address if you give one. Without them we cannot know whose order it is. Your password is stored only as a value from which it cannot be read back.</li>
<li><strong>Orders:</strong> what you bought, the delivery address and the phone numbers for the rider, prices, payments and the stages of delivery. This is how we fulfil our contract with you and keep the books that the law asks for.</li>
<li><strong>Payments:</strong> for mobile money the number you paid from and the transaction number, if you tell us. We never see your PIN.</li>
<li><strong>Messages:</strong> what you write to us, and the pictures you send with it.</li>
<li><strong>Security:</strong> when and with which kind of device your account was used, so that misuse is noticed.</li>
</ul>
<p>When a search finds nothing, we count its words for half a year, without who searched, to learn what is missing in the shop. Words that look like an e-mail address or a phone number are not counted.</p>
<p>We do not buy data about you and do not sell yours. No computer alone decides anything of weight about you.</p>
<h2>On your device</h2>
<p>The shop stores in your browser that you are signed in, your username if you ask for that, and what you typed into a form that is not sent yet. This stays on your device, serves the shop only, and is gone when you clear the browser’s data. We use no advertising trackers.</p>
<h2>Who else sees data</h2>
<ul>
<li>Our rider: name, address and phone of the parcel.</li>
<li>Our suppliers and carriers in Korea: what customs needs for the parcel.</li>
<li>Your mobile-money operator, for the payment.</li>
<li>Those who run our servers and send our mail, bound by contract to use data for nothing else.</li>
<li>Authorities, where a law or a court obliges us.</li>
</ul>
<p>Where data leaves Rwanda, it does so only as the law allows and with the protection that it demands.</p>
<h2>How long</h2>
<p>Account data until you close the account. Orders and payments for the ten years that books must be kept, also after the account is closed, then without your name once they have arrived. Messages for two years. Security records for half a year.</p>
<h2>Your rights</h2>
<p>You may ask us:</p>
<ul>
<li>to see your data and receive a copy of it, also in a form that another service can read;</li>
<li>to correct what is wrong;</li>
<li>to erase what we need not keep;</li>
<li>to stop or limit a use that you object to;</li>
<li>to take back a consent, as easily as you gave it.</li>
</ul>
<p>It costs nothing. We answer within 30 days. Write to us by e-mail or on WhatsApp, from the address or number that your account knows. If our answer does not satisfy you, you may complain to the supervisory authority, the National Cyber Security Authority of Rwanda, through its Data Protection and Privacy Office.</p>
<p>Most of it you can do yourself. Your account shows what we know of you and lets you correct it; you can download all of it as one file; and you can close the account. Then your name, e-mail, phone, address, wishlist, profile and reviews are erased at once, and your orders stay in the books without them once they have arrived.</p>
<h2>Children</h2>
<p>The shop is not for people under 16 without a parent. If a child has given us data, tell us and we will erase it.</p>
<h2>If something goes wrong</h2>
<p>Should data get into wrong hands, we inform the authority within 48 hours after we learn of it, and you as soon as it may harm you, with what happened and what to do.</p>
<p>Last changed: 23 November 2026.</p>`;
