import type { Slide } from '@uruhu/contract/slide';
import { slidePath } from '#app/lib/slide-link.ts';

/** A slide as the page shows it: where its link leads is found out on the server, at `origin`. */
export const toShownSlide = ({ link, ...slide }: Slide, origin: string) => ({ ...slide, to: slidePath(link, origin) });
export type ShownSlide = ReturnType<typeof toShownSlide>;
