import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Sentences that fit any product. */
export const generalPhrases: Phrases = {
  delivery: {
    good: `
      Ordered on a {weekday}, [at my door in|it reached] {place} [ten|eleven|twelve|thirteen] days later.
      [Twelve|Eleven|Thirteen|Fourteen] days from Korea to {place}, [as the page said|like they told me|and I had counted on three weeks].
      [The rider found my gate|The moto man found us|They found my house] in {place} [without calling twice|with one call|even in the rain|at the first try].
      Came to {place} on a {weekday} [morning|afternoon|evening], [well before|just before|the day before] {event}.
      [I followed the order|I watched the parcel|I checked its way] [on my phone|from my desk|every morning like a football score] until it [landed in Kigali|was on the moto|reached {place}], [that calmed me|nice to see it move|no surprise].
      [Small parcel|The box|My parcel] came by moto to {place}, [dry and closed|not one dent|everything standing upright].
      Delivered to my [office|shop|salon|school|aunt’s house] in {place}, [free|no extra fee|nothing to pay at the gate], [and the rider was polite|and he waited for me to come down|and he rang before coming].
      [I was in {town} that week|As I was away in {town}|That day I was in {town} for work], [so the rider left it with|but the rider gave it to|and it waited with] [my brother|the guard|my neighbour|my mother] in {place}.
    `,
    caveat: `
      [Two weeks|Fourteen days|Twelve days] of waiting is [long|hard] when {event} is [coming|close].
      Delivery took [fifteen|sixteen|seventeen] days to {place}, [a little more than I hoped|so plan ahead|I had almost forgotten it].
      [The rider could not find my gate|My building confused the rider|My street has no sign] in {place} and we [talked for ten minutes|met at the petrol station|met at the chapati kiosk].
      [I wish delivery to {place} had an hour|They give you a day for {place}, no hour|No exact time for {place}], I stayed home [all morning|half the {weekday}|until three].
      [I ordered before {event} and it came one day late|It came the day after {event}], [my own fault for waiting|next time I order earlier].
    `,
    bad: `
      And it arrived [two|three|four] days after {event}, so [for what|too late|what was the point].
      Rider called [three times|four times|at six in the evening], I was [in a meeting|in class|in church], so another day of waiting.
      [Eighteen|Seventeen|Nineteen] days to {place} is [too long for me|more than they write|not what I expected].
    `,
  },
  pack: {
    good: `
      [Wrapped|Packed] like [an egg|glass|a gift|a baby], not one [scratch|drop lost|dent].
      {?glass} The glass came in [three layers of paper|bubble paper|a nest of paper] and I kept [the box|the paper for my cups].
      {?pump} The pump gives [exactly what one face needs|the same dose each time|no mess], [even half asleep|even with wet hands|even for my clumsy hands].
      {?dropper} [Four drops|Three drops|One dropper] is [enough for face and neck|all I need|plenty], so it will last [till {season}|a long time].
      {?tube} The tube stands on its head, [so nothing is lost|so the last of it comes too|easy for lazy people like me].
      {?tube} Flat tube, it travels in my [handbag|gym bag|laptop bag|moto jacket] without [leaking|any drama|problems].
      {?jar} The jar [looks expensive|is pretty] on my [shelf|little table|window], [my visitors ask about it|guests pick it up|I feel rich].
      It came sealed and [the date was far away|good until 2029|with a date two years ahead|in its carton], [I checked|I always look|my first worry|so I relaxed].
      [The cap clicks shut|It closes well|Nothing leaks], I took it to {town} [in my bag|twice already|on the bus].
      [I like that the {unit} is|Good that the {unit} is|The {unit} is] [small enough for my bag|not bigger than it needs to be|simple, without shouting|easy to hold], [good for travelling|my {kin} agrees|small things matter|it looks tidy by the sink].
    `,
    caveat: `
      {?pump} The pump [was stiff at first|needed fifteen presses to wake up|gives too much at once], [be patient|so aim well|otherwise no complaint].
      {?dropper} The dropper [sucks up little|drips down the neck|takes three goes], [otherwise fine|small thing|I forgive it].
      {?jar} I would prefer a tube, fingers in a jar [is not my thing|feel old-fashioned|every night, hmm].
      {?tube} The tube [squeezes out too much|gives too much when it is warm|spits air] if you are [not careful|in a hurry|half asleep].
      {?glass} Glass is [beautiful but heavy|a risk with my tiles|heavy in a suitcase].
      The carton was [a bit crushed|dented in one corner|wet from rain], the {unit} itself [was fine|had nothing|survived].
      The {unit} looks [smaller|shorter|lighter] than in the [picture|photo], [read the millilitres|measure before you dream|but I knew the size].
      Instructions are [mostly in Korean|in tiny letters|in Korean], [thank God for this page|so I read them here|I needed my glasses].
      {?lasting} [I wish one could see how much is left in the {unit}|You cannot see the level in the {unit}|Nobody knows when the {unit} is nearly done], mine [ended|finished] on a {weekday} [before work|without warning|in the middle of my routine].
    `,
    bad: `
      The [cap|lid] [cracked|broke] [the first week|in the second week|when it fell once], so now I [tape it|keep it upright|wrap it in plastic].
      {?pump} My pump [stopped|died|got stuck] with a third still inside, I [cut it open|pour it out now|turned it upside down].
      {?dropper} The rubber of the dropper [came loose|has a tear], so I [pour it in my palm|use a spoon, imagine].
      It had [leaked|lost some] in its bag, [maybe a quarter|not much but still|and the carton was sticky], the shop [answered kindly|was sorry] but I was [annoyed|not happy].
    `,
  },
  price: {
    good: `
      For {price} francs I [expected less|would buy it again|feel I won].
      {?discounted} I got it at {price} [on the deal|with the red price|when it was reduced] and [took two|told everyone|smiled all day].
      {?lasting} One {unit} [is not empty|goes on and on|is half full] after {weeks}, so {price} is [fair|nothing|not so much].
      In [a shop in town|a mall here|Kampala|Nairobi] I saw the same for [almost double|a third more|five thousand more].
      I compared [for two evenings|with three Instagram sellers|everywhere], {price} here was [the honest one|lowest|the best, delivery included].
      [Skip two coffees|Skip one dinner out|Save a little each week|Take fewer motos] and the {price} [is there|comes together|is paid], [worth it|I did|that is how I paid|ask me how I know].
      {?lasting} [If I count per day it is|Per day that makes|By the day it costs] [less than airtime|less than my bread|a few coins|half a moto ride], [so yes|so I stopped feeling guilty|and I feel it daily|I did the sum at {price}].
    `,
    caveat: `
      {price} is [a lot|not small money|salary-week money] for {volume}, I [use it like gold|count the drops|hide it from my sisters].
      Good, but for {price} I [wanted a bigger {unit}|would like {volume} more|wait for the deals].
      I only buy it [when the price is red|on the deals page|in the sales], [full price hurts|then two at once|otherwise my wallet says no].
      It is [my one luxury|a birthday thing|an end-of-month thing], [I cannot buy it every time|not for every month|so no sharing].
    `,
    bad: `
      For {price} I [expected more|wanted to see something|could have bought two others].
      {price} francs for {volume} that [does so little|I do not use], [no|sorry|never again|I feel silly].
      I [saved|waited] for this and honestly [the cheap one from the pharmacy|my old one|plain Vaseline] does [the same|better|no less].
    `,
  },
  reactions: {
    good: `
      {person} [asked what I changed|asked if I had been on holiday|wants the name], [I showed her this|so I sent the link|I pretended it was sleep].
      [Bought one for me|I ordered one for myself|It was meant for me], now {person} [uses it more than I do|finishes it behind my back|has ordered too].
      {person} [laughed at the price, then tried it and stopped laughing|did not believe me until she tried|borrowed it once and I never saw it again].
      [I gave one|I gave a second one|One more went] to {person} [for her birthday|for Christmas|for her new job|as a thank-you] and [she called twice|she is still thanking me|I became the favourite].
      {person} in {town} made me order [two more|three|another], [I am now the shop’s agent|I should ask for commission|send me the wholesale price].
      {?skincare} At {event} [three|two|several|four] people asked [about my skin|what I use|me for the name], [not bad for a beginner|I felt good|I told only one].
      {?skincare} {?man} I am a man with [a simple routine|one shelf|five minutes], and this [stayed|earned its place|is now one of my three things].
      {?man} Bought it for my [wife|fiancée|sister], [she is happy, so I am|she smiled, mission done|and yes, I use it too].
      {?woman} When it came my husband [said too much money|said nonsense|said one more bottle|counted the francs|rolled his eyes], now he [asks for the name|wants one for his mother|says nothing].
      {?woman} My teenage [daughter|niece|sister] and I share [one {unit}|it], [peace in the bathroom|it suits both of us|she pays nothing of course].
    `,
    caveat: `
      {person} loves it, for me it is [only okay|nice, not more|a seven of ten].
      It suits {person} [more than me|better], so now [it lives in her bag|it is hers|we share].
    `,
    bad: `
      I gave [mine|the rest] to {person}, [she says it is fine|for her it works|let us see].
      {person} swears by it, on me [nothing|it is another story|no].
    `,
  },
  habit: {
    good: `
      {?daily} It is [the last thing I do|what I reach for|my five minutes] [before the moto|after the night shift|before class|after football|before choir practice].
      {?daily} I keep it [on my desk|by the sink|next to my toothbrush|in the fridge door|by my bed] so I [never forget|do not skip|use it daily].
      {?daily} Even on [lazy|bad|long|busy] days I do [this one step|at least this], [nothing else|that says enough|it takes a minute].
      {?skincare} I am not a [ten-step|complicated] person, [two things|three things] and [done|sleep], and this is one of them.
      {?skincare} It came with me to {town} for [work|a wedding|the holidays|a funeral|a training] and my skin [did not notice the road|behaved|was fine, dust and all].
    `,
    caveat: `
      {?daily} You must [be patient|use it every day|follow the order on this page], [one week is nothing|skipping shows|or you will say it does not work].
      {?daily} I forget it [half the week|too often], so maybe [the result could be better|the missing star is my fault|I should not judge].
    `,
  },
  repurchase: {
    good: `
      {nth} {unit}, [that says it all|no more testing for me|I stopped looking].
      {nth} {unit} since [I found this shop|the first order|last year], [one does not change a team that wins|the hunt is over|we are married now|still happy].
      I [finished the first to the last bit|used up the first|emptied one already|shared the first with my {kin}] and [ordered the same hour|came back on a {weekday}|did not think twice|took the next before it was gone].
      [Tried|I tested] [two cheaper ones|something from the supermarket|another brand|what my {kin} uses] in between and [ran back|came back to this|regretted it|my face told me the truth].
      [I already have the next {unit}|The next {unit} is|There is a spare {unit}] [in the drawer|waiting|hidden from my {kin}] because [in July it sold out|I panic when it is low|once I ran out before a wedding|two weeks without it was long].
    `,
    caveat: `
      I will finish the {unit}, [then try the other one|then maybe something richer|but I am curious about others].
      Not sure I will [buy again|repeat], [there are others I like the same|it is good, I am just curious|ask me at the end of the {unit}].
    `,
    bad: `
      I will not [order it|buy it|take it] again, [sorry|simple as that|there are better ones here|my {kin} agrees|I go back to my old {noun}].
      The {unit} [sleeps in my drawer|is still nearly full|waits for a cousin who wants it] [since the first week|after four tries|since I opened it].
    `,
  },
  verdict: {
    good: `
      [Simple|Quiet|Honest|Serious] {noun}, [no circus|no miracles, it just works|does one thing and does it|no drama] [on my face|from the first day|and I like that|for people with little time].
      If you only buy one {noun} this year, [take this|make it this one|I vote for this].
      [Nine out of ten|Nine and a half of ten|A nine from me|Nearly a ten], [the rest is for the waiting|I keep a little back|only because I am hard to please|nobody gets ten from me], [as {noun}s go it is my best|and I have tried many|my {kin} gives it ten].
      I read [all|forty of|most of|half of] the reviews before [buying|paying], and [they were right|nobody lied|now I add mine].
      [For once the hype|This time TikTok|The noise] [is right|did not lie|was honest], [I bought it against my will|sorry that I doubted|says somebody who hates trends|I came late to it].
      I expected [little|nothing|a small thing|the usual story] [at that size|from a name I did not know|after my last buy], and [got more|was wrong|now I am a customer|it surprised me].
      My [shelf|bathroom|drawer|cupboard] is full of [mistakes|half-used bottles|things TikTok sold me], [this is not one|this one stays|finally one good buy|this one will be finished].
    `,
    caveat: `
      Good but [not magic|not wow|not more], [I had read so much|maybe I hoped too high|my skin is hard to impress].
      [Solid seven|Seven out of ten|A fair eight], [could be more generous|something small is missing|for what it is].
      It does [what it says, no more|half of what I hoped|the job], [fair enough|so I cannot complain|do not expect miracles].
      [For a beginner|As a first {noun}|If you never had one] it is [good|right], I have [seen better|tried richer ones|had others I liked more].
    `,
    bad: `
      [Maybe it is me|Perhaps I am the exception|Everyone is different], but [it did nothing|we are not friends|I see no reason to finish it|my face stayed as it was].
      I [really wanted|tried hard|wished] to like this one [because of the reviews|after all the praise|after saving for it].
      My stars are for the [delivery|shop|packing|rider], not for the {noun}.
      [Too much noise for|I do not understand the fuss about|So many stars for] a {noun} that [is just ordinary|does this little|leaves me where I was].
      I gave it {weeks}, [nothing to report|no change|still waiting], [so I stop|enough now|moving on].
    `,
  },
  trust: {
    good: `
      [Original|The real one], I compared the [batch number|print on the carton|Korean label] with [the one I had from Seoul|my cousin’s from Dubai|pictures of the brand].
      I was [afraid|worried] of fakes after [a bad buy in town|what I got on Instagram|one from the market], this one is [right, even the smell|sealed and right|the true one].
      Paid by [MoMo|mobile money|card] [at night|from my bed|in two minutes], [seen the next morning|confirmed before lunch|no story].
      I asked on WhatsApp [which one to take|about my skin first|if it is for me] and they [told me to buy less|answered the same day|said wait for the smaller one], [that is rare|I trust that|so I came back].
    `,
  },
  thanks: {
    good: `
      {?kinyarwanda} [Murakoze|Murakoze cyane|Mwakoze cyane], Uruhu!
      {?kinyarwanda} Ni byiza [cyane|pe]!
      {?kinyarwanda} Ndabikunda [cyane|pe].
      {?french} [Très bien|Rien à dire|Je recommande|Je suis contente|Merci beaucoup].
      {?swahili} [Asante sana|Safi sana|Poa sana|Nimependa].
      {?luganda} Webale [nyo|nnyo nnyo].
      [Thank you|Thanks|Merci|Murakoze] for [the quick answer|the nice packing|the advice|bringing this to Kigali].
    `,
  },
};
