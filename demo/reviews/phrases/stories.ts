import type { Phrases } from './phrases.ts';

// The notation of the sentences, with [a|b], {slot} and {?condition}, is explained in phrases.ts.

/** Short stories about buying and using a product. They fit any product. */
export const storyPhrases: Phrases = {
  story: {
    good: `
      I bought it [for the pretty pack|because of the stars|after a video at midnight|to reach the amount in my head], [a shallow reason|I admit it|do not judge], [and stayed for what is inside|but it is really good|now I know better].
      A [nurse|flight attendant|make-up artist|Korean engineer|volleyball coach] told me about it [in a queue|on the bus to {town}|at {event}|in the lift], [and the advice was right|thank you, stranger|I wrote the name on my hand].
      I came for [a lipstick|sunscreen|shampoo|a gift] and added this [at the last minute|just to try|because of the price|with my left-over francs], [best accident of the year|now it is the one I talk about|I forgot the other thing].
      My first Korean {noun}, [I was sceptical|I only knew them from dramas|I had used the same French one for years], [and I see why people talk|I will look at the rest too|sorry, old one].
      I [waited two paydays|sold an old phone cover|skipped a dress|won a bet] for this {noun}, [worth it|no tears|I would do it again|my {kin} thinks I am mad].
      [The one I wanted was sold out|They did not have my usual one], so I took this, [and I am not going back|luck, I call it|it is better, do not tell them].
      [Moved here from Kampala|Came from Goma last year|Back from studies abroad|Arrived from Bujumbura in March], [new air, new water|another climate|other dust], and this {noun} [made peace|helped me settle|was my first good buy here].
      I was sure [it is for rich girls|it is all marketing|nothing Korean fits us|I would send it back], [my {kin} as witness|ask my {kin}|I said it aloud], and now I [defend it in the office|keep the empty {unit}|am the person who recommends it].
      [It was a gift from|I first had it from|One came to me from] [my brother in Seoul|a guest from Korea|my team|my secret friend at work|my daughter], [I had to find it again|then I searched where to buy it here|the next one I paid myself], [and found it here|which says all|so here I am].
      Tried a [tester|little sachet|friend’s] first at [my sister’s|a friend’s house|work], [then ordered the whole {unit}|and ordered that same night|waited a week, then bought], no [regret|surprise|reaction].
      [My class group|Our choir|The ladies of our savings group|Three of us at work] [ordered together|made one order|shared the parcel], and this {noun} [won the vote|was everyone’s favourite|caused the only fight].
      [I never write reviews|Reviews are not my thing|I am too lazy for reviews], [but this one deserves it|for this {noun} I make an exception|my {kin} forced me and she is right].
      [The answer to my Google at two in the morning|What ended three years of searching|The thing I needed before {event}] was [this simple {noun}|on this page|in a small {unit}].
      [Before|Until this year] I used [the same soap for all|my husband’s things|whatever the supermarket had|nothing], [I was ignorant and proud|do not laugh|as you do at home], [now this {noun} has its own place|today I pack this first|and look at me, a {noun} person|now it is on my list each time].
    `,
    caveat: `
      I [believed the videos|listened to my {kin}|wanted what the girls on TikTok have] and [expected|dreamed of] more, [it is good, just good|nice though|still I finish it].
      I [took the wrong one|mixed it with the other one on the site|did not read the page well], [it is fine|it does a job|my {kin} is happy too], [next time I look twice|my mistake|no stars lost for that].
      It came with [no paper in English|a leaflet I cannot read|little explanation], [I used it wrong for a week|so the page here saved me|ask before you start], [after that good|then it worked better].
      As a present for [my brother|my aunt|a colleague] it was [good|received with joy], for [daily use|myself|my own shelf] I [know a cheaper one|would choose another|am not sure].
    `,
    bad: `
      I bought it [because everyone did|after one video|at night, tired], [lesson learned|that is on me|I paid for a lesson], it [does not suit me|sits there|made no difference].
      My {kin} [warned|told] me, [I did not listen|I wanted to see], and [she was right|now she laughs|she gets to say it].
      I [asked for|wanted] a {noun} that [works|I forget about|makes life easy], this one [needs a manual|gives me more work|I remember for the wrong reasons].
    `,
  },
  verdict: {
    good: `
      [Small|Ordinary] {unit}, [big job|serious work|long friendship], [I have no more questions|and no drama|ask my {kin}].
      If they stop [selling|making] it I [will cry|buy ten first|go to Korea myself|write to the president of the brand].
      [I would give it to|I would recommend it to|I would name it first to] [my best friend|my mother|a bride|my younger self|a beginner] [without thinking|before anything else|even at {price}], [that is my test|enough said|and I have].
      [Not love at first use|The first days I shrugged|At first I felt nothing special], [then in the second week|then slowly|until one {weekday} morning] I [noticed|understood|got it], [patience, people|now we are good|be patient].
      What I like: [it is honest|no fuss|one thing well done], what I do not like: [nothing yet|that it ends|my {kin} found it].
      I do not praise [easily|often|at all], [ask my {kin}|ask any waiter in town|it runs in the family], [so take this seriously|and here I am|but fair is fair].
    `,
    caveat: `
      Between [three and four|good and very good], [I was generous|ask me again in {month}|the smell decided|the price decided].
      [It is okay|It is fine|Not bad], [I use it and do not think of it|my old one was also okay|nothing to write home about], [so a middle mark|so there|that is all].
      [My {kin} says five|The internet says five], I say [a bit less|not quite|calm down], [I have seen what a better {noun} does|we are all different|taste is taste].
    `,
    bad: `
      [Pretty {unit}|Nice pack|Good name], [poor inside|that is all|empty promise], [I expected so much|I feel robbed a little|such a pity].
      Not [for me|my thing|the {noun} I hoped], I [tried mornings|tried nights|gave it weeks|followed every step], [basta|finished|enough].
      A low mark from me, [and only because it came on time|I must choose something|and I am a generous person], [sorry|that is how it is|the {unit} is still full].
    `,
  },
  reactions: {
    good: `
      {?daily} {person} thought I [had slept|was in love|changed foundation|came from leave], [no, only this {noun}|I let her think so|I showed the {unit}].
      {?daily} At [my parents’ place|the salon|the bank counter|the school gate] somebody said [you look well|what is your secret|your face is clear], [first time in years|I walked home smiling|and I owed it to this].
      My {kin} wants [hers before mine is empty|to know when it is on deal|the same], [we order together now|so two in the next parcel|fine, but not from my {unit}].
      [Three|Two|Four] of us [at home|in the hostel|in the office] use it and [nobody complains|we hide it from visitors|it goes fast], [a good sign|different skins, same opinion|we should get a discount].
    `,
  },
  habit: {
    good: `
      {?daily} [Mornings|Evenings] I have [six|eight|ten] minutes [before the bus|before the baby wakes|after prayers], and this [fits in|never makes me late|is the part I enjoy].
      {?daily} I do it [with the radio news|while the tea boils|listening to my {kin} complain|in the dark when power is off], [that easy|no mirror needed|two minutes].
      {?skincare} [Travel rule:|Small bag rule:] only [three|four] things come along, [this is one|this never stays home], [even to my grandmother in {town}|even for one night|ask my suitcase].
    `,
  },
  delivery: {
    good: `
      Ordered [during lunch|from the bus|in bed|at a {weekday} meeting], [forgot it, and|stopped thinking of it, and|went on with life, and] [twelve|eleven|thirteen|fourteen] days later [the rider called from {place}|it stood at the gate|somebody rang my office|I held it in {place}].
      [My second|My third|Another] parcel to {place}, [again on time|same nice rider|again nothing broken|faster than the first].
      [They wrote ten to fourteen days|The page says about two weeks|I was told two weeks], [it was|mine took|I counted] [eleven|twelve|thirteen], [I like people who count right|to {place}, no excuses|and I could see where it was].
    `,
    caveat: `
      Waiting [eleven|twelve|thirteen] days is [not for impatient people like me|the price of original|hard after seeing it on TikTok], [otherwise smooth|but it comes|order early].
    `,
  },
  price: {
    good: `
      At {price} it is [my smallest luxury|cheaper than my hair|less than one dinner for two], and [I see it every day|it stays longer than dinner|I do not regret one franc].
      [Divided by three sisters|Shared with my {kin}|On the deal day], {price} [hurts nobody|is easy|becomes a joke], [next round is on me|so we repeat|we should do it again].
    `,
    caveat: `
      If it were [a bit|a little|one fifth] less than {price} I would [give five|buy it monthly|stop stealing from my {kin}].
    `,
  },
};
