import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Toners, essences and mists, which pour like water. */
export const wateryPhrases: Phrases = {
  feel: {
    good: `
      Like [water|rain] with a little [weight|silk|body] in it, gone in [ten|twenty|thirty] seconds.
      I pat in [two|three|four] layers [on Sundays|when my face is thirsty|in {season}] and [nothing rolls up|my powder still sits well|it never gets sticky].
      It is gone [before I find the next bottle|while I tie my braids|before the kettle boils].
      No [film|sticky palms|shine], only a [fresh|soft|bouncy|cool] face.
      My [fingers|hands|palms] slide, then stop, that is how I know it is [in|done|absorbed].
      [Straight from the fridge after|Kept cold, then used after|A splash of it after] [the moto|the sun|the gym|the market] it is [heaven|like rain|the best minute of my day].
    `,
    caveat: `
      For me it is [a bit like water|rather thin], I [need|must add] [something richer after|a second layer|oil on top].
      It stays [tacky|a bit sticky] for [a minute|two minutes|some minutes], so [brush your teeth meanwhile|I wait|no rush in the morning].
      It runs [through the fingers|down my wrist], use [a pad|less at a time|cupped hands].
      On cotton half of it [is lost|disappears], [hands are better|use your palms|I learned to pat].
    `,
    bad: `
      [It is water|I feel nothing|Thin water], [I could spray the tap|my face is thirsty again in ten minutes|after an hour I am dry].
      It [stung|prickled|itched] around my nose [each time|from the first night|for a quarter of an hour], so [no|I stopped|only for the neck now].
      Sticky [like syrup|even after ten minutes], [dust of the road sits on it|my scarf glues to my cheek|no good under sunscreen].
    `,
  },
  result: {
    good: `
      After {weeks} my [cheeks|temples|lower cheeks] feel [smoother|calmer|bouncy|less rough], [even in the morning|also when I wash|also under foundation].
      {weeks} and my [forehead|jaw|chin] feels [smooth|less rough|calmer] when I [wash|wake up|rest my head in my hand].
      The [tight|cardboard|stretched] feeling after washing [is gone|stopped the second day|I no longer know].
      My make-up [sits flat|does not crack at the nose|looks like skin] since I put this [under it|first].
      Now, {weeks} in, [the flakes|the dry islands|the white corners] beside my nose [left|are history|stay away].
      My face looks [awake|rested|like after a holiday] at [six in the morning|the end of a night shift|four in the afternoon].
    `,
    caveat: `
      I see [softer skin but no glow|a little difference, not a big one|more change on the forehead than on the cheeks] after {weeks}.
      The moisture is good [till noon|for half a day], then [my office air conditioning wins|I need a mist|dryness returns].
    `,
    bad: `
      After {weeks} I see [no difference|nothing at all|the same face].
      It gave me [small bumps|tiny pimples|a rough patch] on the [forehead|chin|cheeks] after [three days|a week|five nights], [so I stopped|not for me|my sister took it].
    `,
  },
};

export const padPhrases: Phrases = {
  feel: {
    good: `
      The pads are [dripping|wet to the last one|fat and soft], I [wipe, then lay two on my cheeks|use both sides|do neck and chest with the same one].
      [The rough side first|I start with the bumpy side], then [the smooth one|flip], and the [cotton is brown with dust|dust of {place} stays on it|evidence is on the pad].
      Ten minutes as a [mini mask|patch] on the [cheeks|forehead] while I [cook|answer messages|wait for my hair], [cool|lovely|my small holiday].
      One pad in a [zip bag|small box] goes to the [gym|night shift|bus to {town}] with me.
    `,
    caveat: `
      The [tweezers|little pliers] [hide in the bottom|fell in the juice|are too short], [I use a clean fork, do not laugh|so wash your hands].
      The last [ten|fifteen] pads were [drier|less wet], turn the tub [upside down at night|over sometimes|once a week].
      Two come out [glued together|at once], [I peel|so I use both|minor].
    `,
    bad: `
      They [dried out|were dry] [by half of the tub|in the second month|already at the top], [the lid does not close well|maybe the heat|so half is useless].
      Every day was too much, my [cheeks|mouth corners] [burned|peeled|were red], [write it bigger|go slow|now twice a week only].
    `,
  },
  result: {
    good: `
      My nose is [smooth|flat|clean] under the fingers [the next morning|after {weeks}|since then].
      [Bumps|Little grains] on my [forehead|back|shoulders] are [fewer|flatter|almost gone] after {weeks}.
      From [tired face|bus face|Monday face] to [presentable|ready to go out] in [five minutes|one pad], [even my {kin} noticed|that is my record|I time it].
    `,
    caveat: `
      Clean feeling, but the [pores|dark dots] are still [there|the same] after {weeks}, [I am patient|let us see|I knew it is no magic].
    `,
    bad: `
      {weeks} and the [blackheads|dots|bumps] [did not move|are still with me|laugh at me].
    `,
  },
};

/** Serums, ampoules, face oils. */
export const serumPhrases: Phrases = {
  feel: {
    good: `
      [Light|Slippery|Silky] at first, then [nothing|just skin|a soft finish], [my cream goes over it without crumbs|no pilling under sunscreen|even in the heat].
      [Two|Three|Four] drops [warm up between my palms|are enough for face and neck], [more is waste|I learned to go slow|the rest I put on my hands].
      It [sinks in|dries down] while I [pray|look for my keys|brush my teeth|put on my socks].
      Not [greasy|sticky|heavy] even in [the rainy months|a packed bus|my hot office on the top floor].
      I [press|pat] it in, do not rub, and it [disappears|melts|drinks in] [quickly|at once|like in sand].
    `,
    caveat: `
      If I use [more than three drops|too much] it [rolls up|pills|makes crumbs] under [sunscreen|my cushion], so [go easy|wait two minutes|less is right].
      Slightly [sticky|tacky] for [a moment|a few minutes], [fine at night|so I use it before bed|my pillow knows].
      It feels [heavier|more oily] than I [like|wanted] by day, [nights only|so it is my night thing|good for the dry months].
    `,
    bad: `
      It [pills|rolls|crumbles] with [everything|any sunscreen|my foundation], I looked like I was [peeling|an eraser|dusty].
      Burned my [cheeks|nose] for [ten minutes|half an hour], [read the advice and begin slowly, I did not|too strong for me|my neighbour has it now].
      Too [rich|oily|sticky] for Kigali [weather|heat|afternoons], I [shine|sweat|feel covered] by ten.
    `,
  },
  result: {
    good: `
      {weeks} later the [marks|dark patches|shadows] on my [chin|cheeks|jaw|temples] are [softer|paler at the edges|easier to cover].
      After {weeks} my [forehead|nose|whole face] has [more light|a quiet glow|less of that grey look], [filters off|I check in the lift mirror|even by window light].
      I took a photo [the first day|before] and [yesterday|after {weeks}], [same lamp|same mirror], and the difference is [real|clear|not my imagination].
      The [line|crease|paper skin] [between my brows|beside my eyes|on my forehead] looks [softer|filled|less angry] [when I am rested|in the morning|than last {month}].
      My skin [feels fuller|feels thicker|bounces back when I press it], [as if it slept|strange but true|at forty-one I am happy].
      After {weeks} I [skip foundation on weekdays|go out with only sunscreen|use half the concealer].
    `,
    caveat: `
      I do see [something|a little|some glow], [not the marks though|slowly|after {weeks} only].
      Good moisture, but the [spots|marks] [did not change|are as before], [maybe it needs longer|I will finish the bottle|we shall see].
      [A nice glow|Soft skin] [in the morning|for some hours], then my [usual|tired] face comes back.
    `,
    bad: `
      {weeks}, every night, and [nobody noticed|no change in the marks|I see nothing], [me neither|even under the lamp|with glasses on].
      I got [three new pimples|small bumps|a red patch] the [first|second] week and [had to stop|gave up|my skin said no].
    `,
  },
};

/** Eye creams and patches. */
export const eyePhrases: Phrases = {
  feel: {
    good: `
      A [rice grain|lentil|half a pea] for both eyes, [tapped with the ring finger|patted|it does not run into the eye].
      It does not [sting|creep into my eyes|make me cry], and [I wear lenses|my eyes are delicate|I have allergies in {season}].
      [Concealer|My powder] no longer [cracks|makes lines|cakes] under [the left eye|my eyes] [by noon|at work|in photos].
      Cold from the fridge it [wakes me up|takes the puff down|is my coffee] [after the night shift|before early Mass|on Mondays].
    `,
    caveat: `
      A bit [rich|thick|oily], at night only or [the liner slides|mascara prints|I look shiny there].
      It took {weeks} before I saw [anything|a small change], [patience|no miracle|so keep going].
    `,
    bad: `
      It [made tiny white grains|gave me milia|made my eyes water], [too rich for me|I stopped|such a pity].
      My dark circles are [family|the same|here to stay], [no cream will pay that debt|I should just sleep|tube finished and nothing].
    `,
  },
  result: {
    good: `
      The [crepe paper|tired skin|dry triangle] under my eyes [is smoother|has filled a bit|looks softer] after {weeks}.
      {weeks} and the [little lines|smile lines|creases] [are softer|do not catch powder any more|look less deep], [not gone, I am honest|at forty-four I take it|good].
      My eyes look [rested|open|less swollen] [by eight|on camera|after four hours of sleep].
    `,
    caveat: `
      It [softens|moistens] well, dark circles [remain|do not care|are another matter].
    `,
  },
};

export const spotPhrases: Phrases = {
  feel: {
    good: `
      I sleep with it and [in the morning the patch is white|it did not fall off|my hands stay away from my face].
      You [hardly|almost don’t] see it on [brown|my|dark] skin, I wore it [to class|in a meeting|at the shop].
    `,
    caveat: `
      The big size is [too big|rare in the box], I [want more small ones|run out of small ones first].
    `,
    bad: `
      It [fell off|peeled] in my [sleep|pillow] [three times|every night], [maybe I sweat|dry your skin first|money on the floor].
    `,
  },
  result: {
    good: `
      [Two nights|One night|A day and a half] and the bump was [flat|quiet|not red any more], no [scar|hole|dark mark] from squeezing.
    `,
    caveat: `
      Works on the [ripe|open] ones, on [those under the skin|deep ones] [it does nothing|it does little|be realistic].
    `,
    bad: `
      The pimple [stayed|laughed|was bigger in the morning], [after {weeks} of trying|for me no|strange].
    `,
  },
};
