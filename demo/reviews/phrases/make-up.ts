import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Cushions, BB creams, concealers, powders, primers. */
export const basePhrases: Phrases = {
  wear: {
    good: `
      From [seven to seven|early Mass to the evening|the first bus to the last meeting] and it [stayed|only my nose needed a blot|looked like morning].
      It did not [crack|move|transfer on my collar] at {event}, [dancing included|and I cried twice|in this heat].
      Looks like [my skin on a good day|nothing, that is the point|skin, not paint], [my {kin} believed I was bare|even close up].
      One thin layer hides [my marks|the redness|the dark corner of my mouth] and [my freckles still show|I still look like me|nobody sees make-up].
      With a mask or a [helmet|scarf] on, [little comes off|the chin survives|it does not print].
    `,
    caveat: `
      By [three|two|four] my nose [shines|breaks through], [powder there|one blot|nothing dramatic].
      It [settles|sinks] in the lines [under my eyes|round my mouth] if I [talk a lot|use too much|skip cream], [thin layers|so little is more].
      On dry [spots|cheeks] it [catches|shows every flake], [cream first|scrub the day before|prepare well].
    `,
    bad: `
      It [slid|melted|separated] before [noon|I reached {place}|the photos], [I looked like a candle|my collar had more than my face].
      [Cakey|Patchy|Chalky], [whatever sponge I used|with any cream|I washed it off twice], [not for this climate|a shame].
    `,
  },
  feel: {
    good: `
      So [light|thin|fresh] I [touch my face and forget|scratched my cheek and it stayed|do not feel the heat under it].
      The [puff|sponge] is [soft|good], [I use it wet|washes well|even my little sister manages].
    `,
    caveat: `
      The [puff|sponge] gets [dirty fast|hard after washing], [buy a second one|I use fingers|my own brush is better].
    `,
    bad: `
      It feels [heavy|sticky|tight] on the face, [I kept touching|I counted the hours|like a mask in the sun].
    `,
  },
  shade: {
    good: `
      I took {shade} for [my brown skin|my caramel skin|the summer me], [right match at the neck|it looks grey for a minute, then melts|and I am between two others].
      {shade} is [warm enough|not pink|the one for me], [after three wrong foundations elsewhere|no line at the jaw|thank God].
      [Sent a photo on WhatsApp|Asked on WhatsApp] and they said {shade}, [correct|they were right|it disappears on me].
    `,
    caveat: `
      {shade} is [a touch light|half a shade off|a bit pink] on me, [bronzer helps|fine in the evening|between two colours].
      For my [darker|deep-skinned] {kin} there is [nothing|one shade only], [please bring more|we need deeper ones|Korea, wake up].
    `,
    bad: `
      {shade} looked [like a ghost|ash|pink] on me, [the darkest was still too light|choose darker than you think|my {kin} laughed].
      [My shade does not exist here|No shade for me], I [tried to mix|bought hope], [save your money, dark sisters|I gave it to a lighter friend].
    `,
  },
};

/** Blushes and eyeshadows. */
export const colourPhrases: Phrases = {
  shade: {
    good: `
      {shade} [shows on dark skin|is alive on me|is my colour], [not only in the pan|I did not believe it|even in photos].
      [First I feared|I was afraid|My {kin} said] {shade} would be [too pale|too loud|baby pink], [on brown skin it is|on my cheeks it is|but it is] [just warmth|perfect|like after a run].
      With {shade} alone I look [like I slept|healthy|in love], [ten seconds|with fingers|no brush needed].
    `,
    caveat: `
      {shade} needs [two|three] layers [on my skin|to show], [then it is lovely|patience|build it up].
      [One or two colours|The palest ones] [do nothing on me|are for light skin], the others I use [daily|up].
    `,
    bad: `
      {shade} is [invisible|chalk|grey] on [deep skin|my cheeks|me], [I tried wet, dry, fingers|pretty in the box only].
    `,
  },
  wear: {
    good: `
      Still there [after a wedding|at midnight|after eight hours of class], [a bit softer|no patches|and I sweat when I dance].
      It [blends itself|goes on even|forgives my bad hand], [two taps|no stripes|on the bus I did it].
    `,
    caveat: `
      [Fades|Leaves] by [four|five], [take it with you|quick touch-up|primer helps].
      It [drops dust|crumbles] under the eyes, so [eyes first, face later|tap the brush|be gentle].
    `,
    bad: `
      Gone [before lunch|in two hours], [or patchy, which is worse|as if I had not tried|I look for it in the mirror].
    `,
  },
};

/** Tints, lipsticks, glosses. */
export const lipPhrases: Phrases = {
  shade: {
    good: `
      {shade} on [brown|dark|full] lips is [rich, not chalky|deeper than the picture|my new signature|softer than I feared], [I get asked|I bought the spare|for work and for parties|{kin} wants it too].
      I chose {shade} for {event} and [my lips matched the umushanana|every photo is good|the aunties approved].
      {shade} is [quiet enough for the office|bold without shouting|the one I searched for], [two coats for evening|with brown liner wow|one for day].
    `,
    caveat: `
      {shade} is [pinker|lighter|more orange] on me than on the screen, [still pretty|a liner fixes it|know your lips].
      My lips are two-toned, so {shade} [needs liner|shows different above and below|wants two layers], [that is me, not the tint|fine].
    `,
    bad: `
      {shade} disappears on [dark lips|my lips|me], [I wear it as balm|what was in the picture, hm|for pink lips only].
      {shade} made me look [ill|like I ate chalk|pale], [my {kin} asked if I was sick|wrong for brown skin].
    `,
  },
  wear: {
    good: `
      Survived [brochettes|rice and beans|four cups of tea|a long sermon], [only the middle faded|the stain stayed till evening|I did not check once].
      Not [sticky|drying|heavy], [my braids do not glue to it|I forget it|lips are soft in the evening].
      It [leaves a stain|sinks in], the [cup|glass|baby’s cheek] stays clean, [nearly|mostly|my collar also].
      I dab it on [my cheeks too|the cheeks for colour], [one stick, whole face|matching is easy|five minutes saved].
    `,
    caveat: `
      It [goes|leaves] with [oily food|the first brochette|soup], [reapply|carry it|a small thing].
      [Dry|Cracked] lips [show|drink the colour in stripes], [balm first|scrub before|prepare].
      The [applicator|brush] [takes too much|is a bit stiff], [wipe once|small mess the first day].
    `,
    bad: `
      [Dried my lips|Peeling lips] by [evening|the second day], [I drank water, still|balm could not save it].
      It [moves|runs] [over the edge|to my teeth|with every sip], [in all my photos|I checked mirrors all day|for kisses no].
    `,
  },
};

export const lashPhrases: Phrases = {
  wear: {
    good: `
      My short [straight|stubborn] lashes [stay up|hold the curl] till [night|I take it off|the last bus], [rain included|in humidity|I cried at {event} and nothing ran].
      No [black|panda] under the eyes at [five|the end of the shift], [and I rub my eyes|with oily lids|finally].
      Comes off with [warm water|oil] in [seconds|one minute], [no lashes lost|like small tubes|easy].
    `,
    caveat: `
      You must [work fast|wait between coats|wipe the brush], or [it clumps|lashes stick|spider legs].
      A little [flakes|crumbs] by [eight hours|evening], [I look closely|nobody else saw|not bad].
    `,
    bad: `
      [Smudged|Printed on my lid] by [ten|lunch], [I have oily lids|I tried powder|it looked like no sleep].
      It [hurts|needs oil and force] to remove, [I lost lashes|not worth it|my eyes were red].
    `,
  },
};

export const linerPhrases: Phrases = {
  wear: {
    good: `
      [My hand shakes|I am a beginner] and the line is still [straight|sharp], [the tip helps|two strokes|my {kin} asked me to do hers].
      It did not [move|run|print] [in the rain|in the choir heat|when I laughed till I cried], [ten hours|whole party].
    `,
    caveat: `
      It [dries|dried] a bit fast, [close it well|store it tip down|so be quick].
    `,
    bad: `
      [Scratchy|Dry] after [two weeks|ten uses], and it [prints|smudges] on my [lid|hooded eyes].
    `,
  },
  shade: {
    good: `
      {shade} is [soft|clear|easy to see] on brown skin, [softer than black|from far you see it|very elegant].
    `,
    bad: `
      {shade} hardly shows on [me|dark lids], [three strokes and nothing|pretty on the carton].
    `,
  },
};

export const browPhrases: Phrases = {
  wear: {
    good: `
      [Hair by hair|Small strokes], and [nobody sees it is drawn|my thin brows are back|I left the salon tattoo idea].
      Stays [through sweat|in the rain|till I wash], [the tail too|even at {event}].
      The spoolie [is good|blends it], [three minutes|done in the car|no more crayon look].
    `,
    caveat: `
      The lead is [soft|thin|short], [turn out only a little|it broke once|do not press].
      It [ends|finishes] in [six weeks|two months], [buy two|daily use|for the price ok].
    `,
    bad: `
      [Broke|The lead fell out] [twice|the first day|three times], [half of it in the bin|I glue with hope].
      Too [grey|red|warm] for my black hair, [looked like felt pen|try before you trust|no].
    `,
  },
  shade: {
    good: `
      {shade} [matches|goes with] my [black hair|brown braids|natural colour], [not red, not grey|soft|finally not orange].
    `,
    caveat: `
      {shade} is a bit [cold|warm|light] for me, [one darker would be right|a soft hand helps].
    `,
  },
};
