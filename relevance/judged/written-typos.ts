/** Queries with misspelled, split or joined words, written by hand. Each line is `id | query | query …` (see judgeNames). */
import { judgeNames } from './products.ts';
import type { JudgedQuery } from './types.ts';

export const writtenTypoQueries: readonly JudgedQuery[] = [
  ...judgeNames(
    'one typo',
    `anua-heartleaf-77-soothing-toner | anua hartleaf 77 soothing toner | anua heartleaf soothing tonner
    cosrx-advanced-snail-96-mucin-power-essence | cosrx snail mucin esence | corsx snail mucin essence
    cosrx-acne-pimple-master-patch | pimple master pacth | acne pimpel master patch
    beauty-of-joseon-dynasty-cream | dinasty cream | dynasty craem
    beauty-of-joseon-relief-sun-rice-probiotics-spf50 | releif sun rice probiotics
    laneige-lip-sleeping-mask | lanaige lip sleeping mask | laneige lip sleping mask
    laneige-water-sleeping-mask | laneige water sleepin mask
    etude-soonjung-2x-barrier-cream | sonjung 2x barrier cream | soonjung barier intensive cream
    some-by-mi-miracle-toner | some by mi mircale toner | aha bha pha miracle tonar
    skin1004-madagascar-centella-ampoule | madagascar sentella ampoule | madagaskar centella ampoule
    round-lab-1025-dokdo-toner | round lab dokto toner
    im-from-mugwort-essence | mugword essence | mugwort esence
    torriden-dive-in-low-molecular-hyaluronic-acid-serum | toriden dive in serum | torriden dive in serun
    klairs-midnight-blue-calming-cream | midnigth blue calming cream
    manyo-bifida-biome-complex-ampoule | bifida biome complex ampule | biffida biome ampoule
    tirtir-mask-fit-red-cushion | tirtir mask fit red cushon | tirtr mask fit red cushion
    peripera-ink-velvet | peripera ink velvt | peripara ink velvet
    romand-juicy-lasting-tint | jucy lasting tint
    medicube-zero-pore-pad-2 | medicub zero pore pad
    missha-m-perfect-cover-bb | misha perfect cover bb
    mixsoon-bean-essence | mixson bean essence
    innisfree-super-volcanic-pore-clay-mask-2x | innisfre super volcanic clay mask | super volcanik pore clay mask
    banila-co-clean-it-zero-original | banilla co clean it zero original
    dr-jart-ceramidin-cream | dr jart ceramidn cream
    haruharu-wonder-black-rice-toner | haruharu black rice hyaluronik toner
    mediheal-teatree-essential-mask | medeheal teatree essential mask
    purito-seoul-daily-go-to-sunscreen | purito daily go to sunscrean
    unove-deep-damage-treatment-ex | unove deep damge treatment
    papa-recipe-bombee-honey-mask | bombe honey mask pack
    tonymoly-peach-hand-cream | tonymoli peach hand cream
    illiyoon-ceramide-ato-lotion | iliyoon ceramide ato lotion
    numbuzin-no5-vitamin-pad | numbuzin vitamin niacinimide pad`,
  ),
  ...judgeNames(
    'two typos',
    `anua-peach-70-niacinamide-serum | peach niacynamid serum | anua peach nicainamde serum
    torriden-dive-in-low-molecular-hyaluronic-acid-toner | torriden hyaloronik acid toner
    isntree-ha-watery-sun-gel | isntree hyloronic watery sun gel
    skin1004-madagascar-centella-ampoule | madgascar centela ampoule | madagasscar centella ampolue
    mixsoon-galactomyces-ferment-essence | galactomices fermnt essence | galactomises ferment essence
    apieu-madecassoside-cream | madecasoside craem | madecassocide crem
    abib-gummy-mask-heartleaf-sticker | gummy mask hertleaf stiker
    laneige-water-bank-blue-hyaluronic-eye-cream | laniege water bank hialuronic eye cream
    innisfree-cherry-blossom-glow-jelly-cream | chery blosom jelly cream | innisfree cherry blosssm cream
    benton-goodbye-redness-centella-mask | goodby rednes centella mask
    by-wishtrend-mandelic-acid-prep-water | mandellik acid prep water
    dr-ceuracle-kombucha-tea-essence | kambuca tea essence
    holika-holika-smooth-egg-peeling-gel | holica holica smooth egg peeling gel
    haruharu-wonder-black-rice-facial-oil | haruhru wonder black rice fascial oil
    iunik-propolis-vitamin-sleeping-mask | propollis vitamin slepping mask
    klairs-supple-preparation-toner | suple preperation facial toner
    mise-en-scene-perfect-serum-original-shampoo | perfect serum orginal shampo
    nature-republic-forest-garden-chamomile-oil | forest garden camomille cleansing oil
    skinfood-black-sugar-perfect-scrub-2x | skinfod blck sugar perfect scrub
    etude-ginger-sugar-overnight-lip-mask | ginger suger overnite lip mask
    kundal-honey-macadamia-pure-body-wash | honey macadmia pure bodi wash
    missha-time-revolution-first-essence-5x | time revalution first essance
    some-by-mi-retinol-eye-cream | retinnol intence eye cream
    purito-seoul-mighty-bamboo-panthenol-cream | mighty bambo pantenol cream
    aromatica-rosemary-scalp-scaling-shampoo | rosmary scalp scalling shampoo
    clio-kill-lash-superproof-mascara | superprof mascarra`,
  ),
];

export const splitWordQueries: readonly JudgedQuery[] = judgeNames(
  'split or joined',
  `cosrx-advanced-snail-92-all-in-one-cream | cos rx snail 92 all in one cream
  beauty-of-joseon-ginseng-essence-water | beautyofjoseon ginseng essence water
  beauty-of-joseon-glow-serum-propolis-niacinamide | beauty of jo seon glow serum
  some-by-mi-snail-repair-cream | somebymi snail truecica repair cream
  anua-heartleaf-pore-control-cleansing-oil | anua heart leaf pore control cleansing oil
  tonymoly-im-lemon-sheet-mask | tony moly im lemon sheet mask
  etude-soonjung-cleansing-water | soon jung cleansing water
  skin1004-watergel-sheet-ampoule-mask | skin 1004 water gel sheet mask
  skinfood-rice-mask-wash-off | skin food rice mask
  holika-holika-aloe-99-soothing-gel | holikaholika aloe soothing gel
  haruharu-wonder-soft-cleansing-gel | haru haru wonder soft cleansing gel
  medicube-collagen-jelly-cream | medi cube collagen jelly cream
  mediheal-collagen-essential-mask | medi heal collagen essential mask
  round-lab-1025-dokdo-cleanser | roundlab dokdo cleanser
  dr-jart-cicapair-serum | drjart cica pair serum
  dr-g-red-blemish-soothing-cream | drg red blemish soothing cream
  nature-republic-aloe-vera-soothing-gel | naturerepublic aloevera soothing gel
  mediheal-teatree-essential-mask | mediheal tea tree essential mask
  lilybyred-luv-beam-cheek | lily by red luv beam cheek
  tirtir-mask-fit-red-cushion | tir tir mask fit red cushion
  numbuzin-no3-skin-softening-serum | numbuz:n no.3 skin softening serum
  manyo-pure-cleansing-oil | manyo pure cleansing oil | ma:nyo pure cleansing oil
  im-from-rice-toner | imfrom rice toner
  missha-super-off-cleansing-oil | missha superoff cleansing oil
  romand-better-than-cheek | rom&nd better than cheek
  torriden-dive-in-soothing-cream | torriden divein soothing cream`,
);
