import { documents } from './documents.ts';
import { ours } from './engines.ts';

const e = ours(documents);
const list =
  `spare tyres|car battery|brake fluid|gel pen|face paint|hair dryer|electric shaver|water bottle|water pump|oil lamp|cooking oil|engine oil|oil painting|sun glasses|sun hat|eye glasses|eye drops|lip reading|body armour|body building|hand drill|hand bag|hand sanitizer gel|foam mattress|foam board|mattress topper|cream cheese|ice cream|cream cracker|milk powder|baby formula|baby stroller|baby diapers|powder paint|rose bush|rose wine|tea cups|coffee maker|coffee beans|honey bee hive|rice field|rice sack 25kg|vinegar bottle|sugar cane|black pepper|black shoes|red dress|red car|pink shirt|blue jeans|green paint|white board|brown bread|gold ring|silver chain|pearl necklace|glass table|window glass|mirror tiles|cushion cover for sofa|pillow case|patch cable|mask for halloween|gas mask|face mask n95|toner cartridge hp|printer toner|primer paint|wall primer|concealer tape|brush cutter|pencil case|school pencil|drawing book|palette knife|magic show|water melon|fresh milk|egg tray|eggs|bananas|tomato seeds|lemon tree|carrot cake|ginger beer|peach cobbler|garlic bread|potato chips|fish|beef|chicken|goat meat|beans|cassava|sorghum|matooke|bread|butter|salt|flour|sim card|airtime|internet bundle|wifi router|tv stand|hdmi cable|power bank|headphones|bluetooth speaker|camera lens|tripod|drone|video game|playstation|xbox controller|football|soccer ball|gym equipment|yoga mat|dumbbells|swimming costume|bicycle pump|motorbike chain|helmet|tent|sleeping bag|backpack|suitcase|umbrella|rain coat|socks|underwear|bra|trousers|belt|tie|suit|wedding ring|toys|lego|doll|puzzle|novel|bible|dictionary|calculator|ruler|stapler|glue stick|envelope|stamps|bank loan|insurance|house for rent|land for sale|job|visa|passport|hospital|dentist|doctor appointment|malaria medicine|paracetamol|antibiotics|vitamin tablets|protein powder|weight loss pills|condoms|pregnancy test|thermometer|wheelchair|crutches|cow|goat|hen|puppy|fish tank|bird cage|grass cutter|fertilizer|seeds|plough|tractor|generator|inverter|light bulb|extension cord|socket|switch|ceiling fan|air conditioner|heater|stove|oven|microwave|blender|toaster|plates|cups|spoons|knives|pots|basin|bucket|broom|mop|detergent|bleach|toilet paper|curtains|carpet|bed sheets|blanket|towel|mosquito spray|candles|matches|charcoal|firewood|nails and hammer|screws|ladder|paint|bricks|sand|gravel|steel bars|timber|plywood|door lock|padlock|keys|safe box|cctv|alarm|train ticket|bus ticket|taxi|hire a car|driving school|spark plug|windscreen wiper|car wash|car seat cover|number plate`.split(
    '|',
  );
let bad = 0;
for (const q of list) {
  const f = await e.search(q);
  if (f.length) {
    bad++;
    console.log(q, '→', f.length, f.slice(0, 3).join(' '));
  }
}
console.log(bad, list.length);
