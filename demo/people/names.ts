/**
 * First names that are common in Rwanda and countries near it, by country, so that the author of a review in
 * another language has a name from a country where it is spoken. All people are invented.
 */
export type Country = 'rw' | 'bi' | 'cd' | 'ug' | 'ke';

const splitNames = (text: string): string[] => text.trim().split(/\s+/);

export const WOMEN: Record<Country, string[]> = {
  rw: splitNames(`
    Aline Solange Divine Keza Clarisse Diane Yvonne Chantal Liliane Immaculée Espérance Joselyne Josiane Ange Angélique Uwase Umutoni
    Ineza Teta Mutoni Ingabire Uwineza Umuhoza Mukamana Nyirahabimana Uwamahoro Mahoro Kamikazi Gisèle Vestine Claudine Béatrice
    Jeannette Odette Delphine Marie-Claire Francine Alphonsine Gaudence Consolée Domitille Scholastique Florence Pacifique Sandrine
    Sonia Nadia Ariane Raïssa Ornella Carine Denyse Rosine Peace Joyeuse Olive Honorine Assumpta Bernadette Christella Laetitia Noella
    Vanessa Belise Bella Ketty Ritha Yvette Dative Esther Agnès Hope Mignonne Kayitesi Munezero Iradukunda Ishimwe Gasaro Kabatesi
    Umulisa Uwera Muteteri Batamuriza Kantengwa Nyiramana Pélagie Perpétue Athanasie Euphrasie Médiatrice Thérèse Rachel Benita Shakira
  `),
  bi: splitNames(`
    Nadège Ines Kaneza Irakoze Inarukundo Bélyse Ciella Dorine Fleurette Jeanine Kezia Lorraine Mireille Nella Orlane Princia Huguette
    Spès Arlette Evelyne Goreth Ginette Nadine Nikita Akimana Ndayizeye Niyonkuru Iteriteka Ornelle Médiatrice
  `),
  cd: splitNames(`
    Furaha Neema Zawadi Riziki Baraka Nabintu Ester Déborah Grâce Merveille Plamedi Gloire Rebecca Sifa Faida Aimée Mapenzi Bahati Noëlla
    Wivine Safi Chance Francisca Judith Nsimire Dorcas Mamie Exaucée
  `),
  ug: splitNames(`
    Akello Nakato Babirye Namutebi Nalubega Nabirye Kyomuhendo Atim Apio Achieng Kemigisha Ninsiima Tusiime Nankya Nassali Namukasa Brenda
    Prossy Patience Winnie Sharon Tracy Lydia Doreen Maureen Phiona Rehema Hajara Namara Arinaitwe Nabwire Mercy Barbra Joan Stella
  `),
  ke: splitNames(`
    Wanjiru Njeri Wambui Atieno Akinyi Nyambura Mumbi Chebet Jepkosgei Nekesa Moraa Kerubo Wairimu Muthoni Faith Purity Cynthia Caroline
    Halima Fatuma Amina Zainab Mwende Ndanu Kanini Wangari Nduta Gathoni Naliaka Adhiambo Anyango Jebet Sheila Hawa
  `),
};

export const MEN: Record<Country, string[]> = {
  rw: splitNames(`
    Eric Patrick Innocent Emmanuel Olivier Thierry Yves Eugène Kevin Alain Fabrice Bosco Didier Claude Fidèle Placide Théogène Jean-Paul
    Jean-Claude Jean-de-Dieu Vedaste Célestin Anastase Alexis Aimable Gad Shema Manzi Ganza Mugisha Ntwali Hirwa Cyusa Muhire Rukundo
    Nshuti Gatete Kwizera Niyonzima Habimana Hakizimana Ndayisenga Dieudonné Faustin Gilbert Sylvain Prosper Blaise Cédric Christian
    Arsène Landry Samuel Moïse Elie Enock Obed Ismaël Ibrahim Hamza
  `),
  bi: splitNames(
    'Fiston Bienvenu Arnaud Audry Chris Dorian Egide Ferdinand Guy Héritier Janvier Landry Lionel Nestor Rénovat Thomas Yannick',
  ),
  cd: splitNames('Bahati Patient Trésor Dieumerci Serge Junior Espoir Amani Héri Josué Jonathan Glody Daddy Pascal Benjamin Gédéon'),
  ug: splitNames(
    'Ivan Brian Moses Ronald Denis Isaac Joel Okello Opio Mukasa Kato Wasswa Tumusiime Asiimwe Ssebo Godfrey Allan Herbert Timothy',
  ),
  ke: splitNames(
    'Kamau Otieno Mwangi Kiprono Kipchumba Ochieng Njoroge Mutua Wekesa Barasa Dennis Collins Felix Victor Juma Omondi Karanja',
  ),
};
