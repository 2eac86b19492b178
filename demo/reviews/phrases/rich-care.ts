import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Creams, gel creams, emulsions, sleeping masks. */
export const creamPhrases: Phrases = {
  feel: {
    good: `
      [A pea|One almond|A fingertip] does the whole face, [neck as well|and what is left my hands get|so it will last].
      It goes on like [soft butter|yoghurt|whipped cream|cool jelly] and [stays put|is gone in a minute|does not slide off with sweat], [my hands like it too|no second layer|a small pleasure].
      In the morning my face is still [soft|comfortable|moist], [pillow dry|and the pillow is clean|no grease print].
      [Cool|Soft|Comfortable] the second it touches, [after a day of dust|after the sun on the lake|after a long bus ride|after a hot kitchen].
      It holds from [seven in the morning until I wash|breakfast to Mass|dawn to the evening news], [even with the fan on|in {season} as well|no second layer].
      Under sunscreen it [behaves|does not roll|stays flat], which I cannot say of [my last three|most creams|the one from the mall].
    `,
    caveat: `
      A [bit|little] [heavy|rich|shiny] for [midday|March heat|my nose], so [nights|only the cheeks|weekends] for me.
      You need [more than they say|two layers in {season}|to press it in], [otherwise|then] it is [lovely|fine|good].
      It leaves a [shine|film] for [a quarter of an hour|some minutes], [I blot|then it settles|my children laugh].
      Comfortable, but [by four|after six hours|in the dry wind] my cheeks [ask for more|feel tight again|remember].
    `,
    bad: `
      It [sits on top|never goes in|stays like a mask], I [sweat under it|wipe it off|could write my name in it].
      Much too [greasy|heavy|thick] for me, by [ten|noon] I could [fry an egg on my forehead|see myself shine in the lift].
      Too [light|thin] for [dry season|my cheeks|the cold mornings in {town}], I was [dry again in an hour|flaky by Friday|not protected].
    `,
  },
  result: {
    good: `
      The [rough|flaky|dry] patches [on my cheeks|beside my mouth|on my forehead] [left within a week|are gone after {weeks}|do not come back].
      My face used to [pull|crack|itch] every {month}, [not this time|this year it is quiet|first year without].
      {weeks} of it and my skin is [plump|supple|quiet], [people guess thirty|I touch it all the time|make-up loves it].
      The redness after [threading|the sun|a strong soap|a spicy lunch] [calms by morning|is gone in an hour|is a thing of before].
      My mother’s skin [looks fed|drank it|is soft again], [the mirror is kinder|she says like young banana leaf|good for ripe skin|she is fifty-eight].
    `,
    caveat: `
      Softer yes, [brighter no|lines the same|but nothing more], after {weeks}.
      I like the [morning|first hour], but [it does not fix|I still have] my [dry chin|flaky nose|patches] completely.
    `,
    bad: `
      Small [bumps|whiteheads|pimples] along my [jaw|cheeks|hairline] after [six days|a week|four nights], [I stopped and they left|so that was that|too rich I think].
      {weeks} and I am [as dry as before|not one bit softer|still peeling], [what did I pay for|no|strange for so many good reviews].
    `,
  },
};

export const lightCreamPhrases: Phrases = {
  feel: {
    good: `
      [Bursts into water|Turns to water|Melts like ice] under the fingers, [my nose forgives it|no shine|perfect for hot rooms].
      {?man} I hate cream on my face, [this is like water|this one I forget I have on|this one my beard accepts].
      {?oily} I [finally|at last] have a cream that does not [shine|slide|melt] by [noon|eleven|two].
    `,
    caveat: `
      Good in the rains, in [July|the dry season|August] I [add an oil|need a second layer|change to a thicker one].
    `,
  },
};

export const nightMaskPhrases: Phrases = {
  feel: {
    good: `
      I [put it on|spread it] at nine, by ten it is [dry enough for the pillow|in], [no mess on the sheets|and I sleep like usual].
      [Sunday|Wednesday|Friday] night is for this, Monday my face [says thank you|is soft like bread|looks slept].
    `,
    caveat: `
      My [pillow|headscarf|bonnet] [eats half|got some], [sleep on your back|put it an hour before bed|wait before lying down].
    `,
  },
};

export const faceOilPhrases: Phrases = {
  feel: {
    good: `
      [Three drops|Two drops] pressed on damp skin, [no greasy look|only a soft light|nobody can tell it is oil].
      I put a drop [in my foundation|on my cuticles|in the ends of my hair] too, [nothing wasted|one bottle, many jobs].
    `,
    bad: `
      {?oily} Oil on my skin was a [mistake|bad idea], [I knew it|pimples said hello|give it to dry people].
    `,
  },
};

/** Lip balms and lip masks. */
export const lipCarePhrases: Phrases = {
  feel: {
    good: `
      My lips [split|crack|bleed] every {month}, [this year no|not since this|with this never].
      Thick layer at night, in the morning [the skin is smooth like a baby’s|no flakes under lipstick|still a little there].
      It [stays|holds] through [tea|one meeting|a whole lecture], and it is [not sticky|comfortable|no fishy shine].
      My [sons|brothers|boys at home] [steal it|use it too, no shame|pretend they do not use it].
      [My hair does not|My braids do not|Long hair does not] [glue to it|stick on it] in the wind, [good on a moto|finally|you know what I mean].
    `,
    caveat: `
      It [goes away|leaves] with [tea|the first chapati|talking], so you [reapply|carry it|need it again] by [ten|eleven].
      Sweet [smell|taste], I [lick it|eat half of it], [my own problem|so it does not last|dangerous].
      The pot wants a [clean finger|spatula], on a bus that is [not easy|not nice|a risk].
    `,
    bad: `
      My lips [tingled|itched|got drier] [the next day|after a week|when it wore off], [cow butter does better|no for me|I went back to plain balm].
      Melted in my [bag|pocket|car] [on the way to {town}|in the sun|before noon], [now it is soup|never became firm again].
    `,
  },
  result: {
    good: `
      {weeks} and the [dry lines|dead skin|white corners] [are gone|stay away|no longer show under matte lipstick].
      [One night|Two nights|A weekend] was enough to [see|feel] it, my lips [look fuller because they are soft|do not peel now|stopped asking for water].
    `,
    caveat: `
      Good on top, [underneath|by midday] they are [still dry|dry again], [I drink too little maybe|use it often|so keep it near].
    `,
  },
};
