import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

export const sunPhrases: Phrases = {
  feel: {
    good: `
      No [white|grey|purple] [cast|film|ghost] on my [brown|dark|deep] skin, [sun tested|flash tested|my {kin} checked too|in daylight too].
      [It does not burn my eyes|No stinging eyes|My eyes stay dry] when I [sweat|run|climb to {place}], [first one ever|that was my fear|and I sweat a lot].
      Feels like a [light cream|moisturiser|lotion], [I skip cream in the morning|no sunscreen smell|I forget it is there].
      I wear it under [a helmet|a hijab|a cap|make-up] [every day|from seven to five] and it [does not roll|stays|leaves no mark on the cloth].
      [Two fingers’ worth|The full two fingers] goes in [without a fight|in a minute|and does not turn to paste].
    `,
    caveat: `
      A [slight|small|thin] [white film|pale look] for [five minutes|ten minutes], [then it is my colour again|rub more|my lips looked dry in it].
      [Shiny|Glossy] [by two|at noon|after the walk], [powder fixes it|blot once|fine on weekends].
      The {unit} is [small|quickly empty] if you use [the right amount|two fingers], [I need one every five weeks|one month and finished|but skimping is silly].
      Around my [hairline|beard|brows] it [collects|shows white], [check the mirror|pat there|use less there].
    `,
    bad: `
      On me it is [grey|purple|ash], [I looked like I had flour|my {kin} laughed|deep skin, keep away].
      [Stings my eyes|My eyes burned] each time I sweat, [football is impossible|I cried on the moto|so back to a hat].
      It [rolls into crumbs|pills] over [my cream|any serum|everything], [I tried waiting|by itself fine|what a pity].
    `,
  },
  result: {
    good: `
      After {weeks} my [nose|forehead|neck] no longer [goes two colours|burns|darkens] on [match days|site visits|market days|long moto rides].
      The [marks|patches] I was [treating|fading] stopped [coming back darker|getting worse] once I wore this [daily|each morning].
      A whole day [by the lake|at a garden wedding|in the fields|at the stadium|in {town}] and [no burn|no line at the collar|I came home one colour|the evening mirror was kind|nothing went red], [hat or no hat|two rounds of it|my {kin} without it cannot say so|put on again at noon].
      {?man} I drive [all day|a truck|a taxi], my [right cheek|window side] was darker, [it is evening out|this helps|now both match more].
    `,
    caveat: `
      Protects well, though I [tanned a little|got a line] at the [lake|stadium], [my own fault, I did not put it again|reapply, people].
    `,
  },
};

export const sunStickPhrases: Phrases = {
  feel: {
    good: `
      I swipe it over my [make-up|powder] at [one|two|three], [nothing moves|no mess on hands|on the moto if I must].
      Lives in my [jacket|school bag|glovebox|pencil case], [ears and neck get some at last|my {kin} uses it too|no excuse now].
    `,
    caveat: `
      You need [four|five|many] swipes to [be sure|cover all], and it [ends quickly|is soon flat].
    `,
    bad: `
      It [softened|broke] in the [car|sun], [now it smears|I push it back with a knife].
    `,
  },
};

export const toneUpPhrases: Phrases = {
  feel: {
    good: `
      I am [light|medium] brown and it gives a [rosy|fresh] look, [a dot at a time|not a mask|mix with foundation].
      I mix [one part|a little] of it in my [foundation|sunscreen] to [lighten a shade that is too dark|get a glow], [clever trick|works].
    `,
    caveat: `
      Be [careful|honest with yourself], on [deeper|my] skin it shows [pale|greyish], I use it on [high points only|my legs|the nose line].
    `,
    bad: `
      [Ghost|Flour|Chalk], that is [all I saw|how I looked], [the page warned me|my {kin} took a photo to laugh|for very light people only].
    `,
  },
};

export const sheetPhrases: Phrases = {
  feel: {
    good: `
      [So much juice in the packet that|The packet holds so much that|There was essence left and] [my neck, arms and knees|my hands and elbows|my {kin}|both my arms] [got some|had a party too|took the rest|drank as well].
      Cold from the fridge [before bed|after the sun|on Friday night], [twenty minutes of peace|nobody may talk to me|the children call me ghost].
      The sheet [fits|sits] well, [even on my big nose|I could cook with it|it did not slide when I hung the washing].
      I take it off before it [dries|gets stiff], [pat the rest|fan myself], and [no stickiness is left|my face is like jelly, good jelly].
      [I buy five at a time|Six in each order|I take ten when they are reduced|Always eight in my basket], for [Sundays|the nights before {event}|after night shifts|bad days|the week of my period|sunburn days], [they keep|the price allows it|delivery is the same|my {kin} steals two].
    `,
    caveat: `
      The cut is [too wide|small for my face|for a Korean nose], I [fold it|cut it|tear the chin].
      It is [dripping|running], [lie down|wear an old T-shirt|not while you cook].
      Lovely [that evening|next morning], the effect is [gone in a day|short], [like a good party|so keep it for events].
      The sheet [dried|was dry] after [ten|twelve] minutes, [I had expected twenty|maybe my fan|less juice than others].
    `,
    bad: `
      My face [itched|prickled|was hot] after five minutes, [I took it off|not for sensitive people|I rinsed and prayed].
      [Thin|Slippery] sheet, it [tore when I opened it|slid to my neck], and [nothing changed|my skin was the same|one hour later dry].
    `,
  },
  result: {
    good: `
      Did it [the night before|two hours before|the evening of] {event} and [foundation went on like paint|everybody said glowing|I used no highlighter].
      My [sunburned|tired|dull|angry] face [went quiet|drank it|looked normal] [by morning|in twenty minutes|before dinner], [I had a {weekday} to survive|I was surprised|a small mercy|even my {kin} looked twice].
      [Next morning|Monday morning] my cheeks were [still soft|round|like dough], [worth the wait|from one sheet|not bad].
    `,
    caveat: `
      [Moist|Soft] yes, but the [glow|light] they speak of I [did not find|saw for an hour|am still looking for].
    `,
  },
};

export const washOffMaskPhrases: Phrases = {
  feel: {
    good: `
      Ten minutes, rinse, and my [nose|forehead|chin] feels [polished|like new|like peeled egg].
      It does not [crack|pull|turn to concrete] like [my aunt’s clay|other masks|the one from the market], [easy to rinse|no red face after|I can still talk].
      [Once a week|Every second Sunday|Each Friday night|Saturdays] with [the radio on|a podcast|my {kin}|my feet in warm water], [my small ritual|cheaper than a spa|now a tradition|nobody disturbs me].
    `,
    caveat: `
      Rinsing takes [five minutes|much water|time], and with our water [cuts|days off] that is [a problem|planned carefully|not for every day].
      It can [dry|pull] the cheeks, so I do [only the T-zone|nose and chin|eight minutes, not fifteen].
    `,
    bad: `
      Too [rough|strong] for me, [red for an hour|my cheeks burned|small scratches], [I use it on my feet|elbows like it|no].
      Messy, [half of it on the tiles|it dries in the jar|hard to get out of brows], and the result is [small|a day|not there].
    `,
  },
  result: {
    good: `
      After [two|three|four] times the [grey|dull|tired] look [is gone|went|is less], and cream [goes in better|is not lost on top|needs half the amount].
      [The pores on my nose look|My nose looks|The dots beside my nose seem] [smaller|less deep|less loud] [that evening|for two days|after {weeks}], [then I repeat|I checked with a torch|not gone but better].
    `,
    caveat: `
      [Smooth|Soft] for a day, [pores are still pores|then as before|do it again next week].
    `,
  },
};
