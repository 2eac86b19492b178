import { useState } from 'react';
import { isShown, type Shown } from '#app/lib/accordion.ts';
import { imageUrl } from '#app/lib/images.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { AccordionItem } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as words from '#messages/product';
import css from './information.module.css';
import type { ShownProduct } from './product-data.ts';
import { useZoom } from './use-zoom.tsx';

/** Labels of `product_info`, as the catalogue keeps them. They are data: their words on the screen may be others. */
const LABEL = { why: 'Why We Love It', ingredients: 'Featured Ingredients', use: 'How to Use' } as const;

type InformationProps = { product: ShownProduct; title: string; shown: Shown; onPress: (key: string) => void };

/** The sections about the product, in the order of the specification. */
export function Information({ product, title, shown, onPress }: InformationProps) {
  const section = (key: string) => ({ open: isShown(shown, key), onPress: () => onPress(key) });
  const told = (label: string) => product.product_info.find((info) => info.label === label)?.value;
  return (
    <div>
      <AccordionItem title={words.productInfo} {...section('info')}>
        <RichText html={product.description || words.noDescription} />
      </AccordionItem>
      <AccordionItem title={words.whyWeLoveIt} {...section('why')}>
        <RichText html={told(LABEL.why) || words.noInformation} />
      </AccordionItem>
      <AccordionItem title={words.featuredIngredients} {...section('ingredients')}>
        <RichText html={told(LABEL.ingredients) || words.noInformation} />
        <Ingredients list={product.ingredients} cautions={product.cautions} />
      </AccordionItem>
      <AccordionItem title={words.specificInformation} {...section('specific')}>
        <Specific rows={product.specific_info} />
      </AccordionItem>
      <AccordionItem title={words.howToUse} {...section('use')}>
        <RichText html={told(LABEL.use) || words.noInformation} />
        <Usage images={product.description_images} placeholders={product.placeholders} title={title} />
      </AccordionItem>
    </div>
  );
}

/** All that is in it, in the order of the pack, with what we can say of each. */
function Ingredients({ list, cautions }: { list: ShownProduct['ingredients']; cautions: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <>
      {cautions.length > 0 && (
        <ul className={css.cautions}>
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      )}
      <details className={css.all}>
        <summary className="link">{words.allIngredients(list.length)}</summary>
        <ul>
          {list.map(({ name, note }, place) => (
            // A list may name a thing twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={place}>
              {name}
              {note && <span>{note}</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

type UsageProps = { images: readonly string[]; placeholders: ShownProduct['placeholders']; title: string };

function Usage({ images, placeholders, title }: UsageProps) {
  const prefix = useMediaPrefix();
  const { press, zoom } = useZoom(images, `${title}, ${words.howToUse}`);
  if (images.length === 0) return null;
  return (
    <div className={css.usage}>
      {images.map((image, index) => (
        <a key={image} href={imageUrl(prefix, image, 1280)} onClick={press(index)}>
          <Picture
            image={image}
            alt={words.enlarge(words.usagePicture(index + 1))}
            sizes="(min-width: 768px) 200px, 46vw"
            widths={[320, 480]}
            placeholder={placeholders[image]}
          />
        </a>
      ))}
      {zoom}
    </div>
  );
}

/** A button that opens the table; where the browser knows `command`, without scripts too. */
function Specific({ rows }: { rows: ShownProduct['specific_info'] }) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return <p>{words.noSpecific}</p>;
  return (
    <>
      <Button
        kind="line"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        {...{ command: 'show-modal', commandfor: 'specific-information' }}
      >
        {words.showSpecific}
      </Button>
      <Dialog kind="wide" id="specific-information" title={words.specificInformation} open={open} onClose={() => setOpen(false)}>
        <table className={css.table}>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}
