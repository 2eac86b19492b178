import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Oils, balms and waters that take off sunscreen and make-up. */
export const firstCleanserPhrases: Phrases = {
  feel: {
    good: `
      It takes off [waterproof mascara|my stage make-up|long-wear lipstick|a day of sunscreen] [without rubbing|in one go|while I sing], [no panda eyes|towel stays clean].
      Turns [milky|white] with water and [rinses clean|leaves no oil|goes away], [even with our hard water|even cold|no film].
      My eyes [do not burn|stay calm|see clearly after], [lenses and all|and they are fussy|others make me foggy].
      After a day of [dust|moto|construction site|traffic in {place}] the [cotton|towel|water] is [shocking|brown], [and I believed in soap|proof|my {kin} took a photo].
      I massage [a minute|two minutes] and feel the [little grains|plugs] come out of my [nose|chin], [disgusting and lovely|so satisfying].
    `,
    caveat: `
      It [leaves a little film|feels a bit oily], so [a foam must follow|wash twice|second cleanser is not optional].
      For [heavy|waterproof] mascara I need [two rounds|patience|more than one pump].
      It [finishes|empties] fast if you [wear make-up daily|are generous], [five weeks for me|buy the big one|so I count].
    `,
    bad: `
      [Foggy|Blurred] eyes [for an hour|every evening], [and it stung|I could not read after|not worth it].
      It [clogged me|brought small bumps] on the [chin|hairline|cheeks], [I rinsed well, I swear|after a week|never again oil].
      Mascara [everywhere|down to my chin] and [still on the towel|still there in the morning], [soap does better|so no].
    `,
  },
  result: {
    good: `
      In {weeks} my [nose|chin] got [cleaner|smoother], fewer [plugs|blackheads|grains], [sunscreen used to stay there|double cleansing is real|who knew].
      My skin is [soft after washing|not tight any more|less angry in the evening] since I [take make-up off with this|changed to this].
    `,
  },
};

/** Foams and gels. */
export const secondCleanserPhrases: Phrases = {
  feel: {
    good: `
      [A pea|One pump|A bean] makes [a whole cloud|foam for two faces|enough lather], [with our hard water too|even cold|I was surprised].
      My face does not [squeak|pull|feel like plastic] after, [I can wait with cream|first foam that is kind|no tightness until I find my toner].
      It takes [sweat|dust|the smoke of the kitchen|the road] away and [leaves the skin alone|that is all I ask|no perfume cloud].
      [Morning and night|After training|After the moto|Before bed] it is [quick|enough|my one minute], [no burning eyes|my {kin} uses it too|nothing more to say|done].
      {?man} Even my beard is [clean and soft|free of dust|happy], [no itch under it|and my barber asked why|bar soap made it hay].
    `,
    caveat: `
      If I use it [twice a day|too much] my [cheeks|mouth corners] [get dry|pull], [once is enough|so evenings only|mornings only water].
      [Sunscreen|Make-up] needs [something before it|an oil first|two rounds], [alone it is not enough|then it is perfect].
      Not much [foam|lather], [my head thinks it does not clean|but clean it is|you get used to it].
    `,
    bad: `
      [Tight|Dry|Squeaky] like [after dish soap|paper], I [flaked in two days|ran for cream|use it for my feet now].
      It [burned my eyes|got in my eye and I danced|stings], and my [chin broke out|skin was red], [no thank you|so bye].
    `,
  },
  result: {
    good: `
      After {weeks} my [T-zone|nose|forehead] is [calmer|less shiny at lunch|clearer].
      My [son’s|brother’s|teenager’s] [forehead|chin] is [clearer|quieter] since he [uses this|left bar soap], [and he washes, a miracle].
      Fewer [bumps|spots] where [my helmet strap sits|my scarf rubs|I sweat|my phone touches], [in {weeks}|with no other change|and I only changed this].
    `,
    caveat: `
      Cleans well, but [no effect on|I still have] my [blackheads|spots|shine], [it is only soap after all|fair|as expected maybe].
    `,
  },
};

export const hairPhrases: Phrases = {
  feel: {
    good: `
      My [twist-out|natural hair|4C hair|relaxed hair] [is soft without being flat|drinks it|finally listens], [comb goes through|less hair in the comb|shrinkage and all].
      Under [braids|a wig|cornrows] my scalp [does not itch|stays quiet|feels fresh] [for ten days|till the second week|between washes].
      [A little does|One pump does|A coin’s worth covers] [my whole head|shoulder-length hair|a big afro|long braid-outs], [two in {season}|so it lasts|do not drown it].
      It [rinses out|washes] easily, [even in a bucket|with cold water|no white bits], and my hair [shines|smells clean|moves].
      My [salon lady|hairdresser|braider] asked [the name|where I bought it|for a photo of it], [she never asks|she uses it now].
    `,
    caveat: `
      For my tight curls it is [only a start|not rich enough], I [still need butter|add oil|put leave-in after].
      The perfume [stays|sits] [all day|in the pillow], [I like it, my husband no|too much for the office|a matter of taste].
      Long thick hair [eats|finishes] the {unit} in [four|five|three] washes, [buy two|so it gets expensive].
    `,
    bad: `
      My hair felt [stripped|like straw|squeaky], [detangling took an hour|not for dry hair|I put oil for two days].
      It [weighed my hair down|left it greasy|made it flat], [washed twice|like I had not washed|no volume at all].
      My scalp [itched more|flaked again] after [two|three] washes, [I stopped|so back to the old one].
    `,
  },
  result: {
    good: `
      [After {weeks} I see|{weeks} of it and I find|I notice, {weeks} in,] [less hair on the floor|less breakage at the front|fewer flakes on my black jackets|less hair in the basin], [my {kin} saw it first|I count|good sign].
      After {weeks} my [edges|ends|temples] look [stronger|less thin|healthier], [slowly|I measure with photos|tight braids had eaten them|baby hairs are back].
      {weeks} and my scalp is [calm|clean|no longer dry], [my mother saw it first|I scratch less in meetings].
    `,
    caveat: `
      Soft yes, but my [edges|flakes|breakage] [did not change|are the same] after {weeks}.
    `,
  },
};

/** Washes, lotions, hand creams. */
export const bodyPhrases: Phrases = {
  feel: {
    good: `
      My [elbows|knees|legs|hands] are no longer [grey|ashy|dusty] at [noon|the end of the day|four].
      It goes in before I [put on trousers|finish the next leg|close the lid], [no stains on clothes|not greasy|good for a hurry].
      [Dishes|Laundry|Chalk|Sanitiser] [eats|dries] my hands, this [brings them back|repairs them by morning|is my answer].
      The smell [stays soft on the skin|is like clean sheets|is gentle], [colleagues ask|my {kin} sniffs me|not like cheap perfume].
      I keep it [at work|in the car|by the kitchen sink], and [everybody uses it|it goes down quickly|my whole office is soft now].
    `,
    caveat: `
      In {season} I need it [twice a day|after every wash|and Vaseline on top], [our air is hard|otherwise good].
      The smell is [a bit strong|sweet|louder than expected], [gone after an hour|I like it, others no|choose carefully].
      For [very dry legs|a whole family|my height] the {unit} is [small|soon empty], [they should make it bigger|I hide it].
    `,
    bad: `
      [Ashy again|Dry again] after [two hours|one hour|the walk to work], [glycerine is stronger|my skin laughed at it|no].
      The perfume gave me [a headache|sneezing|itching arms], [I wanted to like it|so my {kin} has it|pity].
    `,
  },
  result: {
    good: `
      The [rough dots|dry scales|grey patches] on my [arms|shins|knuckles|knees] are [smoother|softer|nearly gone] after {weeks}, [and I wash dishes|every evening after the bucket|I had given up].
      {weeks} and I [wear skirts again|shake hands without shame|stopped scratching in bed].
    `,
  },
};
