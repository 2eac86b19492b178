import type { DemoTexts } from '../types.ts';
import brand3CE from './products/3ce.ts';
import abib from './products/abib.ts';
import anua from './products/anua.ts';
import apieu from './products/apieu.ts';
import banilaCo from './products/banila-co.ts';
import beautyOfJoseon from './products/beauty-of-joseon.ts';
import benton from './products/benton.ts';
import byWishtrend from './products/by-wishtrend.ts';
import clio from './products/clio.ts';
import cosrx from './products/cosrx.ts';
import dasique from './products/dasique.ts';
import drCeuracle from './products/dr-ceuracle.ts';
import drG from './products/dr-g.ts';
import drJart from './products/dr-jart.ts';
import espoir from './products/espoir.ts';
import etude from './products/etude.ts';
import fwee from './products/fwee.ts';
import haruharuWonder from './products/haruharu-wonder.ts';
import holikaHolika from './products/holika-holika.ts';
import illiyoon from './products/illiyoon.ts';
import imFrom from './products/im-from.ts';
import isntree from './products/isntree.ts';
import klairs from './products/klairs.ts';
import kundal from './products/kundal.ts';
import lador from './products/lador.ts';
import laneige from './products/laneige.ts';
import manyo from './products/manyo.ts';
import medicube from './products/medicube.ts';
import mediheal from './products/mediheal.ts';
import miseEnScene from './products/mise-en-scene.ts';
import missha from './products/missha.ts';
import mixsoon from './products/mixsoon.ts';
import natureRepublic from './products/nature-republic.ts';
import numbuzin from './products/numbuzin.ts';
import papaRecipe from './products/papa-recipe.ts';
import peripera from './products/peripera.ts';
import puritoSeoul from './products/purito-seoul.ts';
import romand from './products/romand.ts';
import roundLab from './products/round-lab.ts';
import ryo from './products/ryo.ts';
import skin1004 from './products/skin1004.ts';
import skinfood from './products/skinfood.ts';
import someByMi from './products/some-by-mi.ts';
import theFaceShop from './products/the-face-shop.ts';
import tirtir from './products/tirtir.ts';
import torriden from './products/torriden.ts';
import unove from './products/unove.ts';

export const products: DemoTexts['products'] = {
  ...brand3CE,
  ...abib,
  ...anua,
  ...apieu,
  ...banilaCo,
  ...beautyOfJoseon,
  ...benton,
  ...byWishtrend,
  ...clio,
  ...cosrx,
  ...dasique,
  ...drCeuracle,
  ...drG,
  ...drJart,
  ...espoir,
  ...etude,
  ...fwee,
  ...haruharuWonder,
  ...holikaHolika,
  ...illiyoon,
  ...imFrom,
  ...isntree,
  ...klairs,
  ...kundal,
  ...lador,
  ...laneige,
  ...manyo,
  ...medicube,
  ...mediheal,
  ...miseEnScene,
  ...missha,
  ...mixsoon,
  ...natureRepublic,
  ...numbuzin,
  ...papaRecipe,
  ...peripera,
  ...puritoSeoul,
  ...romand,
  ...roundLab,
  ...ryo,
  ...skin1004,
  ...skinfood,
  ...someByMi,
  ...theFaceShop,
  ...tirtir,
  ...torriden,
  ...unove,
};
