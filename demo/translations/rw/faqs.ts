import type { Faq } from '../../content/faqs.ts';

/** Questions and answers in Kinyarwanda, in the order of the English ones. */
export const faqs: Faq[] = [
  {
    question: 'Nishyura nte na Mobile Money?',
    answer: `<p>Banza utumize, hanyuma:</p>
<ol>
<li>Kanda <strong>Ishyura</strong> maze uhitemo <strong>Mobile Money</strong>, MTN MoMo cyangwa Airtel Money.</li>
<li>Ubona kode ya USSD, izina ry’ucuruza n’umubare nyawo w’amafaranga. Kanda kode uyihamagare, cyangwa uyikopere muri telefoni yawe.</li>
<li>Reba ko telefoni yawe yerekana <strong>URUHU LTD</strong> mbere yo kwandika PIN yawe.</li>
<li>Bika ubutumwa buriho Transaction ID kugeza igihe komande yawe yerekana “Yishyuwe”.</li>
</ol>
<p>Buri bwishyu tubugenzura ubwacu. Komande yawe yerekana “Yishyuwe” tukimara kubona ubwishyu bwawe.</p>`,
  },
  {
    question: 'Nishyuye na Mobile Money, ariko komande yanjye iracyerekana “Ntirishyurwa”. Amafaranga yanjye yatakaye?',
    answer: `<p>Oya. Umuntu ni we wemeza ubwishyu bwa Mobile Money, kandi bifata igihe gito. Niba birengeje kimwe cya kabiri cy’umunsi w’akazi, twoherereze kuri WhatsApp nimero ya komande yawe na Transaction ID iri mu butumwa wabonye.</p>
<p>Niba izina riri mu butumwa bwawe atari <strong>URUHU LTD</strong>, cyangwa amafaranga atari yo, twandikire kuri WhatsApp wohereze n’ifoto y’ubwo butumwa. Ntuzigere utwoherereza PIN yawe; ntituzayigusaba.</p>`,
  },
  {
    question: 'Nshobora kwishyura igipaki kingezeho?',
    answer: `<p>Ubu ntibishoboka. Tugura ibicuruzwa byawe muri Koreya komande yawe imaze kwishyurwa. Ni yo mpamvu wishyura mbere, ukoresheje Mobile Money.</p>`,
  },
  {
    question: 'Kungezaho ibicuruzwa bifata igihe kingana iki?',
    answer: `<p>Iminsi nka <strong>10 kugeza kuri 14</strong>, kuva wishyuye kugeza iwawe. Igihe kinini ni icy’urugendo ruva muri Koreya rugana i Kigali.</p>
<p>Iminsi y’ikiruhuko muri Koreya cyangwa mu Rwanda, na gasutamo, bishobora kongeraho iminsi. Tumiza ibyumweru bibiri mbere y’umunsi ubikeneraho, bitatu niba uwo munsi ari ubukwe.</p>`,
  },
  {
    question: 'Kungezaho ibicuruzwa bigura angahe, kandi mubigeza he?',
    answer: `<p>Ubu kukugezaho ibicuruzwa mu <strong>Mujyi wa Kigali ni ubuntu</strong>. Ubibona igihe utumiza, mbere yo kwemeza komande.</p>
<p>Tubigeza mu Mujyi wa Kigali gusa. Niba utuye ahandi, tanga aderesi y’umuntu uri i Kigali wakwakirira igipaki, kandi wandike nimero ye nka telefoni ya kabiri.</p>`,
  },
  {
    question: 'Komande yanjye igeze he?',
    answer: `<p>Fungura <a href="/track-order">Kurikirana komande</a> wandike nimero ya komande yawe; si ngombwa kugira konti. Iyo winjiye, ibyo ubisanga no muri <a href="/orders">Komande zanjye</a>.</p>
<p>Intambwe ni izi: yakiriwe, irapakirwa, iri mu nzira iva muri Koreya, yageze i Kigali, irimo kukugezwaho, yagejejwe. Akenshi komande imara icyumweru yerekana “iri mu nzira” nta gihinduka. Ibyo ni indege na gasutamo, si ikosa.</p>`,
  },
  {
    question: 'Nshobora guhagarika cyangwa guhindura komande yanjye?',
    answer: `<p>Igihe <strong>itegereje</strong>, yego: yifungure muri <a href="/orders">Komande zanjye</a> maze ukande Hagarika komande. Guhindura igicuruzwa cyangwa aderesi: yihagarike, ukande Ongera utumize, maze utumize bushya.</p>
<p>Iyo twatangiye gupakira, twandikire ako kanya turebe igishoboka.</p>`,
  },
  {
    question: 'Nshobora gusubiza igicuruzwa?',
    answer: `<p>Ibicuruzwa bidafunguye, yego: tubwire bitarenze <strong>iminsi 7</strong> bikugezeho kandi kashe yabyo igumeho. Ibyo kwita ku ruhu no kwisiga byafunguwe ntibishobora kujya mu maso h’undi muntu, bityo tubyakira gusa iyo bifite inenge, atari byo cyangwa byangiritse.</p>
<p>Hari icyamenetse cyangwa ikitari icyo watumije? Ohereza ifoto kuri WhatsApp bitarenze <strong>amasaha 48</strong>. Ibisobanuro byose biri mu <a href="/terms">mabwiriza</a> yacu.</p>`,
  },
  {
    question: 'Ibicuruzwa byanyu ni umwimerere?',
    answer: `<p>Yego. Bigurwa muri Koreya ku birango cyangwa ababiranguza, kandi biza mu makarito yabyo, akenshi yanditseho Igikoreya gusa.</p>
<p>Ibirango bihindura amapaki yabyo rimwe na rimwe. Bityo ikarito nshya ishobora kudasa n’iyo uheruka. Niba hari icyo ushidikanyaho, twoherereze ifoto ya nimero y’icyiciro (LOT) mbere yo kugifungura.</p>`,
  },
  {
    question: 'Nsoma nte amatariki ari ku ipaki yo muri Koreya?',
    answer: `<p>Amatariki yandikwa umwaka, ukwezi, umunsi.</p>
<ul>
<li><strong>제조</strong> cyangwa <strong>MFG</strong>: umunsi cyakoreweho.</li>
<li><strong>까지</strong> cyangwa <strong>EXP</strong>: gikoreshe kugeza kuri uyu munsi.</li>
<li>Agashushanyo k’agacupa gafunguye kanditseho <strong>12M</strong>: rangiza igicuruzwa bitarenze amezi 12 umaze kugifungura.</li>
</ul>
<p>Urupapuro rwa buri gicuruzwa ruvuga igihe kimara gifunguye, ahanditse Amakuru arambuye.</p>`,
  },
  {
    question: 'Ni ibihe bicuruzwa bibereye uruhu rwanjye?',
    answer: `<p>Hera kuri bitatu: isabune yoroheje yo mu maso, igihehereza uruhu na sunscreen. Ongeraho igicuruzwa gishya kimwe kimwe, ukigerageze ibyumweru bibiri kugeza kuri bine.</p>
<p>Urupapuro rwa buri gicuruzwa ruvuga ubwoko bw’uruhu n’ibibazo cyagenewe. Niba utabizi neza, tubwire kuri WhatsApp ibyo ukoresha ubu n’ikikubangamiye; ifoto yafatiwe ku manywa irafasha. Ku bikomere, uduheri twaje mu buryo butunguranye cyangwa ibiheri bibabaza, turagusaba kujya kwa muganga w’uruhu.</p>`,
  },
  {
    question: 'Ngerageza nte igicuruzwa gishya?',
    answer: `<p>Siga gake inyuma y’ugutwi kumwe cyangwa imbere mu nkokora, imigoroba ibiri ikurikiranye. Tegereza umunsi umwe. Niba nta kuryaryata, nta bushyuhe, nta gutukura: gisige kuri kimwe cya kabiri cy’isura ku mugoroba wa gatatu, hanyuma ku isura yose.</p>
<p>Kuri aside, retinal cyangwa vitamini C, tangirira ku migoroba ibiri mu cyumweru, kandi wisige sunscreen mu gitondo.</p>`,
  },
  {
    question: 'Mugurisha ibicuruzwa byo kwitukuza cyangwa gucyesha uruhu?',
    answer: `<p>Oya. “Bitera uruhu kurabagirana” ku mpapuro zacu bivuga uruhu rufite ibara riringaniye kandi rurabagirana, ntibivuga uruhu rwacyeshejwe. Nta cyo tugurisha kirimo hydroquinone, mercure (mercury) cyangwa steroid.</p>`,
  },
  {
    question: 'Nkeneye konti?',
    answer: `<p>Kureba ibiri mu iduka, gusoma ibitekerezo no gukurikirana komande, oya. Gushyira mu gitebo no gutumiza, yego: bisaba izina ukoresha, amazina yawe, imeyili na nimero ya telefoni.</p>`,
  },
  {
    question: 'Abiyandikishije bashya babona iki?',
    answer: `<p><strong>Kode igabanya 5%</strong>, n’<strong>impano y’ubuntu</strong> izana na komande ya mbere. Ni rimwe kuri buri muntu: nimero ya telefoni cyangwa imeyili yamaze kubihabwa ntibihabwa ubwa kabiri.</p>
<p>Kode iza muri imeyili ikwakira kandi igutegereza muri konti yawe no mu gitebo cyawe iminsi 90. Ikora imeyili yawe imaze kwemezwa.</p>`,
  },
  {
    question: 'Hari icyashize. Kizagaruka ryari?',
    answer: `<p>Ibyinshi tubigutumiriza muri Koreya kandi ntibishira. Bike biri i Kigali ku mubare ubaze; iyo icya nyuma kigurishijwe, urupapuro rwacyo rurabivuga.</p>
<p>Tubaze kuri WhatsApp igihe kizagarukira, cyangwa ikindi gisa na cyo.</p>`,
  },
  {
    question: 'Kuki igiciro kiri mu gitebo cyanjye cyahindutse?',
    answer: `<p>Igitebo cyerekana igiciro cy’uyu munsi buri gihe, n’iyo igabanyirizwa ryatangiye cyangwa ryarangiye umaze gushyiramo igicuruzwa, kandi kikubwira iyo hari icyahindutse. Igiciro ubona wemeza komande ni cyo wishyura.</p>`,
  },
];
