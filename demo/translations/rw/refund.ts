/** The refund policy in Kinyarwanda, as HTML. */
export const refund = `<p>Hari ubwo komande itagenda uko yagombaga kugenda, cyangwa ugahindura ibitekerezo. Dore uko bigenda icyo gihe. Muri make: mbere y’uko dupakira ushobora guhagarika komande nta nkomyi; bimaze kukugeraho, ibicuruzwa bidafunguye bishobora gusubizwa bitarenze iminsi 7; ibikugezeho bimenetse cyangwa bitari byo ni ikibazo cyacu, si icyawe.</p>
<h2>Uhagaritse mbere y’uko dupakira</h2>
<p>Igihe komande yawe <strong>itegereje</strong>, kanda Hagarika komande ku rupapuro rwayo. Niba wari wamaze kwishyura, usubizwa amafaranga yose. Iyo igeze aho <em>irategurwa</em>, tuba twamaze kugura ibicuruzwa muri Koreya; twandikire ako kanya tukubwize ukuri ku bigishobora guhagarikwa.</p>
<h2>Byaje bimenetse, biva cyangwa bitari byo</h2>
<ol>
<li>Ntugire icyo ujugunya, habe n’ikarito.</li>
<li>Fotora igicuruzwa, ikarito n’icyanditse ku gipaki.</li>
<li>Ohereza ifoto kuri WhatsApp cyangwa imeyili bitarenze <strong>amasaha 48</strong> bikugezeho, hamwe na nimero ya komande yawe.</li>
</ol>
<p>Uhitamo: igicuruzwa nk’icyo, kikimara kutugeraho, cyangwa gusubizwa amafaranga yawe. Ni twe twishyura urugendo, kugenda no kugaruka.</p>
<h2>Si icyo wifuzaga</h2>
<p>Tubwire bitarenze <strong>iminsi 7</strong> kikugezeho. Igicuruzwa kigomba kuba kidafunguye, gifite kashe n’ikarito byacyo, kandi gisukuye. Kizane kuri aderesi yacu i Kigali, cyangwa ugihe umumotari akituzanire, umwiyishyurire. Tumaze kukigenzura, tugusubiza ayo wacyishyuye.</p>
<p>Ibi ntibishobora gusubizwa keretse bifite inenge:</p>
<ul>
<li>ibicuruzwa byafunguwe cyangwa kashe yabyo yavuyeho, kuko nta wundi wemerewe kubikoresha;</li>
<li>maske z’urupapuro imwe imwe n’ibyo kugerageza;</li>
<li>amaseti aburamo igice.</li>
</ul>
<h2>Uruhu rwawe ntirwagikunze</h2>
<p>N’igicuruzwa cyiza rwose gishobora kugutera ikibazo ku ruhu. Hagarika kugikoresha, ucyikureho woza n’amazi, kandi ujye kwa muganga niba bidatuje. Twandikire uko byagenze n’igihe byabereye. Igicuruzwa cyafunguwe kidafite inenge ntigisubirizwa amafaranga, ariko tugufasha kumenya icyaba cyarabiteye mu bikigize n’icyo wahitamo mu mwanya wacyo.</p>
<h2>Ntibyigeze bikugeraho</h2>
<p>Niba hashize iminsi 30 wishyuye igipaki kitaraboneka, ushobora gukomeza gutegereza cyangwa kureka komande. Iyo uyiretse, usubizwa ibyo wayishyuyeho byose.</p>
<h2>Uko amafaranga agaruka</h2>
<p>Mu buryo wishyuyemo: kuri nimero ya Mobile Money, cyangwa ku ikarita.</p>
<p>Dutangira gusubiza amafaranga mu minsi y’akazi nka 5, tumaze kubyemeranyaho cyangwa kugenzura ibyagaruwe. Icyo gihe komande yerekana “Amafaranga yasubijwe”.</p>
<p>Byahinduwe bwa nyuma ku wa 1 Ugushyingo 2026.</p>`;
