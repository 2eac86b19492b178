/**
 * The words by which shoppers search for a type of product, in three languages. An entry is `query: wanted types / alternative types`, with
 * commas between types and semicolons between entries. The author of the entries did not look at the lexicon of the search, so they show its
 * gaps.
 */
import { judgeQuery } from '../../judged/types.ts';
import type { QueryRule } from './context.ts';

const ENGLISH = `blow dryer: Hair Dryer; hairdryer: Hair Dryer; hair straightener: Flat Iron; straightening iron: Flat Iron;
  curling iron: Curling Wand; curler: Curling Wand / Eyelash Curler; trimmer: Hair Clipper; shaver: Hair Clipper; nail varnish: Nail Polish;
  acetone nail: Nail Polish Remover; polish remover: Nail Polish Remover; fake nails: Press On Nails; false nails: Press On Nails;
  shower gel: Body Wash; body cleanser: Body Wash; body cream: Body Butter / Body Lotion, Cream; body milk: Body Lotion;
  hand lotion: Hand Cream; exfoliator for body: Body Scrub; soap: Bar Soap / Body Wash; antiperspirant: Deodorant; deo: Deodorant;
  perfume: Eau de Parfum, Perfume Oil / Eau de Toilette; cologne: Eau de Toilette / Eau de Parfum; body spray: Body Mist;
  air freshener: Room Spray; hair treatment: Hair Mask / Hair Serum, Hair Oil; deep conditioner: Hair Mask / Conditioner; pomade: Hair Wax;
  hair gel: Styling Gel; edge gel: Edge Control; detangler: Leave In Spray; sleep cap: Satin Bonnet; hair bonnet: Satin Bonnet;
  beauty sponge: Makeup Sponge; blender sponge: Makeup Sponge; rouge: Blush; blusher: Blush; eye shadow: Eyeshadow Palette;
  eye liner: Eyeliner; lip pencil: Lip Liner; eyebrow pencil: Brow Pencil; lipgloss: Lip Gloss; face powder: Pressed Powder;
  compact powder: Pressed Powder; makeup fixer: Setting Spray; makeup base: Primer / Foundation`;

const FRENCH = `shampooing: Shampoo; après-shampooing: Conditioner; shampooing sec: Dry Shampoo; masque capillaire: Hair Mask;
  huile pour cheveux: Hair Oil; crème pour cheveux: Hair Cream; sèche-cheveux: Hair Dryer; lisseur: Flat Iron; fer à lisser: Flat Iron;
  fer à boucler: Curling Wand; tondeuse: Hair Clipper; brosse à cheveux: Hair Brush; peigne: Comb; pinceau maquillage: Makeup Brush;
  éponge maquillage: Makeup Sponge; pince à épiler: Tweezers; parfum: Eau de Parfum, Perfume Oil / Eau de Toilette;
  brume corporelle: Body Mist; bougie parfumée: Scented Candle; crème pour les mains: Hand Cream; crème pour les pieds: Foot Cream;
  lait corporel: Body Lotion; beurre corporel: Body Butter; gommage corps: Body Scrub; gel douche: Body Wash; huile corporelle: Body Oil;
  déodorant: Deodorant; savon: Bar Soap; vernis à ongles: Nail Polish; dissolvant: Nail Polish Remover; lime à ongles: Nail File;
  faux ongles: Press On Nails; fond de teint: Foundation; anti-cernes: Concealer; poudre compacte: Pressed Powder;
  rouge à lèvres: Lipstick; brillant à lèvres: Lip Gloss; crayon à lèvres: Lip Liner; fard à joues: Blush;
  crayon à sourcils: Brow Pencil; palette de fards à paupières: Eyeshadow Palette; gel coiffant: Styling Gel`;

/** A native speaker has yet to check these words. */
const KINYARWANDA = `isabune: Bar Soap / Body Wash; isabune yo koga: Body Wash, Bar Soap; isabune y'umubiri: Body Wash, Bar Soap;
  isabune y'umusatsi: Shampoo; isabune y'imisatsi: Shampoo; shampo: Shampoo; amavuta y'umusatsi: Hair Oil, Hair Cream;
  amavuta y'imisatsi: Hair Oil, Hair Cream; amavuta y'intoki: Hand Cream; amavuta y'ibiganza: Hand Cream; amavuta y'ibirenge: Foot Cream;
  amavuta yo kwisiga: Body Lotion, Cream / Body Butter, Body Oil; amavuta y'umubiri: Body Lotion, Body Oil / Cream, Body Butter;
  parufe: Eau de Parfum / Eau de Toilette, Perfume Oil; umubavu: Eau de Parfum / Eau de Toilette, Perfume Oil;
  imibavu: Eau de Parfum / Eau de Toilette, Perfume Oil; igisokozo: Comb; igisokozo cy'umusatsi: Comb / Hair Brush;
  buroshi y'umusatsi: Hair Brush; verini: Nail Polish; verini y'inzara: Nail Polish; ibara ry'inzara: Nail Polish;
  rujalevure: Lipstick; puderi: Pressed Powder; puderi yo mu maso: Pressed Powder; dewodora: Deodorant`;

function createWordRule(kind: string, list: string): QueryRule {
  return ({ findIds, findType }) =>
    list.split(';').map((entry) => {
      const [query = '', typeNames = ''] = entry.split(':').map((part) => part.trim());
      const [wantedTypes = [], alternativeTypes = []] = typeNames
        .split('/')
        .map((names) => names.split(',').map((name) => findType(name.trim().replace(/\s+/g, ' '))));
      return judgeQuery(kind, query, {
        wanted: findIds(({ type }) => wantedTypes.includes(type)),
        alternatives: findIds(({ type }) => alternativeTypes.includes(type)),
      });
    });
}

export const shopperWordRules: readonly QueryRule[] = [
  createWordRule('synonym', ENGLISH),
  createWordRule('French', FRENCH),
  createWordRule('Kinyarwanda', KINYARWANDA),
];
