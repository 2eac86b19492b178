import { useState } from 'react';
import { buildImageUrl } from '#app/lib/images.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { AccordionItem } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/text/rich-text.tsx';
import * as messages from '#messages/catalogue/product';
import { useZoom } from '../gallery/use-zoom.tsx';
import type { ProductData } from '../product-data.ts';
import css from './information.module.css';
import { isSectionOpen, type OpenSections } from './open-sections.ts';

/** The labels of `product_info` in the catalogue. The page finds the texts by these labels, and shows its own headings. */
const INFO_LABELS = { why: 'Why We Love It', ingredients: 'Featured Ingredients', use: 'How to Use' } as const;

type InformationProps = { product: ProductData; title: string; openSections: OpenSections; onPress: (key: string) => void };

/** The sections about the product, in the order of the specification. */
export function Information({ product, title, openSections, onPress }: InformationProps) {
  const getSectionProps = (key: string) => ({ open: isSectionOpen(openSections, key), onPress: () => onPress(key) });
  const showInfo = (label: string) => {
    const html = product.product_info.find((info) => info.label === label)?.value;
    return html ? <RichText html={html} lang={product.infoLanguage} /> : <RichText html={messages.noInformation} />;
  };
  return (
    <div>
      <AccordionItem title={messages.productInfo} {...getSectionProps('info')}>
        {product.description ? (
          <RichText html={product.description} lang={product.descriptionLanguage} />
        ) : (
          <RichText html={messages.noDescription} />
        )}
      </AccordionItem>
      <AccordionItem title={messages.whyWeLoveIt} {...getSectionProps('why')}>
        {showInfo(INFO_LABELS.why)}
      </AccordionItem>
      <AccordionItem title={messages.featuredIngredients} {...getSectionProps('ingredients')}>
        {showInfo(INFO_LABELS.ingredients)}
        <Ingredients list={product.ingredients} cautions={product.cautions} />
      </AccordionItem>
      <AccordionItem title={messages.specificInformation} {...getSectionProps('specific')}>
        <SpecificInformation rows={product.specific_info} lang={product.factsLanguage} />
      </AccordionItem>
      <AccordionItem title={messages.howToUse} {...getSectionProps('use')}>
        {showInfo(INFO_LABELS.use)}
        <UsagePictures images={product.description_images} placeholders={product.placeholders} alts={product.picture_alts} title={title} />
      </AccordionItem>
    </div>
  );
}

/** All ingredients in the order of the pack, with an explanation if the shop has one for the ingredient. */
function Ingredients({ list, cautions }: { list: ProductData['ingredients']; cautions: readonly string[] }) {
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
      <details className={css.ingredients}>
        <summary className="link">{messages.allIngredients(list.length)}</summary>
        <ul>
          {list.map(({ name, note }, index) => (
            // A list may name an ingredient twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              {name}
              {note && <span>{note}</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

type UsagePicturesProps = {
  images: readonly string[];
  placeholders: ProductData['placeholders'];
  alts: ProductData['picture_alts'];
  title: string;
};

function UsagePictures({ images, placeholders, alts, title }: UsagePicturesProps) {
  const prefix = useMediaPrefix();
  const { press, zoom } = useZoom({ images, title: `${title}, ${messages.howToUse}`, alts });
  if (images.length === 0) return null;
  return (
    <div className={css.usage}>
      {images.map((image, index) => (
        <a key={image} href={buildImageUrl(prefix, image, 1280)} onClick={press(index)}>
          <Picture
            image={image}
            alt={messages.enlarge(alts[image] || messages.usagePicture(index + 1))}
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

const TABLE_ID = 'specific-information';
/** Attributes with which the browser opens the dialog without JavaScript. React's types lack them. */
const OPEN_COMMAND = { command: 'show-modal', commandfor: TABLE_ID };

/** A button that opens the table; in browsers that know `command` also without JavaScript. */
function SpecificInformation({ rows, lang }: { rows: ProductData['specific_info']; lang: ProductData['factsLanguage'] }) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return <p>{messages.noSpecific}</p>;
  return (
    <>
      <Button
        kind="line"
        aria-haspopup="dialog"
        aria-controls={TABLE_ID}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        {...OPEN_COMMAND}
      >
        {messages.showSpecific}
      </Button>
      <Dialog kind="wide" id={TABLE_ID} title={messages.specificInformation} open={open} onClose={() => setOpen(false)}>
        <div className={css.specific}>
          <table className={css.table} lang={lang}>
            <tbody>
              {rows.map(({ label, shown_label, value }) => (
                <tr key={label}>
                  <th scope="row">{shown_label ?? label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    </>
  );
}
