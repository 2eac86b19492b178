import type { Container, PackSpec } from './pack.ts';

type Part = 'body' | 'cap' | 'liquid' | 'accent';

/** Which part of a pack shows the shade that is inside: the formula where it can be seen, else what the makers colour. */
const SHADE_PART: Record<Container, Part | { glass: Part; solid: Part; usual: 'glass' | 'solid' }> = {
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

function shadePart({ container, finish }: PackSpec): Part {
  const part = SHADE_PART[container];
  if (typeof part === 'string') return part;
  const clear = finish === 'glass' || (finish === 'frost' && container === 'jar');
  return finish === undefined ? part[part.usual] : part[clear ? 'glass' : 'solid'];
}

/** The same pack in another shade (#RRGGBB). Stage, light and label stay, so that options are told apart by colour alone. */
export function inShade(spec: PackSpec, swatch: string): PackSpec {
  const part = shadePart(spec);
  const shaded: PackSpec = { ...spec, palette: { ...spec.palette, [part]: swatch } };
  // metal mirrors the room: it would hide the shade
  return part === 'cap' && spec.capFinish === 'metal' ? { ...shaded, capFinish: 'gloss' } : shaded;
}
