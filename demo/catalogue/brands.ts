import brand3CE from './brands/3ce.ts';
import abib from './brands/abib.ts';
import anua from './brands/anua.ts';
import apieu from './brands/apieu.ts';
import aromatica from './brands/aromatica.ts';
import banilaCo from './brands/banila-co.ts';
import beautyOfJoseon from './brands/beauty-of-joseon.ts';
import benton from './brands/benton.ts';
import byWishtrend from './brands/by-wishtrend.ts';
import clio from './brands/clio.ts';
import cosrx from './brands/cosrx.ts';
import dasique from './brands/dasique.ts';
import drCeuracle from './brands/dr-ceuracle.ts';
import drForhair from './brands/dr-forhair.ts';
import drG from './brands/dr-g.ts';
import drJart from './brands/dr-jart.ts';
import espoir from './brands/espoir.ts';
import etude from './brands/etude.ts';
import fwee from './brands/fwee.ts';
import haruharuWonder from './brands/haruharu-wonder.ts';
import hince from './brands/hince.ts';
import holikaHolika from './brands/holika-holika.ts';
import illiyoon from './brands/illiyoon.ts';
import imFrom from './brands/im-from.ts';
import innisfree from './brands/innisfree.ts';
import isntree from './brands/isntree.ts';
import iunik from './brands/iunik.ts';
import klairs from './brands/klairs.ts';
import kundal from './brands/kundal.ts';
import lador from './brands/lador.ts';
import laka from './brands/laka.ts';
import laneige from './brands/laneige.ts';
import lilybyred from './brands/lilybyred.ts';
import manyo from './brands/manyo.ts';
import medicube from './brands/medicube.ts';
import mediheal from './brands/mediheal.ts';
import miseEnScene from './brands/mise-en-scene.ts';
import missha from './brands/missha.ts';
import mixsoon from './brands/mixsoon.ts';
import moremo from './brands/moremo.ts';
import natureRepublic from './brands/nature-republic.ts';
import numbuzin from './brands/numbuzin.ts';
import papaRecipe from './brands/papa-recipe.ts';
import peripera from './brands/peripera.ts';
import puritoSeoul from './brands/purito-seoul.ts';
import romand from './brands/romand.ts';
import roundLab from './brands/round-lab.ts';
import ryo from './brands/ryo.ts';
import skin1004 from './brands/skin1004.ts';
import skinfood from './brands/skinfood.ts';
import someByMi from './brands/some-by-mi.ts';
import theFaceShop from './brands/the-face-shop.ts';
import tirtir from './brands/tirtir.ts';
import tonymoly from './brands/tonymoly.ts';
import torriden from './brands/torriden.ts';
import unove from './brands/unove.ts';
import type { DemoBrand } from './types.ts';

/** Every brand of the demo shop, in the order of their ids. */
export const brands: readonly DemoBrand[] = [
  brand3CE,
  abib,
  anua,
  apieu,
  aromatica,
  banilaCo,
  beautyOfJoseon,
  benton,
  byWishtrend,
  clio,
  cosrx,
  dasique,
  drCeuracle,
  drForhair,
  drG,
  drJart,
  espoir,
  etude,
  fwee,
  haruharuWonder,
  hince,
  holikaHolika,
  illiyoon,
  imFrom,
  innisfree,
  isntree,
  iunik,
  klairs,
  kundal,
  lador,
  laka,
  laneige,
  lilybyred,
  manyo,
  medicube,
  mediheal,
  miseEnScene,
  missha,
  mixsoon,
  moremo,
  natureRepublic,
  numbuzin,
  papaRecipe,
  peripera,
  puritoSeoul,
  romand,
  roundLab,
  ryo,
  skin1004,
  skinfood,
  someByMi,
  theFaceShop,
  tirtir,
  tonymoly,
  torriden,
  unove,
];
