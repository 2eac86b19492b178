/** Shortcodes of WordPress and WooCommerce: `[gallery ids="1,2"]`, `[vc_row]…[/vc_row]`. */
import type { DroppedMedia } from './media.ts';

const CODE = /\[(\/?)([a-z][a-z0-9_-]{1,39})((?:\s[^[\]<>]{0,500})?)\/?\]/g;
/** Those of WordPress are written without attributes too. Those of page builders begin with the builder's name: `vc_single_image`. */
const PICTURE = /(?:^|_)(?:image|gallery)$/;
const PLAYER = /(?:^|_)(?:video|audio|playlist)$/;

/** Counts a gallery by its pictures: `ids="12,15"`. */
const countPictures = (attributes: string) => (/\b(?:ids|images)=["'“”″]?([\d\s,]+)/.exec(attributes)?.[1] ?? '1').split(',').length;

/**
 * Removes shortcodes, and keeps the words between an opening and a closing one. A name in brackets that is none of a shortcode stays, such as `[new]`:
 * a shortcode has attributes, an underscore in its name, or a closing one in the text. Adds the pictures and videos to `dropped`.
 */
export function removeShortcodes(text: string, dropped: DroppedMedia): string {
  if (!text.includes('[')) return text;
  const closed = new Set([...text.matchAll(CODE)].filter(([, slash]) => slash === '/').map(([, , name]) => name));
  return text.replace(CODE, (code: string, slash: string, name: string, attributes: string) => {
    const [isPicture, isPlayer] = [PICTURE.test(name), PLAYER.test(name)];
    if (!isPicture && !isPlayer && !closed.has(name) && !name.includes('_') && !/^\s+[a-z][\w-]*=/i.test(attributes)) return code;
    if (slash === '' && isPicture) dropped.pictures += countPictures(attributes);
    if (slash === '' && isPlayer) dropped.videos++;
    return '';
  });
}
