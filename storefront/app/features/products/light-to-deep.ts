/** The perceived lightness of a colour, from 0 to 255, with the weights of BT.601. `swatch`: #rrggbb. */
function computeLightness(swatch: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(swatch.slice(start, start + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The options from the lightest shade to the deepest. Options without a colour come last, in their own order. */
export const sortLightToDeep = <Option extends { swatch: string }>(options: readonly Option[]): Option[] => [
  ...options.filter(({ swatch }) => swatch).sort((one, other) => computeLightness(other.swatch) - computeLightness(one.swatch)),
  ...options.filter(({ swatch }) => !swatch),
];
