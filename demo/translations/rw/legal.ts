/** The legal notice in Kinyarwanda, as HTML. */
export const legal = `<h2>Nyir’iri duka</h2>
<p><strong>URUHU LTD</strong><br>KG 11 Ave, Kigali, u Rwanda<br>Telefoni: +250 788 000 000<br>Imeyili: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a></p>
<p>Nimero y’ubwanditsi n’iy’umusoreshwa by’ikigo bitangwa iyo bisabwe.</p>
<h2>Iri duka ni iki</h2>
<p>Uruhu igurisha ibyo kwisiga n’ibyo kwita ku ruhu byakorewe muri Koreya, ibigurisha abantu bo mu Rwanda. Ibyo kwisiga byita ku ruhu n’umusatsi bizima. Si imiti, kandi nta kiri kuri izi mpapuro ari inama ya muganga. Niba hari igicuruzwa tugushishikarije hano, ni ukubera ibikigize, si uko hari uwasuzumye uruhu rwawe.</p>
<h2>Amazina y’ibirango</h2>
<p>Amazina y’ibirango n’ay’ibicuruzwa ni aya ba nyirabyo. Tuyakoresha tuvuga ibyo tugurisha. Uruhu ni iduka ryigenga: keretse urupapuro rubivuze, ntiriyoborwa, ntiryemezwa kandi ntiryishyurwa n’ikirango. Ibimenyetso by’ibirango ntibyerekanwa, kandi amafoto y’amapaki ni ibishushanyo byacu, bishobora gutandukana gato n’ipaki nyayo.</p>
<h2>Inyandiko n’amafoto</h2>
<p>Inyandiko, ibishushanyo, imitako na porogaramu by’iri duka birinzwe n’uburenganzira bw’umuhanzi. Ushobora gushyira linki kuri buri rupapuro, kandi ushobora gusubiramo interuro uvuga aho yavuye. Niba ushaka gukoresha ibirenze ibyo, banza ubisabe. Igitekerezo cyangwa ifoto utangaje hano bikomeza kuba ibyawe; utwemerera kubyerekana mu iduka no kubigabanya tudahinduye icyo bivuga.</p>
<h2>Ukuri kw’impapuro zacu</h2>
<p>Tugenzura twitonze ibisobanuro, urutonde rw’ibigize ibicuruzwa n’ibiciro, ariko amakosa abaho, n’imvange zirahinduka. Urutonde rwanditse ku ipaki yawe ni rwo rukurikizwa buri gihe. Nubona ikosa, twandikire turikosore.</p>
<h2>Linki zijya ahandi</h2>
<p>Linki zimwe zijya hanze y’iri duka, urugero kuri WhatsApp cyangwa ku mbuga nkoranyambaga. Twazihisemo nta buryarya ariko nta bubasha tuzifiteho; nyir’urupapuro ni we urubazwa.</p>
<h2>Kutumenyesha ikibazo</h2>
<p>Niba urupapuro, igitekerezo cyangwa ifoto bibangamira uburenganzira bwawe, tubwire aderesi yabyo n’impamvu. Dusuzuma ikibazo cyose tubwiwe kandi tukagisubiza. Niba ukeka ko igicuruzwa kitizewe cyangwa ari icyiganano, hagarika kugikoresha, ubike ipaki kandi utwandikire ako kanya, wohereje n’ifoto ya nimero y’icyiciro (LOT).</p>
<h2>Ibibazo by’abakiriya</h2>
<p>Turagusaba guhera kuri twe: ubutumwa burimo nimero ya komande yawe bugera ku muntu ushobora gufata icyemezo. Ibibazo by’abaguzi bishobora no gushyikirizwa inzego zibishinzwe mu Rwanda. Hakurikizwa amategeko ya Repubulika y’u Rwanda.</p>
<p>Byahinduwe bwa nyuma ku wa 1 Ugushyingo 2026.</p>`;
