/** The privacy policy in Kinyarwanda, as HTML. */
export const privacy = `<p>Uru rupapuro ruvuga amakuru yawe tubika, impamvu, igihe tuyamarana, n’ibyo ushobora kudusaba. Rukurikiza Itegeko ry’u Rwanda No 058/2021 ryo ku wa 13/10/2021 ryerekeye kurinda amakuru bwite n’imibereho bwite by’umuntu.</p>
<h2>Ubishinzwe</h2>
<p>URUHU LTD, KG 11 Ave, Kigali, ni yo mugenzuzi w’amakuru bwite. Ibibazo ku makuru: <a href="mailto:muraho@uruhu.example">muraho@uruhu.example</a>, wandike “amakuru bwite” mu mutwe w’ubutumwa, cyangwa +250 788 000 000.</p>
<h2>Ibyo tubika n’impamvu</h2>
<ul>
<li><strong>Konti:</strong> izina ukoresha, amazina, imeyili, telefoni, na aderesi yawe iyo uyitanze. Tutabifite ntitwamenya nyiri komande. Ijambo ry’ibanga ryawe ribikwa gusa mu buryo butatuma ryongera gusomwa.</li>
<li><strong>Komande:</strong> ibyo waguze, aderesi tubikugezaho na nimero za telefoni umumotari akoresha, ibiciro, ubwishyu n’aho komande igeze. Ibyo ni byo bidufasha kubahiriza amasezerano twagiranye no kubika ibitabo amategeko adusaba.</li>
<li><strong>Ubwishyu:</strong> kuri Mobile Money, nimero wishyuriyeho na Transaction ID, iyo ubitubwiye. Ntitujya tubona PIN yawe.</li>
<li><strong>Ubutumwa:</strong> ibyo utwandikira, n’amafoto wohereza hamwe na byo.</li>
<li><strong>Umutekano:</strong> igihe konti yawe yakoreshejwe n’ubwoko bw’igikoresho byakorewemo, kugira ngo uyikoresha nabi amenyekane.</li>
</ul>
<p>Iyo ibyashakishijwe bitabonetse, tubara ayo magambo mu gihe cy’amezi atandatu, tutabitse uwayashakishije, kugira ngo tumenye ibibura mu iduka. Amagambo asa n’imeyili cyangwa nimero ya telefoni ntabarwa.</p>
<p>Ntitugura amakuru akwerekeye kandi ntitugurisha ayawe. Nta mudasobwa ifata yonyine icyemezo gikomeye kikureba.</p>
<h2>Ku gikoresho cyawe</h2>
<p>Iduka ribika muri porogaramu ufunguriramo interineti ko winjiye, izina ukoresha niba ubisabye, n’ibyo wanditse bitaroherezwa. Ibyo biguma ku gikoresho cyawe, bifasha iduka gusa, kandi birasibama iyo usibye amakuru y’iyo porogaramu. Nta bikurikirana abantu byo kwamamaza dukoresha.</p>
<h2>Abandi babona amakuru</h2>
<ul>
<li>Umumotari wacu: izina, aderesi na telefoni by’igipaki.</li>
<li>Abo turangurira n’abatwara ibintu bo muri Koreya: ibyo gasutamo ikeneye ku gipaki.</li>
<li>Umuyoboro wawe wa Mobile Money, ku bw’ubwishyu.</li>
<li>Abacunga za seriveri zacu n’abohereza imeyili zacu, amasezerano abategeka kudakoresha amakuru mu kindi.</li>
<li>Inzego za Leta, iyo itegeko cyangwa urukiko bibidutegetse.</li>
</ul>
<p>Iyo amakuru avuye mu Rwanda, bikorwa gusa uko itegeko ribyemera kandi arinzwe uko ribisaba.</p>
<h2>Igihe tuyamarana</h2>
<p>Amakuru ya konti: kugeza ufunze konti. Komande n’ubwishyu: imyaka icumi ibitabo bigomba kubikwa, na nyuma yo gufunga konti; icyo gihe komande zamaze kukugeraho zisigara zitariho izina ryawe. Ubutumwa: imyaka ibiri. Amakuru y’umutekano: amezi atandatu.</p>
<h2>Uburenganzira bwawe</h2>
<p>Ushobora kudusaba:</p>
<ul>
<li>kureba amakuru yawe no guhabwa kopi yayo, no mu buryo indi serivisi ishobora gusoma;</li>
<li>gukosora ibitari byo;</li>
<li>gusiba ibyo tudategetswe kubika;</li>
<li>guhagarika cyangwa kugabanya ikoreshwa ryayo utemera;</li>
<li>kwisubiraho ku byo wemeye, mu buryo bworoshye nk’uko wabyemeye.</li>
</ul>
<p>Ibyo nta kiguzi bisaba. Dusubiza bitarenze iminsi 30. Twandikire kuri imeyili cyangwa kuri WhatsApp, ukoresheje imeyili cyangwa nimero konti yawe izi. Niba igisubizo cyacu kitakunyuze, ushobora gutanga ikirego ku rwego rubishinzwe, ari rwo National Cyber Security Authority (Urwego rw’Igihugu rushinzwe umutekano mu by’ikoranabuhanga), unyuze mu biro byarwo bishinzwe kurinda amakuru bwite (Data Protection and Privacy Office).</p>
<p>Ibyinshi ushobora kubyikorera. Konti yawe yerekana ibyo tukuziho ikakwemerera kubikosora; ushobora kubimanura byose muri dosiye imwe; kandi ushobora gufunga konti. Icyo gihe izina ryawe, imeyili, telefoni, aderesi, ibyo wifuza, umwirondoro n’ibitekerezo bihita bisibwa, naho komande zawe ziguma mu bitabo zitariho ayo makuru iyo zamaze kukugeraho.</p>
<h2>Abana</h2>
<p>Iri duka si iry’abatarageza ku myaka 16 batari kumwe n’umubyeyi. Niba hari umwana waduhaye amakuru, tubwire tuyasibe.</p>
<h2>Iyo hari ibigenze nabi</h2>
<p>Amakuru aramutse ageze mu maboko atari yo, tubimenyesha urwego rubishinzwe bitarenze amasaha 48 tubimenye, nawe tukabikumenyesha bikimara kugaragara ko byakugiraho ingaruka, tukakubwira ibyabaye n’icyo wakora.</p>
<p>Byahinduwe bwa nyuma ku wa 23 Ugushyingo 2026.</p>`;
