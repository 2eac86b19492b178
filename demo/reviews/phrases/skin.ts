import type { SkinConcern } from '@uruhu/contract/product-attributes';
import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Sentences in which authors mention their skin type. They fit any product for the face. */
export const skinTypePhrases: Phrases = {
  skin: {
    good: `
      {?oily} I am oily [from forehead to chin|since I was fourteen|like my father] and with this [I blot once, not five times|no drama|I stay matte till lunch].
      {?oily} My [nose|T-zone|forehead] usually shines by [ten|eleven|nine], [now it waits till two|now I forget powder|this keeps it polite].
      {?oily} I sweat a lot [on the field|on the moto|in the kitchen|at choir|at the gym] and this [does not clog|does not slide|leaves no bumps], [{weekday} to Sunday|that was my fear|others gave me small ones|even in {season}].
      {?dry} My cheeks are [desert|paper|sand] in [July|August|the dry season], [this is rain|this is the first to hold|not any more].
      {?dry} Dry skin, [forty-five|fifty-two|thirty-eight] years, [borehole water|air conditioning all day|gas cooker all day], and [my face is at peace|this holds|no tightness].
      {?dry} [I am from Musanze|Burera is my home|I work in Nyamagabe], cold mornings, [dry face|cracked cheeks], [and this|this] [keeps me soft|is what I needed|helps truly].
      {?sensitive} My skin [turns red|complains|burns] from [everything|soap, sun, stress|half the things I buy], [this it accepts|this one is kind|not from this].
      {?sensitive} [I tested behind the ear for two days|Patch test on the elbow first|Three days behind the ear], [nothing happened|no itch|no redness], then the [whole face|cheeks], [all calm|peace|still nothing, good].
      {?sensitive} After a [bad bleaching cream|wrong cream from the market|strong soap] my face was [angry|raw], this [did not sting|felt like cold water|was gentle].
      {?normal} Combination here, [oily nose and dry cheeks|two climates on one face|shiny middle, dry sides], and [both are happy|it treats them fair|they no longer fight], [I use it everywhere|I needed two products before|rare thing|my {kin} has the same].
      {?normal} [My skin is normal, no story|Easy skin here|I have easy skin], I [wanted only|just need] [freshness|softness|something light], [and got it|this does it|good choice].
      {?normal} Dry in {season}, [oily in the rains|shiny when it rains|greasy by April], [that is me and this suits both|my face is a calendar, this works all year|and with this I change nothing].
    `,
    caveat: `
      {?oily} For oily skin [a thin layer only|little is more|use half], [then it is good|else you shine|I learned].
      {?dry} Dry people, [put a cream on top|add an oil|do not trust it alone], [then yes|with that it is good].
      {?sensitive} A [little|slight] tingle the first [two|three] times on my [reactive|thin] skin, [then nothing|gone after|watch it].
      {?normal} In the middle of my face [it is too much|I shine], at the sides [just right|perfect], [so I zone it|ok].
    `,
    bad: `
      {?oily} Oily people, [beware|stay away], I was [a mirror|shining|a frying pan] by [nine|ten|break time].
      {?dry} Not for [dry skin|us dry ones], it [took the little I had|did nothing for the flakes|pulled all day].
      {?sensitive} My [sensitive|thin] skin said no: [red|itchy|hot] [for an evening|till morning|two days].
      {?normal} On my combination skin it [annoyed both sides|made the nose oilier|did nothing], [bravo|I do not get it].
    `,
  },
};

/** Sentences by the skin concern that the product is meant for. */
export const concernPhrases: Record<SkinConcern, Phrases> = {
  Acne: {
    result: {
      good: `
        The [chin|jaw|forehead] spots before [my period|exams|pay day] are [fewer|smaller|gone faster] after {weeks}, [not zero|I am patient|that is enough for me|I track it in my calendar].
        I used to [cover|hide] my [cheeks|jaw|forehead] with [a scarf|powder|my braids|a cap], {weeks} later [I tied my hair back|I do not think of it|photos are fine|I go bare].
        My [nineteen|sixteen|seventeen]-year-old [counts two spots where there were ten|stopped hiding from cameras], [he uses it alone, without shouting|I am relieved].
        No new [bumps|friends|guests] on my [chin|forehead|jaw] for {weeks}, [old marks go slowly|and I ate chocolate|touch wood|I nearly do not dare to write it].
      `,
      caveat: `
        Small spots [dry faster|calm down], the [deep ones|painful ones] [come as they like|need something else|do not care].
      `,
      bad: `
        My spots [stayed|had a party|multiplied] in {weeks}, [I know skin needs time but no|stopped|not the answer for me].
      `,
    },
  },
  Blackheads: {
    result: {
      good: `
        The [dark sand|strawberry look|pepper] on my nose [is less|fades|is down by half] after {weeks}, [I check with my phone light|no more strips|slow and steady].
        [I run a finger over my nose and it is|My nose under the finger is|When I touch my nose it is] [smooth|flat|almost flat] [after {weeks}|these days|most mornings], [small joy|strange feeling|what changed is this].
      `,
      caveat: `
        The small blackheads [left|moved], the [old stubborn ones|three kings on my nose] [stay|are still there].
      `,
      bad: `
        Every dot on my nose is [still in its place|present], {weeks} and [I know them by name|no change].
      `,
    },
  },
  Brightening: {
    result: {
      good: `
        My brown is [more even|alive again|one colour], [not lighter, just clearer|that is what I wanted|no bleaching, thank God].
        The [mask line|sun shadow|dark moustache of the sun] on my [upper lip|cheekbones|forehead] is [softer|paler] after {weeks}.
        {person} said I look [fresh|bright|like light is inside] and [I had no make-up|it was a Monday|she is never nice].
        Marks from [old pimples|mosquito bites I scratched|an old burn of the curling iron] fade [slowly but truly|week by week|at last], [{weeks} so far|I have photos|my {kin} confirmed|nothing else did it].
      `,
      caveat: `
        Some light [on the face|comes], but the [old marks|dark patches] [need months|sleep on|moved only a little] after {weeks}.
      `,
      bad: `
        After {weeks} of hoping for light, [same dull face|same marks|the lamp did more|I looked every morning for nothing].
      `,
    },
  },
  'Deep cleansing': {
    result: {
      good: `
        My face feels [empty of dust|truly clean|light] after [a day in town|Biryogo traffic|the building site|sports day], [and still soft|not stripped|my pillow knows].
        The [towel|cotton] afterwards is [white|clean], [that is my exam|before it was brown|test passed].
      `,
      caveat: `
        Cleans [very|almost too] well, I [use cream at once|skip mornings|stay below one minute].
      `,
      bad: `
        My [towel|cotton] is still [brown|beige] after it, so [clean it is not|I wash again|what did it do].
      `,
    },
  },
  'Fine dust removal': {
    result: {
      good: `
        I ride [to {place}|forty minutes a day|on dirt roads] and the [red dust|road] comes off [my brows too|in one wash|completely].
        In {season} the dust of {place} [sits in my nose folds|is everywhere], this [gets it|lifts it|wins].
      `,
      caveat: `
        Dust yes, [sunscreen only half|mascara no], [first an oil|so two steps].
      `,
    },
  },
  Moisturizing: {
    result: {
      good: `
        I no longer [carry a mist to work|reach for cream at lunch|feel my face pull when I smile|flake on my black shirts], [{weeks} of this did it|small thing, big peace|my desk drawer is empty now|and it is {month}].
        After [swimming|a flight|church all day|night duty with the heater] my skin is [still comfortable|not thirsty|soft].
        Even [the cold air of my office|the cold air of the bank where I work|the bus with open windows|a week of night duty] cannot dry me [now|any more|out], [{weeks} and counting|I was always the dry one|try it].
        My {kin} [pinched my cheek and said|touched my face and said|looked closely and said] [soft like a warm chapati|what is this baby skin|so you drink water now|you have slept].
      `,
      caveat: `
        Moist until [lunch|two|I take the bus home], then I [top up|feel it again|wish for more].
      `,
      bad: `
        I was dry [in an hour|before I locked the door|by first break], [so who is it for|I layered three times|no].
      `,
    },
  },
  Soothing: {
    result: {
      good: `
        After [threading|a sunny match|a bad mask|a day at the lake|too strong a peel] my skin was [red|hot|tight] and this [brought it down by bedtime|felt like shade|was peace|was the only thing I could bear].
      {?man} After shaving my [neck|jaw] [used to burn|was always red|gave me bumps], [this ends it|now it is quiet|my barber sells something worse].
        The [pink|hot] [patches|cheeks] I get from [stress|spicy food|the sun|running] [go away faster|calm in half an hour|are rare now].
        My face was [angry|itchy|tired] from [changing products|too many acids|exam nights|a TikTok recipe with lemon], {weeks} of this and [it is quiet|we are friends again|I leave it alone now].
      `,
      caveat: `
        It [cools|calms] for [an hour|the evening], the redness [visits again|returns with sun|is my nature].
      `,
      bad: `
        It should calm, [me it heated|I itched|my cheeks went red], [funny|so careful|not for everyone].
      `,
    },
  },
  'Visible pores': {
    result: {
      good: `
        The [orange peel|rough part|ring of pores] beside my nose looks [smaller|tighter|less deep] after {weeks}, [in the car mirror even|no filter|my cushion says thank you].
        My pores [do not shine from far now|stay quiet under make-up|are only there when I look for them].
      `,
      caveat: `
        Pores look better [for some hours|in the morning|when I am not oily], [no eraser exists|fine].
      `,
      bad: `
        Same pores, [bigger mirror|less money], after {weeks}.
      `,
    },
  },
  'Well-aging': {
    result: {
      good: `
        I am [forty-three|forty-eight|fifty-one|thirty-nine|fifty-six] and my [forehead|neck|upper lip] looks [softer|rested|a bit filled] after {weeks}, [I will take it|no surgery needed|not twenty, just rested].
        My daughter says I look [less tired|like the wedding photo|rested], [I will not say my age|a free compliment|she wants to borrow it|and she is fifteen, they do not lie].
        The skin of my neck [is firmer|is smoother|folds less when I read], [{weeks} and counting|so I go on|morning and night, {weeks} now|I forgot the neck for twenty years].
      `,
      caveat: `
        The fine lines [soften|look better], the deep one [is my character|stays|has a contract].
      `,
      bad: `
        My lines [did not read the leaflet|are as before] after {weeks}, [at my age I know hope is expensive|no].
      `,
    },
  },
};
