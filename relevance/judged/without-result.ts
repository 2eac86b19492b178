/**
 * Queries for which the shop has no product. Those of other trades were written without a look at the descriptions, so some of their words
 * occur there. No query is a single word with which a name begins ('car' and 'carrot'), because it may be half of that name.
 */

import type { Kind } from './kinds.ts';
import { judgeQuery } from './products.ts';
import type { JudgedQuery } from './types.ts';

const NONSENSE = `asdfgh | qwertyuiop | xyzzy | blorptang | zzzzzz | fghjkl vbnm | kjsdhf | wubbalubba | plonkswitch | grfl | vrrkt 9981 |
brumbeltax | hjkyuw | oxqueltin | tttttrrrr | zanfoblik | mmnnbbvv | skrimbolt | dwaffle xo | uhgkq |
sdfkjh | lkjhgfdsa | poiuytrewq | mnbvcxz | aaaaaaa | qqqqqqqq | wertyu | zxcvbnm | qazwsx | jkljkl | fdsafdsa | asdasdasd |
hhhhhh | ertghj fghj | bvcxz lkjh | nmjkui | wsxedc rfv | okmijn | plmokn | tgbyhn ujm | 0987654321 | 1234567890 | 777777 |
flurbgast | snozzwick | trelvane | gubblefritz | mokravit | quilbatch | drenvolk | spluttifang | vextramole | jumbrowick | krabblenost |
hyxaltor pim | werblegonk zat | crumquist | yolgathren | bizzelworp | nonflux 42`;

const OTHER_TRADES = `football | shoes | tyres | laptop | phone | bicycle | cement | television | guitar |
car tyres | football boots | laptop charger | baby shoes | phone case | running shoes | office chair | motorcycle helmet | kitchen knife |
garden hose | wrist watch | school bag | printer ink | dog food | cat litter | mosquito net | solar panel | rice cooker | tea pot |
wedding dress | tennis racket | sofa bed | frying pan | electric kettle | paint brush roller | fishing rod | table lamp | wall clock |
plane ticket | hotel room | maize flour | cooking gas | power drill | fridge freezer | washing machine | gas cylinder | iron sheets |
water tank repair | phone screen protector | second hand car | leather office chair | used toyota corolla | wooden dining table |
cheap flight tickets | car engine oil filter | men running shoes | school exercise books | green tea bags | honey roasted peanuts |
usb c cable | gaming mouse pad | memory card 64gb | basketball jersey large | double bed mattress | kids bunk bed | roof iron sheets blue`;

const HELP = `returns | delivery | return policy | shipping cost | track my order | where is my order | refund | payment methods | pay with momo |
mobile money | customer service | contact number | opening hours | shop location | discount code | my account | log in | reset password |
delivery to musanze | cancel order | terms and conditions | privacy policy | whatsapp number | job vacancies`;

const judgeList = (kind: Kind, list: string): JudgedQuery[] =>
  list.split('|').map((query) => judgeQuery(kind, query.trim(), { wanted: [] }));

export const queriesWithoutResult: readonly JudgedQuery[] = [
  ...judgeList('nonsense', NONSENSE),
  ...judgeList('other trades', OTHER_TRADES),
  ...judgeList('help', HELP),
];
