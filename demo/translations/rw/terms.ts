/** The terms of sale in Kinyarwanda, as HTML. */
export const terms = `<p>Aya mabwiriza areba buri komande yo mu iduka ryo kuri interineti rya Uruhu. Yanditswe kugira ngo asomwe. Niba hari interuro itumvikana, tubaze: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a> cyangwa +250 788 000 000.</p>
<h2>1. Ugurisha ni nde</h2>
<p>Ugurisha ni URUHU LTD, KG 11 Ave, Kigali, u Rwanda (“twe”). “Wowe” ni umuntu utumiza. Ugomba kuba ufite imyaka 18, cyangwa ufite uruhushya rw’umubyeyi.</p>
<h2>2. Konti yawe</h2>
<p>Tanga amakuru y’ukuri, cyane cyane nimero ya telefoni icamo: ni yo umumotari akoresha. Ijambo ry’ibanga ryawe ntukaribwire undi. Niba ukeka ko hari undi urizi, twandikire ako kanya. Ushobora gufunga konti yawe igihe icyo ari cyo cyose, muri Konti yanjye.</p>
<h2>3. Ibicuruzwa n’ibiciro</h2>
<p>Dusobanura ibicuruzwa neza uko dushoboye. Amabara aratandukana bitewe na telefoni, kandi ibirango bihindura amapaki n’imvange bitabanje kutubwira. Bityo urutonde ruri ku ipaki ni rwo rukurikizwa.</p>
<p>Ibiciro biri mu mafaranga y’u Rwanda kandi nta kindi cyiyongeraho. Igabanyirizwa rimara igihe cyose ryerekanwa. Niba igiciro bigaragara ko ari ikosa, urugero seramu y’amafaranga 25, dushobora kwanga komande tukagusubiza amafaranga yawe.</p>
<h2>4. Uko amasezerano akorwa</h2>
<ul>
<li>Uratumiza, ugahabwa nimero ya komande. Icyo ni cyo cyifuzo cyawe cyo kugura.</li>
<li>Tucyemera iyo twemeje ubwishyu bwawe tugatangira gutegura igipaki.</li>
<li>Niba hari ikidashobora kuboneka, turakubwira. Uhitamo gutegereza, ikindi gicuruzwa cyangwa gusubizwa amafaranga yawe.</li>
</ul>
<h2>5. Kwishyura</h2>
<p>Wishyura mbere, ukoresheje Mobile Money kuri <strong>URUHU LTD</strong>, cyangwa ikarita aho iboneka. Komande itishyuwe ishobora guhagarikwa. Ntitujya tugusaba PIN yawe, haba mu butumwa cyangwa kuri telefoni.</p>
<h2>6. Kukugezaho ibicuruzwa</h2>
<p>Tubigeza kuri aderesi zo mu Mujyi wa Kigali. Teganya iminsi nka 10 kugeza kuri 14 umaze kwishyura. Iki ni igereranya ry’ukuri, si itariki ntakuka, kuko indege na gasutamo bitari mu maboko yacu. Niba hashize iminsi 30, ushobora kureka komande ugasubizwa ibyo wayishyuyeho byose.</p>
<p>Turagusaba kuboneka kuri telefoni. Iyo tugerageje kabiri kubikugezaho ntibikunde, igipaki kigutegerereza iwacu iminsi 14.</p>
<h2>7. Guhagarika komande, gusubiza n’inenge</h2>
<p>Komande itegereje ishobora guhagarikwa: kanda Hagarika komande ku rupapuro rwayo. Ibicuruzwa bidafunguye bishobora gusubizwa bitarenze iminsi 7 bikugezeho. Ibifite inenge, ibitari byo cyangwa ibyangiritse turabisimbura cyangwa tukagusubiza amafaranga, iyo ubitubwiye bitarenze amasaha 48 wohereje n’ifoto. Ku mpamvu z’isuku, ibicuruzwa byafunguwe bidafite inenge ntibisubizwa.</p>
<h2>8. Ibitekerezo n’amafoto</h2>
<p>Andika ibyo wiboneye ubwawe. Dukuraho ibitutsi, ibyamamaza, amakuru bwite y’abandi n’ibisezeranya kuvura. Ibitekerezo binenga bigumaho.</p>
<h2>9. Gukoresha ibicuruzwa neza</h2>
<p>Soma urutonde rw’ibigize igicuruzwa niba ugira alerji, banza ugerageze gake mbere yo kugikoresha, kibike kure y’abana n’izuba. Ibyo kwisiga ntibisimbura muganga.</p>
<h2>10. Inshingano zacu</h2>
<p>Turyozwa amakosa dukora. Ntituryozwa ibyangijwe no gukoresha igicuruzwa binyuranye n’amabwiriza yacyo, cyangwa ubukererwe nta muntu washoboraga kwirinda. Uburenganzira bwawe nk’umuguzi mu mategeko y’u Rwanda ntibukorwaho.</p>
<h2>11. Amategeko n’impaka</h2>
<p>Amategeko y’u Rwanda ni yo akurikizwa. Banza utuvugishe; ibyinshi bikemuka mu guhamagarana rimwe. Iyo bidakunze, inkiko z’i Kigali ni zo zifata icyemezo.</p>
<p>Byahinduwe bwa nyuma ku wa 1 Ugushyingo 2026. Buri gihe komande igengwa n’amabwiriza y’umunsi yatumijweho.</p>`;
