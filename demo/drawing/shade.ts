import type { Container, PackSpec } from './pack.ts';

type PackPart = 'body' | 'cap' | 'liquid' | 'accent';

/**
 * The part of a pack that shows the shade of a product: its content if that is visible, otherwise the part that manufacturers colour. Some
 * containers exist in clear `glass` and in `solid` material; `usual` applies if the pack has no finish.
 */
const SHADE_PART: Record<Container, PackPart | { glass: PackPart; solid: PackPart; usual: 'glass' | 'solid' }> = {
  lipbalm: 'liquid',
  cushion: 'liquid',
  balm: 'liquid',
  ampoule: 'liquid',
  tube: 'body',
  stick: 'cap',
  sachet: 'accent',
  dropper: { glass: 'liquid', solid: 'body', usual: 'glass' },
  toner: { glass: 'liquid', solid: 'body', usual: 'glass' },
  pump: { glass: 'liquid', solid: 'body', usual: 'solid' },
  mist: { glass: 'liquid', solid: 'body', usual: 'solid' },
  jar: { glass: 'liquid', solid: 'body', usual: 'solid' },
};

function findShadePart({ container, finish }: PackSpec): PackPart {
  const part = SHADE_PART[container];
  if (typeof part === 'string') return part;
  // Of frosted containers, only jars show their content.
  const isClear = finish === 'glass' || (finish === 'frost' && container === 'jar');
  return finish === undefined ? part[part.usual] : part[isClear ? 'glass' : 'solid'];
}

/**
 * Returns the same pack in another shade (#RRGGBB). Backdrop, light and label stay the same, so that pictures of options differ only in
 * colour.
 */
export function replaceShade(spec: PackSpec, swatch: string): PackSpec {
  const part = findShadePart(spec);
  const specInShade: PackSpec = { ...spec, palette: { ...spec.palette, [part]: swatch } };
  // A metal finish reflects its surroundings and would hide the shade.
  return part === 'cap' && spec.capFinish === 'metal' ? { ...specInShade, capFinish: 'gloss' } : specInShade;
}
