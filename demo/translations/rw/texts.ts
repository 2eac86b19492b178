import type { DemoTexts } from '../types.ts';
import { categories } from './categories.ts';
import { announcements, settings, slides } from './content.ts';
import { faqs } from './faqs.ts';
import { labels } from './labels.ts';
import { legal } from './legal.ts';
import { privacy } from './privacy.ts';
import { productsOf3ce } from './products/3ce.ts';
import { productsOfAbib } from './products/abib.ts';
import { productsOfAnua } from './products/anua.ts';
import { productsOfApieu } from './products/apieu.ts';
import { productsOfBanilaCo } from './products/banila-co.ts';
import { productsOfBeautyOfJoseon } from './products/beauty-of-joseon.ts';
import { productsOfBenton } from './products/benton.ts';
import { productsOfByWishtrend } from './products/by-wishtrend.ts';
import { productsOfClio } from './products/clio.ts';
import { productsOfCosrx } from './products/cosrx.ts';
import { productsOfDasique } from './products/dasique.ts';
import { productsOfDrCeuracle } from './products/dr-ceuracle.ts';
import { productsOfDrG } from './products/dr-g.ts';
import { productsOfDrJart } from './products/dr-jart.ts';
import { productsOfEspoir } from './products/espoir.ts';
import { productsOfEtude } from './products/etude.ts';
import { productsOfFwee } from './products/fwee.ts';
import { productsOfHaruharuWonder } from './products/haruharu-wonder.ts';
import { productsOfHolikaHolika } from './products/holika-holika.ts';
import { productsOfIlliyoon } from './products/illiyoon.ts';
import { productsOfImFrom } from './products/im-from.ts';
import { productsOfIsntree } from './products/isntree.ts';
import { productsOfKlairs } from './products/klairs.ts';
import { productsOfKundal } from './products/kundal.ts';
import { productsOfLador } from './products/lador.ts';
import { productsOfLaneige } from './products/laneige.ts';
import { productsOfManyo } from './products/manyo.ts';
import { productsOfMedicube } from './products/medicube.ts';
import { productsOfMediheal } from './products/mediheal.ts';
import { productsOfMiseEnScene } from './products/mise-en-scene.ts';
import { productsOfMissha } from './products/missha.ts';
import { productsOfMixsoon } from './products/mixsoon.ts';
import { productsOfNatureRepublic } from './products/nature-republic.ts';
import { productsOfNumbuzin } from './products/numbuzin.ts';
import { productsOfPapaRecipe } from './products/papa-recipe.ts';
import { productsOfPeripera } from './products/peripera.ts';
import { productsOfPuritoSeoul } from './products/purito-seoul.ts';
import { productsOfRomand } from './products/romand.ts';
import { productsOfRoundLab } from './products/round-lab.ts';
import { productsOfRyo } from './products/ryo.ts';
import { productsOfSkin1004 } from './products/skin1004.ts';
import { productsOfSkinfood } from './products/skinfood.ts';
import { productsOfSomeByMi } from './products/some-by-mi.ts';
import { productsOfTheFaceShop } from './products/the-face-shop.ts';
import { productsOfTirtir } from './products/tirtir.ts';
import { productsOfTorriden } from './products/torriden.ts';
import { productsOfUnove } from './products/unove.ts';
import { refund } from './refund.ts';
import { shades } from './shades.ts';
import { terms } from './terms.ts';

/** The texts of the demo shop in Kinyarwanda. */
export const texts: DemoTexts = {
  categories,
  slides,
  announcements,
  faqs,
  policies: { terms, privacy, refund, legal },
  settings,
  labels,
  shades,
  colon: ': ',
  products: {
    ...productsOf3ce,
    ...productsOfAbib,
    ...productsOfAnua,
    ...productsOfApieu,
    ...productsOfBanilaCo,
    ...productsOfBeautyOfJoseon,
    ...productsOfBenton,
    ...productsOfByWishtrend,
    ...productsOfClio,
    ...productsOfCosrx,
    ...productsOfDasique,
    ...productsOfDrCeuracle,
    ...productsOfDrG,
    ...productsOfDrJart,
    ...productsOfEspoir,
    ...productsOfEtude,
    ...productsOfFwee,
    ...productsOfHaruharuWonder,
    ...productsOfHolikaHolika,
    ...productsOfIlliyoon,
    ...productsOfImFrom,
    ...productsOfIsntree,
    ...productsOfKlairs,
    ...productsOfKundal,
    ...productsOfLador,
    ...productsOfLaneige,
    ...productsOfManyo,
    ...productsOfMedicube,
    ...productsOfMediheal,
    ...productsOfMiseEnScene,
    ...productsOfMissha,
    ...productsOfMixsoon,
    ...productsOfNatureRepublic,
    ...productsOfNumbuzin,
    ...productsOfPapaRecipe,
    ...productsOfPeripera,
    ...productsOfPuritoSeoul,
    ...productsOfRomand,
    ...productsOfRoundLab,
    ...productsOfRyo,
    ...productsOfSkin1004,
    ...productsOfSkinfood,
    ...productsOfSomeByMi,
    ...productsOfTheFaceShop,
    ...productsOfTirtir,
    ...productsOfTorriden,
    ...productsOfUnove,
  },
};
